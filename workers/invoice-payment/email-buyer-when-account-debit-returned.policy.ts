import { isOfOrder } from '#domain/invoice/invoice.events.ts';
import type { InvoicePaymentEvent, InvoiceShare } from '#domain/invoice-payment/invoice-payment.events.ts';
import { sum } from '#domain/shared/money.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** The same for what is owed beside invoices, such as a finance charge: it has no paper, and is said by its amount. */
export const emailBuyerWhenAccountDebitReturned = definePolicy<
  InvoicePaymentEvent,
  { invoicePaymentId: string; amount: number }
>({
  name: 'email-buyer-when-account-debit-returned',
  on: {
    InvoicePaymentFailed: ({ data: { invoicePaymentId, invoices = [] } }) => jobFor(invoicePaymentId, invoices),
    InvoicePaymentReturned: ({ data: { invoicePaymentId, invoices } }) => jobFor(invoicePaymentId, invoices),
  },
  kind: 'notification',
  async run({ invoicePaymentId, amount }, context) {
    const { contactId, currency } = await context.states.invoicePayment.payer({ invoicePaymentId });
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.contactFacts({
        ...{ contactId, origin: context.publicOrigin, path: '/profile/myinvoices' },
        debit: { amount, currency },
      }),
    );
    await sendLetter('debit-returned', facts, context);
  },
});

function jobFor(invoicePaymentId: string, invoices: readonly InvoiceShare[]) {
  const amount = sum(invoices.filter(({ invoiceId }) => !isOfOrder(invoiceId)).map((share) => share.amount));
  return amount > 0 ? [{ data: { invoicePaymentId, amount } }] : [];
}
