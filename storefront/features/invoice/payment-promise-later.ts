import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';

/** Only who has something overdue promises to pay it. */
export const PaymentPromise = partOnDemand(async () => (await import('./payment-promise.tsx')).PaymentPromise);
