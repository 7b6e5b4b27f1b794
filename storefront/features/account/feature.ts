import type { RouteObject } from 'react-router-dom';
import type texts from '#locales/en/account.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly account: typeof texts;
  }
}

const registerPage = (path: string): RouteObject =>
  page({
    path,
    module: 'storefront/features/account/register.page.tsx',
    component: exportOf(() => import('./register.page.tsx'), 'RegisterPage'),
    texts: ['account'],
    loader: later(exportOf(() => import('./account.loader.ts'), 'registerLoader')),
  });

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/dashboard',
        module: 'storefront/features/account/dashboard.page.tsx',
        component: exportOf(() => import('./dashboard.page.tsx'), 'DashboardPage'),
        texts: ['account', 'order', 'cart'],
        loader: later(exportOf(() => import('./account.loader.ts'), 'dashboardLoader')),
      }),
      page({
        path: paths.loginDetails,
        module: 'storefront/features/account/login-details.page.tsx',
        component: exportOf(() => import('./login-details.page.tsx'), 'LoginDetailsPage'),
        texts: ['account'],
        loader: later(exportOf(() => import('./account.loader.ts'), 'loginDetailsLoader')),
      }),
      page({
        path: '/profile/signinsecurity',
        module: 'storefront/features/account/sign-in-security.page.tsx',
        component: exportOf(() => import('./sign-in-security.page.tsx'), 'SignInSecurityPage'),
        texts: ['account'],
        loader: later(exportOf(() => import('./account.loader.ts'), 'signInSecurityLoader')),
      }),
    ],
    bare: [
      page({
        path: '/account/login',
        module: 'storefront/features/account/login.page.tsx',
        component: exportOf(() => import('./login.page.tsx'), 'LoginPage'),
        texts: ['account'],
        loader: later(exportOf(() => import('./account.loader.ts'), 'signInLoader')),
      }),
      page({
        path: '/account/openid',
        module: 'storefront/features/account/openid.page.tsx',
        component: exportOf(() => import('./openid.page.tsx'), 'OpenidPage'),
        texts: ['account'],
        loader: later(exportOf(() => import('./account.loader.ts'), 'openidLoader')),
      }),
      page({
        path: '/account/forgotpassword',
        module: 'storefront/features/account/forgot-password.page.tsx',
        component: exportOf(() => import('./forgot-password.page.tsx'), 'ForgotPasswordPage'),
        texts: ['account'],
      }),
      page({
        path: '/account/resetpassword',
        module: 'storefront/features/account/reset-password.page.tsx',
        component: exportOf(() => import('./reset-password.page.tsx'), 'ResetPasswordPage'),
        texts: ['account'],
        loader: later(exportOf(() => import('./account.loader.ts'), 'resetPasswordLoader')),
      }),
      registerPage('/account/register'),
      registerPage('/register'),
    ],
  },
  accountMenu: [
    { section: 'overview', place: 10, path: paths.dashboard, label: 'dashboard' },
    { section: 'accountSettings', place: 5, path: paths.loginDetails, label: 'loginDetails', needs: ['addressBook'] },
    { section: 'accountSettings', place: 90, path: paths.signInSecurity, label: 'signInSecurity' },
  ],
} satisfies StorefrontFeature;
