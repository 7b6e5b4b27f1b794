import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';

/** Who looks at invoices reads first, and pays then. */
export const PayInvoices = partOnDemand(async () => (await import('./pay-invoices.tsx')).PayInvoices);
