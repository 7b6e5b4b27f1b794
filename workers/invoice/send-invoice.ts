import type { JobContext } from '#platform/kernel/queue/job.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** A letter about an invoice, with its paper. */
export async function sendInvoice(
  letter: 'invoice-issued' | 'invoice-overdue' | 'invoice-payment-returned',
  { orderId, invoiceId }: { readonly orderId: string; readonly invoiceId: string },
  context: JobContext,
): Promise<void> {
  const { publicOrigin: origin } = context;
  const facts = await factsInTheirLanguage(context, async ({ queries }) => {
    const { texts, ...order } = await queries.letter.orderFacts({ orderId, origin });
    return { ...order, texts: { ...texts, ...(await queries.invoice.letterTexts({ invoiceId, origin })) } };
  });
  const { fileName, content } = await context.queries.invoice.paper({ invoiceId });
  await sendLetter(letter, { ...facts, attachments: [{ fileName, content, contentType: 'application/pdf' }] }, context);
}
