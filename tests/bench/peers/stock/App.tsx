import { Admin, Resource } from 'react-admin';
import { authProvider } from './authProvider';
import { BenefitList } from './benefits';
import { Dashboard } from './Dashboard';
import { DisclaimerEdit, DisclaimerList } from './disclaimers';
import { dataProvider } from './dataProvider';
import { FeatureCreate, FeatureEdit, FeatureList } from './features';
import { Layout } from './Layout';
import { UserList } from './users';

export const App = () => (
  <Admin
    dataProvider={dataProvider}
    authProvider={authProvider}
    dashboard={Dashboard}
    layout={Layout}
    disableTelemetry
  >
    <Resource name="home-features" list={FeatureList} edit={FeatureEdit} create={FeatureCreate} />
    <Resource name="loan-benefits" list={BenefitList} />
    <Resource name="user-details" list={UserList} />
    <Resource name="disclaimer" list={DisclaimerList} edit={DisclaimerEdit} />
    <Resource name="loans" recordRepresentation="name" />
  </Admin>
);
