import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { addedUp } from '#domain/shared/billed.ts';
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
  const { rate, until } = earlyPayment ?? { rate: 0, until: '' };
  const owed = payments.filter(({ method }) => moneyComesBy(method) === 'account');
  // Of each open item: so it is taken off.
  return until ? { amount: sum(owed.map(({ amount }) => percentOf(amount, rate))), until } : undefined;
}

/** What came with the order, or is held for it. */
const prepaidOf = ({ payments }: Contents) =>
  sum(payments.filter(({ method }) => moneyComesBy(method) === 'at-once').map(({ amount }) => amount));

const asInvoice = (contents: Contents, language: Language) => ({
  kind: 'invoice' as const,
  dueOn: contents.dueOn,
  earlyPayment: earlyPaymentOf(contents),
  reason: '',
  billed: contents,
  payments: addedUp(
    contents.payments.map(({ method, text, amount }) => ({ text: methodTexts(method, language, text).shown, amount })),
    ({ text }) => text,
  ),
  prepaid: prepaidOf(contents),
});

const asCreditNote = (note: InvoiceRow['credit_notes'][number]) => ({
  ...{ kind: 'credit-note' as const, dueOn: '', earlyPayment: undefined, payments: [], prepaid: 0 },
  reason: note.reason,
  billed: note,
});

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
  const { poNumber, currency, billTo, shipTo, accountId, orders = [] } = contents;
  const orderNumber = orders.length ? '' : contents.orderNumber;
  const [company, [customer]] = await Promise.all([
    queries.store.letterhead({ language }),
    queries.customer.companies({ accountIds: accountId ? [accountId] : [] }),
  ]);
  const { number, issuedOn } = note ?? contents;
  const content = await services.threads.run(invoicePaper, {
    number,
    invoiceNumber: contents.number,
    ...{ orderNumber, orders, poNumber, issuedOn, currency, company, billTo, shipTo, language },
    taxNumber: customer?.taxNumber ?? '',
    ...(note ? asCreditNote(note) : asInvoice(contents, language)),
  });
  return { fileName: `${number}.pdf`, content };
}
