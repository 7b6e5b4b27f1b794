import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';

/** Who looks at an order reads first. */
export const OrderAgain = partOnDemand(async () => (await import('./order-again.tsx')).OrderAgain);
