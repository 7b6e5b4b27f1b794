import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount } from '#domain/shared/money.ts';

type OfAccount<Data extends object = object> = { readonly accountId: string } & Data;

/** Ledger `credit-<account>`: the limit, what is owed, and what open orders hold of the rest. */
export type CreditEvent =
  | DomainEvent<'CreditLimitSet', OfAccount<{ readonly limit: Amount; readonly currency: string }>>
  | DomainEvent<'CreditHeld', OfAccount<{ readonly holdId: string; readonly amount: Amount }>>
  | DomainEvent<'CreditHoldReleased', OfAccount<{ readonly holdId: string; readonly reason: string }>>
  /**
   * The hold became a debt, which is overdue after `dueOn` (YYYY-MM-DD); never where there is none: events of before
   * terms were kept.
   */
  | DomainEvent<'CreditHoldConfirmed', OfAccount<{ readonly holdId: string; readonly dueOn?: string }>>
  | DomainEvent<'CreditGivenBack', OfAccount<{ readonly refundId: string; readonly amount: Amount }>>
  /** A payment on account: a cheque or wire with its number, received on that day (YYYY-MM-DD). */
  | DomainEvent<
      'CreditPaymentReceived',
      OfAccount<{
        readonly receiptId: string;
        readonly amount: Amount;
        readonly reference: string;
        readonly receivedOn: string;
      }>
    >;

export const creditEvents = defineEvents<CreditEvent>({ category: 'credit' });
