// A quote revision on paper, as a purchasing department files it: who offers what to whom, until when, and the
// revision's hash on every page.
import { own } from '#domain/shared/dictionary.ts';
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
  feesOf,
} from '#domain/shared/price/priced.ts';
import { countText, optionsText, packText } from '#platform/shop/selling-unit.ts';
import { feesShown } from '#platform/shop/sums-shown.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { pickUpBlocks } from '#projections/shared/paper/pick-up.ts';
import { addressLines, MARGIN, openSheet, type Letterhead } from '#projections/shared/paper/sheet.ts';
import { sums, taxText } from '#projections/shared/paper/sums.ts';
import { table } from '#projections/shared/paper/table.ts';

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
  /** What the customer calls items today, by item number. */
  readonly ownNumbers: Readonly<Record<string, string>>;
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
  const yours = translate(language, 'paper', 'partNumber');
  const money = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: content.currency });
  const amount = (cents: number) => money.format(cents / 100);
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  const title = `${t('quote')} ${content.quoteNumber}`;
  const sheet = await openSheet({ language, title, author: company.legalName, at: publishedAt });
  const { right, write } = sheet;

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

  const lines = (from: number): number =>
    table(
      sheet,
      from,
      COLUMNS,
      (key) => t(key),
      ['quantity', 'unit', 'discount', 'total'],
      content.lines.map((line) => {
        const pack = line.unit ? packText(line.unit, language) : '';
        const name = line.name[language];
        const ownNumber = own(paper.ownNumbers, line.itemNumber);
        const discount = lineDiscount(line);
        return {
          item: line.itemNumber,
          description: [
            pack && !name.includes(pack) ? `${name} (${pack})` : name,
            optionsText(line.options, language),
            ownNumber && yours('yours', { number: ownNumber }),
          ]
            .filter(Boolean)
            .join('\n'),
          quantity: countText(line.quantity, line.unit?.code ?? 'ea', language),
          unit: amount(unitPrice(line)),
          discount: discount ? `−${amount(discount)}` : '',
          total: amount(lineTotal(line)),
        };
      }),
    );

  function sumsOf(from: number): number {
    const { totals, lines: priced, deliveries } = content;
    const rows: [string, string][] = [
      [t('subTotal'), amount(totals.subTotal)],
      ...(totals.discount ? [[t('discounts'), `−${amount(totals.discount)}`] as [string, string]] : []),
      ...feesShown(feesOf(priced, deliveries), language).map((fee): [string, string] => [fee.name, amount(fee.amount)]),
      ...deliveries.map((delivery): [string, string] => [
        [t('shipping'), freightSource(delivery)?.name[language]].filter(Boolean).join(', '),
        amount(freightAmount(delivery)),
      ]),
      ...taxesOf(priced, deliveries).map((tax): [string, string] => [taxText(tax, language), amount(tax.amount)]),
    ];
    return sums(sheet, from, rows, [t('total'), amount(totals.total)]);
  }

  const end = sumsOf(lines(parties(head())));
  write(t('conditions', { currency: content.currency }), MARGIN, end, right - MARGIN, { quiet: true, size: 8.5 });
  sheet.feet(title, t('fingerprint', { hash: paper.hash }));
  return sheet.finish();
}
