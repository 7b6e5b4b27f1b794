import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';

type OfTransaction<Data extends object = object> = { readonly transactionId: string } & Data;

/** What money that came in pays: the debt of an account, or a payment that an order waits for. */
export type MatchTarget =
  | {
      readonly kind: 'account';
      readonly accountId: string;
      /** Settled first; without it the oldest open items are. */
      readonly openItemId?: string;
      /** Open items that are settled after it, in this order. */
      readonly further?: readonly string[];
    }
  | {
      readonly kind: 'order';
      readonly orderId: string;
      readonly paymentId: string;
      /** It counts as paid though less came. */
      readonly isShort: boolean;
    };

/**
 * Stream `bank-transaction-<transactionId>`: money that came into the shop's bank account, as a bank's file says (issue 33), and
 * what it was for. Never the number of whose account it came from.
 */
export type BankTransactionEvent =
  | DomainEvent<
      'BankTransactionImported',
      OfTransaction<{
        /** The shop's own account: its last four characters, or empty where the file names none. */
        readonly account: string;
        /** YYYY-MM-DD. */
        readonly bookedOn: string;
        readonly amount: Amount;
        readonly currency: CurrencyCode;
        readonly payer: string;
        /** What the payer wrote. */
        readonly text: string;
        /** The bank's own; may be empty. */
        readonly reference: string;
        readonly fileName: string;
        /** `bank-transaction:<transactionId>`: its key seals who paid and what they wrote. */
        readonly personId: string;
      }>
    >
  /** So much of it pays for the target, by a receipt of this id; a target that refuses it is followed by an end. */
  | DomainEvent<
      'BankTransactionMatched',
      OfTransaction<{
        readonly matchId: string;
        readonly amount: Amount;
        readonly target: MatchTarget;
        /** The day that the receipt bears, YYYY-MM-DD. */
        readonly receivedOn: string;
      }>
    >
  /** It does not pay for that: the code of what the target said, or what staff wrote. */
  | DomainEvent<'BankTransactionMatchEnded', OfTransaction<{ readonly matchId: string; readonly reason: string }>>
  /** What is left of it is nobody's payment: staff booked it elsewhere, or sent it back. */
  | DomainEvent<'BankTransactionSetAside', OfTransaction<{ readonly amount: Amount; readonly reason: string }>>
  | DomainEvent<'BankTransactionTakenUp', OfTransaction>;

export const bankTransactionEvents = defineEvents<BankTransactionEvent>({
  category: 'bank-transaction',
  personal: { BankTransactionImported: { person: 'personId', fields: ['payer', 'text'] } },
});

export const bankTransactionStream = (transactionId: string): string => `bank-transaction-${transactionId}`;

/** The receipt of a match tells whose it is, wherever it is reversed. */
export const matchIdOf = (transactionId: string, number: number): string => `${transactionId}.${number}`;

const TRANSACTION = /^bt[0-9a-f]{24}$/;

/**
 * A payment's reference as its payer is told it: where the bank's file gave none, the transaction's id stands there, which says nothing
 * to them.
 */
export const referenceForPayer = (reference: string): string => (TRANSACTION.test(reference) ? '' : reference);

const MATCH = /^(bt[0-9a-f]{24})\.\d+$/;

/** The transaction of a receipt; of one that no bank's file brought, nothing. */
export const transactionOfReceipt = (receiptId: string): string | undefined => MATCH.exec(receiptId)?.[1];
