import type { DisputeEvent, DisputeReason } from '#domain/dispute/dispute.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

const REASON = {
  'not-received': 'disputeNotReceived',
  'wrong-goods': 'disputeWrongGoods',
  damaged: 'disputeDamaged',
  'wrong-price': 'disputeWrongPrice',
  'paid-already': 'disputePaidAlready',
  other: 'disputeOther',
} as const satisfies Readonly<Record<DisputeReason, string>>;

export const disputeDescriptions = defineDescriptions<DisputeEvent>({
  category: 'dispute',
  group: 'account',
  belongs: { of: 'order', several: true },
  decisions: ['DisputeResolved'],
  of: {
    InvoiceDisputed: ({ data: { invoiceNumber, amount, currency, reason, text } }, _before, format) => ({
      number: invoiceNumber,
      amount: format.money(amount, currency),
      reason: format.term(REASON[reason]),
      text,
    }),
    DisputeAnswered: ({ data: { text } }) => ({ text }),
    DisputeResolved: ({ data: { outcome, text } }, _before, format) => ({
      outcome: format.term(outcome === 'credited' ? 'disputeCredited' : 'disputeUpheld'),
      text,
    }),
  },
});
