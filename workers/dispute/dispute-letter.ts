import type { LetterId } from '#contracts/letter/letter-definitions.ts';
import type { JobContext } from '#platform/kernel/queue/job.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** A letter about a dispute, with what staff wrote. */
export async function sendDisputeLetter(
  letter: LetterId,
  {
    orderId,
    invoiceId,
    messageId,
  }: { readonly orderId: string; readonly invoiceId: string; readonly messageId: string },
  context: JobContext,
): Promise<void> {
  const { publicOrigin: origin } = context;
  const facts = await factsInTheirLanguage(context, async ({ queries }) => {
    const { texts, ...order } = await queries.letter.orderFacts({ orderId, origin });
    const [invoice, { text }] = await Promise.all([
      queries.invoice.letterTexts({ invoiceId, origin }),
      queries.dispute.message({ invoiceId, messageId }),
    ]);
    return { ...order, texts: { ...texts, ...invoice, 'dispute.text': text } };
  });
  await sendLetter(letter, facts, context);
}
