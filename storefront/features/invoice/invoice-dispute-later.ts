import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';

/** Few who look at an invoice dispute it. */
export const InvoiceDispute = partOnDemand(async () => (await import('./invoice-dispute.tsx')).InvoiceDispute);
