import { PENDING_DAYS, type PendingDays } from '#storefront/shared/cart/pending-carts.ts';

/** What an address says; the last 30 days where it says nothing that could be meant. */
export const daysOf = (parameters: URLSearchParams): PendingDays =>
  PENDING_DAYS.find((days) => String(days) === parameters.get('days')) ?? 30;
