import type { ReactNode } from 'react';
import { Layout as AdminLayout, Menu } from 'react-admin';

/** Areas without a screen in this peer: their sidebar entries cost as much as in the other apps. */
const others = [
  'Loan Form Effortless',
  'Loan Step',
  'Loan Details',
  'Loan Criteria',
  'Loan Features',
  'Loan Effortless',
  'Loan Image',
  'Talk To Expart',
  'Career Form',
  'Offer Form',
  'Terms & Condition',
  'Privacy Policy',
  'Business Partner',
  'DSA Form',
  'Mission',
];

const SideMenu = () => (
  <Menu>
    <Menu.DashboardItem />
    <Menu.ResourceItems />
    {others.map((label) => (
      <Menu.Item key={label} to={`/${encodeURIComponent(label)}`} primaryText={label} />
    ))}
  </Menu>
);

export const Layout = ({ children }: { children?: ReactNode }) => <AdminLayout menu={SideMenu}>{children}</AdminLayout>;
