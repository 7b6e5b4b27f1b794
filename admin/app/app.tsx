import { lazy, Suspense } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { wantList } from '#admin/want-list/index.ts';
import { branch } from '#admin/branch/index.ts';
import { enquiry } from '#admin/enquiry/index.ts';
import { question } from '#admin/question/index.ts';
import { review } from '#admin/review/index.ts';
import { attachment } from '#admin/attachment/index.ts';
import { attribute } from '#admin/attribute/index.ts';
import { brand } from '#admin/brand/index.ts';
import { family } from '#admin/family/index.ts';
import { priceChange } from '#admin/price-change/index.ts';
import { promotion } from '#admin/promotion/index.ts';
import { price, priceList } from '#admin/price-list/index.ts';
import { WhyPricePage } from '#admin/price-list/why-price-page.tsx';
import { category } from '#admin/category/index.ts';
import { cannedReply } from '#admin/canned-reply/index.ts';
import { message } from '#admin/conversation/index.ts';
import { customer } from '#admin/customer/index.ts';
import { dashboard } from '#admin/dashboard/index.ts';
import { effect } from '#admin/effect/index.ts';
import { article } from '#admin/article/index.ts';
import { document } from '#admin/document/index.ts';
import { banner } from '#admin/banner/index.ts';
import { importSource } from '#admin/import-source/index.ts';
import { importing } from '#admin/import/index.ts';
import { letter } from '#admin/letter/index.ts';
import { menu } from '#admin/menu/index.ts';
import { page } from '#admin/page/index.ts';
import { registrationForm } from '#admin/registration-form/index.ts';
import { newsletter } from '#admin/newsletter/index.ts';
import { redirect } from '#admin/redirect/index.ts';
import { synonym } from '#admin/synonym/index.ts';
import { staticContent } from '#admin/static-content/index.ts';
import { history } from '#admin/history/index.ts';
import { accessLog } from '#admin/access-log/index.ts';
import { mail } from '#admin/mail/index.ts';
import { order } from '#admin/order/index.ts';
import { product } from '#admin/product/index.ts';
import { proof } from '#admin/proof/index.ts';
import { quote } from '#admin/quote/index.ts';
import { replay } from '#admin/replay/index.ts';
import { security } from '#admin/security/index.ts';
import { AdministratorPage } from '#admin/sign-in/administrator-page.tsx';
import { setting } from '#admin/setting/index.ts';
import { JoinPage } from '#admin/sign-in/join-page.tsx';
import { setup } from '#admin/setup/index.ts';
import { staff } from '#admin/staff/index.ts';
import { signIn } from '#admin/sign-in/index.ts';
import { calendar } from '#admin/calendar/index.ts';
import { shipping } from '#admin/shipping/index.ts';
import { stock } from '#admin/stock/index.ts';
import { CountPage, TransferPage } from '#admin/stock/sheet-page.tsx';
import { warehouse } from '#admin/warehouse/index.ts';
import { tax } from '#admin/tax/index.ts';
import { work } from '#admin/work/index.ts';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { Landing } from './landing.tsx';
import { Layout } from './layout.tsx';
import { LoginPage } from './login-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { CustomerShow } from './pages/customer-show.tsx';
import { OrderShow } from './pages/order-show.tsx';
import { ProductShow } from './pages/product-show.tsx';
import { QuoteDesk } from './pages/quote-desk.tsx';
import { theme } from './theme.ts';

/** Only who opens it loads the library of its table. */
const ProductGridPage = lazy(async () => ({ default: (await import('#admin/product/grid/grid-page.tsx')).GridPage }));

const BackOffice = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    layout={Layout}
    dashboard={Landing}
    loginPage={LoginPage}
    catchAll={NotFoundPage}
    theme={theme}
    darkTheme={null}
    requireAuth
    disableTelemetry
    title="Millwright"
  >
    <CustomRoutes noLayout>
      <Route path="/administrator" element={<AdministratorPage />} />
      <Route path="/join" element={<JoinPage />} />
    </CustomRoutes>
    <CustomRoutes>
      <Route
        path="/product/grid"
        element={
          <Suspense fallback={null}>
            <ProductGridPage />
          </Suspense>
        }
      />
      <Route path="/why-price" element={<WhyPricePage />} />
      <Route path="/stock/count" element={<CountPage />} />
      <Route path="/stock/transfer" element={<TransferPage />} />
    </CustomRoutes>
    <Resource {...work} />
    <Resource {...message} />
    <Resource {...dashboard} />
    <Resource {...order} show={OrderShow} />
    <Resource {...attachment} />
    <Resource {...review} />
    <Resource {...question} />
    <Resource {...enquiry} />
    <Resource {...quote} show={QuoteDesk} />
    <Resource {...customer} show={CustomerShow} />
    <Resource {...product} show={ProductShow} />
    <Resource {...category} />
    <Resource {...attribute} />
    <Resource {...brand} />
    <Resource {...family} />
    <Resource {...priceList} />
    <Resource {...promotion} />
    <Resource {...price} />
    <Resource {...priceChange} />
    <Resource {...page} />
    <Resource {...staticContent} />
    <Resource {...menu} />
    <Resource {...article} />
    <Resource {...document} />
    <Resource {...banner} />
    <Resource {...newsletter} />
    <Resource {...redirect} />
    <Resource {...synonym} />
    <Resource {...letter} />
    <Resource {...mail} />
    <Resource {...effect} />
    <Resource {...history} />
    <Resource {...proof} />
    <Resource {...accessLog} />
    <Resource {...replay} />
    <Resource {...security} />
    <Resource {...importing} />
    <Resource {...importSource} />
    <Resource {...stock} />
    <Resource {...wantList} />
    <Resource {...warehouse} />
    <Resource {...branch} />
    <Resource {...tax} />
    <Resource {...shipping} />
    <Resource {...calendar} />
    <Resource {...registrationForm} />
    <Resource {...cannedReply} />
    <Resource {...setting} />
    <Resource {...setup} />
    <Resource {...staff} />
    <Resource {...signIn} />
  </Admin>
);

/** A router with data can hold back a navigation that would lose what was typed. */
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

export const App = () => <RouterProvider router={router} />;
