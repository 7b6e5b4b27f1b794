import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader, type LoaderContext } from '#storefront/shared/loader.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { isOn, settingsQuery, userQuery } from '#storefront/shared/session/session.ts';
import { InvoiceDispute } from './invoice-dispute-later.ts';
import { parseInvoiceList } from './invoice-list-url.ts';
import {
  agedBalanceQuery,
  invoicePaymentOptionsQuery,
  invoiceQuery,
  invoicesQuery,
  paymentPromiseQuery,
  statementsPage,
  statementsQuery,
  transactionsQuery,
} from './invoice.queries.ts';
import { PaymentPromise } from './payment-promise-later.ts';
import { PayInvoices } from './pay-invoices-later.ts';
import { parseTransactionList } from './transaction-list-url.ts';

/** Where the store does not offer them, or the company does not share them, the pages do not exist (spec 6). */
async function requireInvoices(context: LoaderContext): Promise<void> {
  await requireSignedIn(context);
  const [settings, user] = await Promise.all([context.load(settingsQuery), context.load(userQuery)]);
  const isShared = user.IsPrimaryContact || user.InvoiceSharing === 'Allow';
  if (!isOn(settings, 'invoiceHistory') || !isShared) throw pageProblem(404, 'not_found');
}

export const invoicesLoader = loader(async (context) => {
  await requireInvoices(context);
  await Promise.all([
    context.load(invoicesQuery(parseInvoiceList(context.url.searchParams))),
    context.load(agedBalanceQuery),
    context.load(invoicePaymentOptionsQuery),
  ]);
});

export const invoiceLoader = loader(async (context) => {
  await requireInvoices(context);
  await Promise.all([
    context.load(invoiceQuery(context.params.invoiceId ?? '')),
    InvoiceDispute.preload(),
    PayInvoices.preload(),
    context.load(invoicePaymentOptionsQuery),
  ]);
});

export const agedBalanceLoader = loader(async (context) => {
  await requireInvoices(context);
  await Promise.all([
    context.load(agedBalanceQuery),
    context.load(paymentPromiseQuery),
    PaymentPromise.preload(),
    context.load(statementsQuery(statementsPage(context.url.searchParams))),
  ]);
});

export const transactionsLoader = loader(async (context) => {
  await requireInvoices(context);
  await context.load(transactionsQuery(parseTransactionList(context.url.searchParams)));
});
