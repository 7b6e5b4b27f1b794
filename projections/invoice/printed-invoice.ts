import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { sum } from '#domain/shared/money.ts';
import { percentOf } from '#domain/shared/percent-of.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import { invoicePaper } from './invoice-pdf.ts';
import type { InvoiceRow } from './invoices.ts';

type Contents = NonNullable<InvoiceRow['contents']>;

/** Of what of it is on account when it is issued. */
function earlyPaymentOf({ earlyPayment, payments }: Contents) {
  const owed = sum(payments.filter(({ method }) => moneyComesBy(method) === 'account').map(({ amount }) => amount));
  return earlyPayment && { amount: percentOf(owed, earlyPayment.rate), until: earlyPayment.until };
}

/** The paper of an invoice, or of one of its credit notes. @throws DomainError credit_note_not_found */
export async function printedInvoice(
  row: InvoiceRow,
  creditNoteId: string | undefined,
  language: Language,
  { queries, services }: OperationContext,
): Promise<{ fileName: string; content: Uint8Array }> {
  const contents = needed(row.contents ?? undefined, 'contents of the invoice');
  const note = row.credit_notes.find((one) => one.creditNoteId === creditNoteId);
  if (creditNoteId && !note) return notFound('credit_note_not_found');
  const { orderNumber, poNumber, currency, billTo, shipTo, accountId } = contents;
  const [company, [customer]] = await Promise.all([
    queries.store.letterhead({ language }),
    queries.customer.companies({ accountIds: accountId ? [accountId] : [] }),
  ]);
  const payments = contents.payments.map(({ method, text, amount }) => ({
    text: methodTexts(method, language, text).shown,
    amount,
  }));
  const { number, issuedOn } = note ?? contents;
  const content = await services.threads.run(invoicePaper, {
    kind: note ? 'credit-note' : 'invoice',
    number,
    invoiceNumber: contents.number,
    ...{ orderNumber, poNumber, issuedOn, currency, company, billTo, shipTo, language },
    dueOn: note ? '' : contents.dueOn,
    earlyPayment: note ? undefined : earlyPaymentOf(contents),
    reason: note?.reason ?? '',
    taxNumber: customer?.taxNumber ?? '',
    billed: note ?? contents,
    payments: note ? [] : payments,
  });
  return { fileName: `${number}.pdf`, content };
}
