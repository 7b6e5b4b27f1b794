// A quote revision on paper, as a purchasing department files it: who offers what to whom, until when, and the
// revision's hash on every page.
import { dateLocale } from '#domain/shared/date-locale.ts';
import type { QuotePickUp } from '#contracts/quote/quote-shapes.ts';
import type { RevisionContent } from '#domain/quote/quote.events.ts';
import type { Address } from '#domain/shared/address.ts';
import {
  freightAmount,
  freightSource,
  lineDiscount,
  lineTotal,
  taxesOf,
  unitPrice,
  type TaxCharged,
  feesOf,
} from '#domain/shared/price/priced.ts';
import { countText, packText } from '#platform/shop/selling-unit.ts';
import { feesShown } from '#platform/shop/sums-shown.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { pickUpBlocks } from '#projections/shared/paper/pick-up.ts';
import { addressLines, MARGIN, openSheet, type Letterhead } from '#projections/shared/paper/sheet.ts';

export interface QuotePaper {
  readonly content: RevisionContent;
  readonly hash: string;
  readonly publishedAt: string;
  readonly company: Letterhead;
  readonly accountName: string;
  readonly placedBy: string;
  readonly shipTo?: Address;
  readonly pickUp?: QuotePickUp;
  readonly billTo?: Address;
}

/** Left edges and widths in points; a Letter page is 612 wide. */
const COLUMNS = {
  item: [48, 92],
  description: [146, 186],
  quantity: [334, 40],
  unit: [376, 66],
  discount: [444, 56],
  total: [502, 62],
} as const;
export const quotePaper = defineThreadTask<{ readonly paper: QuotePaper; readonly language: Language }, Uint8Array>({
  name: 'quote/paper',
  timeoutMs: 15_000,
  work: ({ paper, language }) => quotePdf(paper, language),
});

async function quotePdf(paper: QuotePaper, language: Language): Promise<Buffer> {
  const { content, publishedAt, company } = paper;
  const t = translate(language, 'paper', 'quote');
  const money = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: content.currency });
  const amount = (cents: number) => money.format(cents / 100);
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  const title = `${t('quote')} ${content.quoteNumber}`;
  const sheet = await openSheet({ language, title, author: company.legalName, at: publishedAt });
  const { right, bottom, write, rule } = sheet;

  const head = (): number =>
    sheet.letterhead(company, [
      [t('revision'), String(content.revision)],
      [t('date'), day.format(new Date(publishedAt))],
      [t('validUntil'), day.format(new Date(`${content.validUntil}T12:00:00Z`))],
    ]);

  const parties = (from: number): number =>
    sheet.blocks(from, [
      [t('for'), [paper.accountName, paper.placedBy].filter(Boolean)],
      ...(paper.pickUp
        ? pickUpBlocks(paper.pickUp, paper.pickUp.Address, language)
        : [[t('shipTo'), addressLines(paper.shipTo, language)] as const]),
      [t('billTo'), addressLines(paper.billTo, language)],
    ]);

  function tableHead(y: number): number {
    for (const [key, [x, width]] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, readonly [number, number]][])
      write(t(key), x, y, width, { strong: true, size: 8.5, align: isNumber(key) ? 'right' : 'left' });
    rule(y + 16, 'strong');
    return y + 22;
  }

  function table(from: number): number {
    let y = tableHead(from);
    for (const line of content.lines) {
      const pack = line.unit ? packText(line.unit, language) : '';
      const name =
        pack && !line.name[language].includes(pack) ? `${line.name[language]} (${pack})` : line.name[language];
      const height = sheet.heightOf(name, COLUMNS.description[1]) + 8;
      if (y + height > bottom) {
        y = tableHead(sheet.newPage());
      }
      const discount = lineDiscount(line);
      const cells = {
        item: line.itemNumber,
        description: name,
        quantity: countText(line.quantity, line.unit?.code ?? 'ea', language),
        unit: amount(unitPrice(line)),
        discount: discount ? `−${amount(discount)}` : '',
        total: amount(lineTotal(line)),
      };
      for (const [key, [x, width]] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, readonly [number, number]][])
        write(cells[key], x, y, width, { align: isNumber(key) ? 'right' : 'left' });
      y += height;
      rule(y - 4);
    }
    return y + 6;
  }

  function sums(from: number): number {
    const { totals, lines, deliveries } = content;
    const rows: [string, string][] = [
      [t('subTotal'), amount(totals.subTotal)],
      ...(totals.discount ? [[t('discounts'), `−${amount(totals.discount)}`] as [string, string]] : []),
      ...feesShown(feesOf(lines, deliveries), language).map((fee): [string, string] => [fee.name, amount(fee.amount)]),
      ...deliveries.map((delivery): [string, string] => [
        [t('shipping'), freightSource(delivery)?.name[language]].filter(Boolean).join(', '),
        amount(freightAmount(delivery)),
      ]),
      ...taxesOf(lines, deliveries).map((tax): [string, string] => [taxText(tax, language), amount(tax.amount)]),
    ];
    let y = from;
    if (y + rows.length * 16 + 70 > bottom) {
      y = sheet.newPage();
    }
    for (const [label, value] of rows) {
      write(label, 320, y, 160, { quiet: true, align: 'right' });
      y = write(value, 484, y, 80, { align: 'right' }) + 2;
    }
    rule(y + 2, 'strong');
    write(t('total'), 320, y + 8, 160, { strong: true, size: 11.5, align: 'right' });
    y = write(amount(totals.total), 464, y + 8, 100, { strong: true, size: 11.5, align: 'right' });
    return y + 18;
  }

  const end = sums(table(parties(head())));
  write(t('conditions', { currency: content.currency }), MARGIN, end, right - MARGIN, { quiet: true, size: 8.5 });
  sheet.feet(title, t('fingerprint', { hash: paper.hash }));
  return sheet.finish();
}

/** Many a tax has its rate in its name already. */
function taxText({ name, rate }: Pick<TaxCharged, 'name' | 'rate'>, language: Language): string {
  const percent = (rate / 1_000).toLocaleString(`${language}-CA`, { maximumFractionDigits: 3 });
  return name[language].includes(percent)
    ? name[language]
    : `${name[language]} ${percent}${language === 'fr' ? '\u00a0' : ''}%`;
}

const isNumber = (key: keyof typeof COLUMNS) => key !== 'item' && key !== 'description';
