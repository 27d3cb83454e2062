import { useState } from 'react';
import { Navigate, NavLink, Outlet } from 'react-router-dom';
import { token } from './call';

const links = {
  dashboard: 'Dashboard',
  'home-features': 'Home Features',
  'loan-form-effortless': 'Loan Form Effortless',
  'loan-step': 'Loan Step',
  'loan-details': 'Loan Details',
  'loan-benefits': 'Loan Benefits',
  'loan-criteria': 'Loan Criteria',
  'loan-features': 'Loan Features',
  'loan-effortless': 'Loan Effortless',
  'loan-image': 'Loan Image',
  'talk-to-expart': 'Talk To Expart',
  'user-details': 'User Details',
  'career-form': 'Career Form',
  'offer-form': 'Offer Form',
  disclaimer: 'Disclaimer',
  'terms-condition': 'Terms & Condition',
  'privacy-policy': 'Privacy Policy',
  'business-partner': 'Business Partner',
  'dsa-form': 'DSA Form',
  mission: 'Mission',
};

export function Layout() {
  const [open, setOpen] = useState(true);
  if (token() === null) return <Navigate to="/" />;
  return (
    <div className="frame">
      {open && (
        <nav>
          {Object.entries(links).map(([path, label]) => (
            <NavLink key={path} to={`/${path}`}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <main>
        <button type="button" onClick={() => setOpen(!open)}>
          ☰
        </button>
        <Outlet />
      </main>
    </div>
  );
}
