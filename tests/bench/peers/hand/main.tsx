import './style.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Benefits } from './Benefits';
import { Dashboard } from './Dashboard';
import { DisclaimerForm } from './DisclaimerForm';
import { Disclaimers } from './Disclaimers';
import { FeatureForm } from './FeatureForm';
import { Features } from './Features';
import { Layout } from './Layout';
import { Login } from './Login';
import { Users } from './Users';

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Login />} />
      <Route element={<Layout />}>
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/user-details" element={<Users />} />
        <Route path="/home-features" element={<Features />} />
        <Route path="/add-home-features" element={<FeatureForm />} />
        <Route path="/edit-home-features/:id" element={<FeatureForm />} />
        <Route path="/loan-benefits" element={<Benefits />} />
        <Route path="/disclaimer" element={<Disclaimers />} />
        <Route path="/edit-disclaimer/:id" element={<DisclaimerForm />} />
        <Route path="*" element={<h1>Not found</h1>} />
      </Route>
    </Routes>
  </BrowserRouter>,
);
