// An invoice or a credit note on paper: who bills whom for what, until when it is due, and how it can be paid.
import type { Billed, BilledLine } from '#domain/shared/billed.ts';
import { countText, optionsText } from '#platform/shop/selling-unit.ts';
import { feesShown } from '#platform/shop/sums-shown.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';
import { electronicInvoice } from './electronic-invoice.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { FACTUR_X, FACTUR_X_METADATA } from './factur-x.ts';
import { addressLines, MARGIN, openSheet, type Column } from '#projections/shared/paper/sheet.ts';
import { sums, taxText } from '#projections/shared/paper/sums.ts';
import { table } from '#projections/shared/paper/table.ts';

const COLUMNS = {
  item: [48, 92],
  description: [146, 186],
  quantity: [334, 40],
  unit: [376, 66],
  discount: [444, 56],
  total: [502, 62],
} as const satisfies Readonly<Record<string, Column>>;

export const invoicePaper = defineThreadTask<InvoicePaper, Uint8Array>({
  name: 'invoice/paper',
  timeoutMs: 15_000,
  work: invoicePdf,
});

async function invoicePdf(paper: InvoicePaper): Promise<Buffer> {
  const { kind, number, company, billed, language, currency, dueOn } = paper;
  const t = translate(language, 'paper', 'invoice');
  const amount = (cents: number) => money(cents, currency, language);
  const title = `${t(kind === 'invoice' ? 'invoice' : 'creditNote')} ${number}`;
  const at = `${paper.issuedOn}T12:00:00Z`;
  const sheet = await openSheet({ language, title, author: company.legalName, at, isArchival: true });
  const facts = [
    [t('date'), dayText(paper.issuedOn, language)],
    [t('due'), dueOn ? dayText(dueOn, language) : ''],
    [t('onInvoice'), kind === 'invoice' ? '' : paper.invoiceNumber],
    [t('order'), paper.orderNumber],
    [t('poNumber'), paper.poNumber],
  ] as const;
  const head = sheet.letterhead(
    company,
    facts.filter(([, value]) => value),
  );
  const taxNumber = paper.taxNumber && t('taxNumber', { number: paper.taxNumber });
  const parties = sheet.blocks(head, [
    [t('billTo'), [...addressLines(paper.billTo, language), taxNumber].filter(Boolean)],
    ...(paper.shipTo ? [[t('shipTo'), addressLines(paper.shipTo, language)] as const] : []),
  ]);
  const lines = table(
    sheet,
    parties,
    COLUMNS,
    (key) => t(key),
    ['quantity', 'unit', 'discount', 'total'],
    billed.lines.flatMap((line, at) => {
      const heading = orderHeading(line, billed.lines[at - 1], paper, t);
      return [...(heading ? [{ ...NO_CELLS, description: heading }] : []), cellsOf(line, language, amount)];
    }),
  );
  const end = sums(sheet, lines, sumRows(billed, language, t, amount), [t('total'), amount(billed.total)]);
  const notes = [
    ...(paper.reason ? [t('reason', { reason: paper.reason })] : []),
    ...(paper.earlyPayment
      ? [
          t('earlyPayment', {
            day: dayText(paper.earlyPayment.until, language),
            amount: amount(paper.earlyPayment.amount),
          }),
        ]
      : []),
    ...paper.payments.map((payment) => t('payment', { text: payment.text, amount: amount(payment.amount) })),
  ];
  sheet.write(notes.join('\n'), MARGIN, end, sheet.right - MARGIN, { quiet: true, size: 8.5 });
  sheet.feet(title);
  const electronic = electronicInvoice(paper);
  if (electronic) {
    sheet.attach({ ...FACTUR_X, text: electronic, at });
    sheet.describe(FACTUR_X_METADATA);
  }
  return sheet.finish();
}

type Cells = Readonly<Record<keyof typeof COLUMNS, string>>;
const NO_CELLS: Cells = { item: '', description: '', quantity: '', unit: '', discount: '', total: '' };

const cellsOf = (line: BilledLine, language: Language, amount: (cents: number) => string): Cells => ({
  item: line.itemNumber,
  description: [
    line.name[language],
    optionsText(line.options, language),
    line.ownNumber && translate(language, 'paper', 'partNumber')('yours', { number: line.ownNumber }),
  ]
    .filter(Boolean)
    .join('\n'),
  quantity: countText(line.quantity, line.unit, language),
  unit: amount(line.unitPrice),
  discount: line.discount ? amount(-line.discount) : '',
  total: amount(line.total),
});

/** Above the first line of each order, of an invoice of several; empty above all others. */
function orderHeading(
  { orderNumber }: BilledLine,
  before: BilledLine | undefined,
  { orders }: InvoicePaper,
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
): string {
  const order = orders.find((one) => one.orderNumber === orderNumber);
  if (!order || before?.orderNumber === orderNumber) return '';
  const { orderNumber: number, poNumber } = order;
  return poNumber ? t('ofOrderAndPo', { number, poNumber }) : t('ofOrder', { number });
}

function sumRows(
  { goods, discount, fees, freight, taxes, deduction }: Billed,
  language: Language,
  t: (key: string) => string,
  amount: (cents: number) => string,
): (readonly [string, string])[] {
  return [
    [t('subTotal'), amount(goods)],
    ...(discount ? [[t('discounts'), amount(-discount)] as const] : []),
    ...feesShown(fees, language).map((fee) => [fee.name, amount(fee.amount)] as const),
    ...(freight ? [[t('shipping'), amount(freight)] as const] : []),
    ...taxes.map((tax) => [taxText(tax, language), amount(tax.amount)] as const),
    ...(deduction ? [[t('deduction'), amount(-deduction)] as const] : []),
  ];
}
