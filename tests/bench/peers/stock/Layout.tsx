import type { ReactNode } from 'react';
import { Layout as AdminLayout, Menu } from 'react-admin';

/** The areas that have no screen in this peer: their entries weigh in the sidebar as in the others. */
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
