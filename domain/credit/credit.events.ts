import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount } from '#domain/shared/money.ts';

type OfAccount<Data extends object = object> = { readonly accountId: string } & Data;

/** Ledger `credit-<account>`: the limit, what is owed, and what open orders hold of the rest. */
export type CreditEvent =
  | DomainEvent<'CreditLimitSet', OfAccount<{ readonly limit: Amount; readonly currency: string }>>
  | DomainEvent<'CreditHeld', OfAccount<{ readonly holdId: string; readonly amount: Amount }>>
  | DomainEvent<'CreditHoldReleased', OfAccount<{ readonly holdId: string; readonly reason: string }>>
  | DomainEvent<'CreditHoldConfirmed', OfAccount<{ readonly holdId: string }>>;

export const creditEvents = defineEvents<CreditEvent>({ category: 'credit' });
