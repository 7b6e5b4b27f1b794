import { resolutionIdOf, type DisputeEvent } from '#domain/dispute/dispute.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import type { LetterId } from '#contracts/letter/letter-definitions.ts';
import { sendDisputeLetter } from './dispute-letter.ts';

type LetterData = { orderId: string; invoiceId: string; messageId: string; letter: LetterId };

/** What staff write about a dispute, and how it ends, comes by a letter. */
export const emailBuyerWhenDisputeAnswered = definePolicy<DisputeEvent, LetterData>({
  name: 'email-buyer-when-dispute-answered',
  on: {
    DisputeAnswered: ({ data: { orderId, invoiceId, messageId, by } }) =>
      by.startsWith('staff:') ? { data: { orderId, invoiceId, messageId, letter: 'dispute-answered' } } : [],
    DisputeResolved: ({ data: { orderId, invoiceId, disputeId, outcome } }) => ({
      data: {
        ...{ orderId, invoiceId, messageId: resolutionIdOf(disputeId) },
        letter: outcome === 'credited' ? 'dispute-credited' : 'dispute-upheld',
      },
    }),
  },
  kind: 'notification',
  run: ({ letter, ...of }, context) => sendDisputeLetter(letter, of, context),
});
