import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';

export const DISPUTE_REASONS = [
  'not-received',
  'wrong-goods',
  'damaged',
  'wrong-price',
  'paid-already',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** `credited`: a credit note took something off the invoice; `upheld`: it is owed as it was billed. */
export const DISPUTE_OUTCOMES = ['credited', 'upheld'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** `personId`: who disputed it, or the contact who wrote; their key seals the words. */
type OfDispute<Data extends object = object> = {
  readonly invoiceId: string;
  readonly disputeId: string;
  readonly accountId: string;
  readonly orderId: string;
  readonly personId: string;
  readonly text: string;
  readonly by: string;
  readonly at: string;
} & Data;

/** Stream `dispute-<invoiceId>`: what a buyer says is wrong with an invoice, and what became of it. */
export type DisputeEvent =
  | DomainEvent<
      'InvoiceDisputed',
      OfDispute<{
        readonly invoiceNumber: string;
        readonly reason: DisputeReason;
        /** What is owed of the invoice, by its open items. */
        readonly amount: Amount;
        readonly currency: CurrencyCode;
        readonly openItemIds: readonly string[];
      }>
    >
  | DomainEvent<'DisputeAnswered', OfDispute<{ readonly messageId: string }>>
  /** `creditNoteId`: empty where it was upheld. */
  | DomainEvent<
      'DisputeResolved',
      OfDispute<{
        readonly outcome: DisputeOutcome;
        readonly creditNoteId: string;
        readonly openItemIds: readonly string[];
      }>
    >;

const words = { person: 'personId', fields: ['text'] } as const;

export const disputeEvents = defineEvents<DisputeEvent>({
  category: 'dispute',
  personal: { InvoiceDisputed: words, DisputeAnswered: words, DisputeResolved: words },
});

/** The id of the words that a dispute was resolved with. */
export const resolutionIdOf = (disputeId: string): string => `${disputeId}.resolution`;

export const disputeStream = (invoiceId: string): string => `dispute-${invoiceId}`;
