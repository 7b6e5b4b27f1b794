// A quote revision on paper, as a purchasing department files it: who offers what to whom, until when, and the
// revision's hash on every page.
import { createRequire } from 'node:module';
import type { Company } from '#contracts/company.ts';
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
import { countText, packText } from '#platform/selling-unit.ts';
import { feesShown } from '#platform/sums-shown.ts';
import { translate, type Language } from '#platform/texts/texts.ts';
import { defineThreadTask } from '#platform/threads/thread-task.ts';

export interface QuotePaper {
  readonly content: RevisionContent;
  readonly hash: string;
  readonly publishedAt: string;
  readonly company: Company;
  readonly accountName: string;
  readonly placedBy: string;
  readonly shipTo?: Address;
  readonly billTo?: Address;
}

const MARGIN = 48;
const INK = '#16212B';
const QUIET = '#5B6B79';
const RULE = '#D3DAE1';
/** Left edges and widths in points; a Letter page is 612 wide. */
const COLUMNS = {
  item: [48, 92],
  description: [146, 186],
  quantity: [334, 40],
  unit: [376, 66],
  discount: [444, 56],
  total: [502, 62],
} as const;
const FOOTER = 56;

const require = createRequire(import.meta.url);
const font = (weight: 400 | 600) =>
  require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`);

export const quotePaper = defineThreadTask<{ readonly paper: QuotePaper; readonly language: Language }, Uint8Array>({
  name: 'quote/paper',
  timeoutMs: 15_000,
  work: ({ paper, language }) => quotePdf(paper, language),
});

async function quotePdf(paper: QuotePaper, language: Language): Promise<Buffer> {
  // Loaded with the first paper: it weighs more than all that the worker needs.
  const { default: PDFDocument } = await import('pdfkit');
  const { content, publishedAt, company } = paper;
  const t = translate(language, 'paper', 'quote');
  const money = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: content.currency });
  const amount = (cents: number) => money.format(cents / 100).replace(/\u202f/g, '\u00a0');
  const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' });
  const title = `${t('quote')} ${content.quoteNumber}`;
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    bufferPages: true,
    lang: `${language}-CA`,
    displayTitle: true,
    info: {
      Title: title,
      Author: company.legalName,
      CreationDate: new Date(publishedAt),
      ModDate: new Date(publishedAt),
    },
  });
  document.registerFont('regular', font(400)).registerFont('strong', font(600));
  const right = document.page.width - MARGIN;
  const bottom = document.page.height - MARGIN - FOOTER;

  const write = (
    text: string,
    x: number,
    y: number,
    width: number,
    options: { strong?: boolean; quiet?: boolean; size?: number; align?: 'left' | 'right' } = {},
  ): number => {
    const { strong = false, quiet = false, size = 9.5, align = 'left' } = options;
    document
      .font(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(quiet ? QUIET : INK);
    document.text(text, x, y, { width, align, lineGap: 1.5 });
    return document.y;
  };
  const rule = (y: number, color: string = RULE) =>
    document.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke();

  function head(): number {
    let own = write(company.name.toUpperCase(), MARGIN, MARGIN, 300, { strong: true, size: 13 });
    const contact = [company.phone, company.email].filter(Boolean).join('  ·  ');
    const registered = company.legalName === company.name ? '' : company.legalName;
    for (const line of [registered, ...company.addressLines, contact, company.taxNumbers].filter(Boolean))
      own = write(line, MARGIN, own, 300, { quiet: true, size: 8.5 });
    write(title, right - 260, MARGIN, 260, { strong: true, size: 13, align: 'right' });
    const facts = [
      [t('revision'), String(content.revision)],
      [t('date'), day.format(new Date(publishedAt))],
      [t('validUntil'), day.format(new Date(`${content.validUntil}T12:00:00Z`))],
    ] as const;
    let y = MARGIN + 24;
    for (const [label, value] of facts) {
      write(label, right - 260, y, 140, { quiet: true, align: 'right' });
      y = write(value, right - 115, y, 115, { align: 'right' });
    }
    const end = Math.max(y, own);
    rule(end + 8, INK);
    return end + 18;
  }

  function parties(from: number): number {
    const blocks = [
      [t('for'), [paper.accountName, paper.placedBy].filter(Boolean)],
      [t('shipTo'), linesOf(paper.shipTo, language)],
      [t('billTo'), linesOf(paper.billTo, language)],
    ] as const;
    const ends = blocks.map(([label, lines], index) => {
      const x = MARGIN + index * 176;
      const y = write(label, x, from, 164, { quiet: true, size: 8.5 });
      return lines.reduce((at, line) => write(line, x, at, 164), y + 2);
    });
    return Math.max(...ends) + 16;
  }

  function tableHead(y: number): number {
    for (const [key, [x, width]] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, readonly [number, number]][])
      write(t(key), x, y, width, { strong: true, size: 8.5, align: isNumber(key) ? 'right' : 'left' });
    rule(y + 16, INK);
    return y + 22;
  }

  function table(from: number): number {
    let y = tableHead(from);
    for (const line of content.lines) {
      const pack = line.unit ? packText(line.unit, language) : '';
      const name =
        pack && !line.name[language].includes(pack) ? `${line.name[language]} (${pack})` : line.name[language];
      document.font('regular').fontSize(9.5);
      const height = document.heightOfString(name, { width: COLUMNS.description[1], lineGap: 1.5 }) + 8;
      if (y + height > bottom) {
        document.addPage();
        y = tableHead(MARGIN);
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
      document.addPage();
      y = MARGIN;
    }
    for (const [label, value] of rows) {
      write(label, 320, y, 160, { quiet: true, align: 'right' });
      y = write(value, 484, y, 80, { align: 'right' }) + 2;
    }
    rule(y + 2, INK);
    write(t('total'), 320, y + 8, 160, { strong: true, size: 11.5, align: 'right' });
    y = write(amount(totals.total), 464, y + 8, 100, { strong: true, size: 11.5, align: 'right' });
    return y + 18;
  }

  function feet(): void {
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      document.switchToPage(page);
      // Below the bottom margin: without this pdfkit would begin a new page for it.
      document.page.margins.bottom = 0;
      const y = document.page.height - MARGIN - 26;
      rule(y - 6);
      write(t('fingerprint', { hash: paper.hash }), MARGIN, y, 420, { quiet: true, size: 7.5 });
      write(`${title} · ${t('page', { page: page + 1, pages: count })}`, right - 220, y + 12, 220, {
        quiet: true,
        size: 7.5,
        align: 'right',
      });
    }
  }

  const end = sums(table(parties(head())));
  write(t('conditions', { currency: content.currency }), MARGIN, end, right - MARGIN, { quiet: true, size: 8.5 });
  feet();
  document.end();
  return collected(document);
}

/** Many a tax has its rate in its name already. */
function taxText({ name, rate }: Pick<TaxCharged, 'name' | 'rate'>, language: Language): string {
  const percent = (rate / 1_000).toLocaleString(`${language}-CA`, { maximumFractionDigits: 3 });
  return name[language].includes(percent)
    ? name[language]
    : `${name[language]} ${percent}${language === 'fr' ? '\u00a0' : ''}%`;
}

const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames(`${language}-CA`, { type: 'region' }).of(country) ?? country;

const isNumber = (key: keyof typeof COLUMNS) => key !== 'item' && key !== 'description';

function linesOf(address: Address | undefined, language: Language): string[] {
  if (!address) return [];
  const { firstName, lastName, company, addressLine1, addressLine2, city, state, zip, country } = address;
  return [
    company,
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2,
    `${city}, ${state} ${zip}`,
    countryName(country, language),
  ].filter((line) => line.trim());
}

async function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
