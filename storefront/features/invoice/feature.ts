import type texts from '#locales/en/invoice.json';
import type { UserContext } from '#contracts/account/account.ts';
import type { SetupValues } from '#storefront/shared/session/session.ts';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly invoice: typeof texts;
  }
}

const needs = ['invoiceHistory'] as const;
/** Spec 6. */
const isThere = (_values: SetupValues, user: UserContext) => user.IsPrimaryContact || user.InvoiceSharing === 'Allow';

export const feature = {
  routes: {
    account: [
      page({
        path: paths.invoices,
        module: 'storefront/features/invoice/invoices.page.tsx',
        component: exportOf(() => import('./invoices.page.tsx'), 'InvoicesPage'),
        texts: ['invoice', 'cart', 'checkout', 'payment-method', 'order'],
        loader: later(exportOf(() => import('./invoice.loader.ts'), 'invoicesLoader')),
      }),
      page({
        path: '/profile/myinvoices/:invoiceId',
        module: 'storefront/features/invoice/invoice.page.tsx',
        component: exportOf(() => import('./invoice.page.tsx'), 'InvoicePage'),
        texts: ['invoice', 'cart', 'checkout', 'payment-method', 'order'],
        loader: later(exportOf(() => import('./invoice.loader.ts'), 'invoiceLoader')),
      }),
      page({
        path: paths.creditLimit,
        module: 'storefront/features/invoice/aged-balance.page.tsx',
        component: exportOf(() => import('./aged-balance.page.tsx'), 'AgedBalancePage'),
        texts: ['invoice'],
        loader: later(exportOf(() => import('./invoice.loader.ts'), 'agedBalanceLoader')),
      }),
      page({
        path: paths.paymentHistory,
        module: 'storefront/features/invoice/transactions.page.tsx',
        component: exportOf(() => import('./transactions.page.tsx'), 'TransactionsPage'),
        texts: ['invoice'],
        loader: later(exportOf(() => import('./invoice.loader.ts'), 'transactionsLoader')),
      }),
    ],
    bare: [
      page({
        path: '/downloadinvoicereport/:invoiceId',
        module: 'storefront/features/invoice/invoice-report.page.tsx',
        component: exportOf(() => import('./invoice-report.page.tsx'), 'InvoiceReportPage'),
        texts: ['invoice', 'order'],
        loader: later(exportOf(() => import('./invoice.loader.ts'), 'invoiceLoader')),
      }),
    ],
  },
  accountMenu: [
    { section: 'payments', place: 2, path: paths.invoices, label: 'invoices', needs, isThere },
    { section: 'payments', place: 4, path: paths.creditLimit, label: 'agedBalance', needs, isThere },
    { section: 'payments', place: 6, path: paths.paymentHistory, label: 'transactionHistory', needs, isThere },
  ],
} satisfies StorefrontFeature;
