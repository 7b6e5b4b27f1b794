import { Admin, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { attachment } from '#admin/attachment/index.ts';
import { mail } from '#admin/mail/index.ts';
import { order } from '#admin/order/index.ts';
import { quote } from '#admin/quote/index.ts';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { Layout } from './layout.tsx';
import { LoginPage } from './login-page.tsx';
import { theme } from './theme.ts';

export const App = () => (
  <BrowserRouter basename="/admin">
    <Admin authProvider={authProvider} dataProvider={dataProvider} i18nProvider={i18nProvider} layout={Layout} loginPage={LoginPage} theme={theme} darkTheme={null} requireAuth disableTelemetry title="Millwright">
      <Resource {...order} />
      <Resource {...attachment} />
      <Resource {...quote} />
      <Resource {...mail} />
    </Admin>
  </BrowserRouter>
);
