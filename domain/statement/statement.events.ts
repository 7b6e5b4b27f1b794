import type { Address } from '#domain/shared/address.ts';
import type { AgingBucket } from '#domain/shared/aging.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';

export type MovementKind =
  | 'invoice'
  | 'payment'
  | 'credit-note'
  | 'reversal'
  | 'adjustment'
  | 'write-off'
  | 'discount'
  | 'finance-charge'
  | 'merger';

/** One change of what an account owes. */
export interface Movement {
  /** YYYY-MM-DD, in the shop's calendar. */
  readonly on: string;
  readonly kind: MovementKind;
  /** Of the document: an invoice, a credit note, a cheque or wire; empty where it has none. */
  readonly number: string;
  /** Of a correction: its reason. */
  readonly text: string;
  /** Above 0 where more is owed. */
  readonly amount: Amount;
}

/** What of the balance is so many days overdue. */
export type AgeOfDebt = AgingBucket & { readonly amount: Amount };

/** The dealer as they stood at the top of papers; `logo` is the id of a picture, which never changes, or empty. */
export interface StatementCompany {
  readonly name: string;
  readonly legalName: string;
  readonly addressLines: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly taxNumbers: string;
  readonly logo: string;
}

/**
 * Stream `statement-<statementId>`: what an account was told about one month. All that its paper says is in the event, so that
 * it is made again byte for byte. Days are YYYY-MM-DD, in the shop's calendar.
 */
export type StatementEvent = DomainEvent<
  'StatementIssued',
  {
    readonly statementId: string;
    readonly accountId: string;
    /** YYYY-MM. */
    readonly month: string;
    readonly issuedOn: string;
    /** Whose name and address it bears, or the account where it has no people. */
    readonly personId: string;
    /** Who gets it by letter. */
    readonly contactIds: readonly string[];
    readonly language: 'en' | 'fr';
    readonly currency: CurrencyCode;
    readonly company: StatementCompany;
    readonly customer: string;
    readonly billTo?: Address;
    /** What was owed when the month began; below 0 where it was in the account's favour. */
    readonly opening: Amount;
    readonly movements: readonly Movement[];
    readonly closing: Amount;
    /** Of what was owed when the month was over. */
    readonly ages: readonly AgeOfDebt[];
    /** In the account's favour when the month was over: it settled nothing. */
    readonly unapplied: Amount;
    /** When it was issued. */
    readonly creditLimit: Amount;
  }
>;

export const statementEvents = defineEvents<StatementEvent>({
  category: 'statement',
  personal: {
    StatementIssued: { person: 'personId', fields: ['customer', 'billTo'], books: ['customer', 'billTo'] },
  },
});

export const statementStream = (statementId: string): string => `statement-${statementId}`;

/** One for an account and a month (YYYY-MM). */
export const statementIdOf = (accountId: string, month: string): string => `${accountId}.${month}`;
