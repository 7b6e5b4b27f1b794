import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Stream `closed-month-<YYYY-MM>`: nothing is dated into a closed month any more. */
export type ClosedMonthEvent =
  | DomainEvent<'MonthClosed', { readonly month: string }>
  | DomainEvent<'MonthReopened', { readonly month: string; readonly reason: string }>;

export const closedMonthEvents = defineEvents<ClosedMonthEvent>({ category: 'closed-month' });

export const closedMonthStream = (month: string): string => `closed-month-${month}`;
