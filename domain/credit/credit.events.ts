import type { CurrencyCode } from '#domain/shared/money.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount } from '#domain/shared/money.ts';

type OfAccount<Data extends object = object> = { readonly accountId: string } & Data;

/** So much of an open item is settled, in minor units. */
export interface Applied {
  readonly openItemId: string;
  readonly amount: Amount;
}

/**
 * A credit lowers what is owed: `applied` to open items in this order, and what is left over waits for further ones.
 */
type Settles = { readonly amount: Amount; readonly applied: readonly Applied[] };

/**
 * Ledger `credit-<account>`: the limit, the open items (receivables) that are owed, and what open orders hold of the
 * rest. Days are YYYY-MM-DD, in the shop's calendar.
 */
export type CreditEvent =
  | DomainEvent<'CreditLimitSet', OfAccount<{ readonly limit: Amount; readonly currency: CurrencyCode }>>
  | DomainEvent<'CreditHeld', OfAccount<{ readonly holdId: string; readonly amount: Amount }>>
  | DomainEvent<'CreditHoldReleased', OfAccount<{ readonly holdId: string; readonly reason: string }>>
  /**
   * The hold became an open item by the same id, which is overdue after `dueOn`. `settled` is what of it was covered at
   * once by credit notes that had been left over.
   */
  | DomainEvent<
      'OpenItemPosted',
      OfAccount<{
        readonly openItemId: string;
        readonly orderId: string;
        readonly amount: Amount;
        readonly dueOn: string;
        readonly settled: Amount;
      }>
    >
  /** Money back for an order on terms: it settles that order's own open item first. */
  | DomainEvent<'CreditNoteIssued', OfAccount<Settles & { readonly creditNoteId: string; readonly openItemId: string }>>
  /** A payment on account: a cheque or wire with its number, received on that day. */
  | DomainEvent<
      'AccountPaymentReceived',
      OfAccount<Settles & { readonly receiptId: string; readonly reference: string; readonly receivedOn: string }>
    >;

export const creditEvents = defineEvents<CreditEvent>({ category: 'credit' });
