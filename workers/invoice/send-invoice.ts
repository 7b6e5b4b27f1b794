import type { JobContext } from '#platform/kernel/queue/job.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** A letter about an invoice, with its paper. */
export async function sendInvoice(
  letter: 'invoice-issued' | 'invoice-overdue' | 'invoice-payment-returned',
  { invoiceId }: { readonly invoiceId: string },
  context: JobContext,
): Promise<void> {
  const { publicOrigin: origin } = context;
  const { OrderID: orderId, Orders } = await context.queries.invoice.standing({ invoiceId });
  const facts = await factsInTheirLanguage(context, async ({ queries }) => {
    const { texts, ...order } = await queries.letter.orderFacts({ orderId, origin });
    return { ...order, texts: { ...texts, ...(await queries.invoice.letterTexts({ invoiceId, origin })) } };
  });
  const { fileName, content } = await context.queries.invoice.paper({ invoiceId });
  const isMonthly = letter === 'invoice-issued' && Orders;
  await sendLetter(
    isMonthly ? 'monthly-invoice-issued' : letter,
    { ...facts, attachments: [{ fileName, content, contentType: 'application/pdf' }] },
    context,
  );
}
