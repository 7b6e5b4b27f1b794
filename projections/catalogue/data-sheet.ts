// The data sheet of a product: what its page says, on paper, in the reader's language and at the reader's prices.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductDetails } from '#contracts/product/product.ts';
import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import { isUploaded } from '#platform/shop/picture-url.ts';
import { perText } from '#platform/shop/selling-unit.ts';
import { plainText } from '#platform/kernel/texts/plain-text.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { money } from '#projections/shared/money-and-days.ts';
import { MARGIN, openSheet, type Letterhead, type Sheet } from '#projections/shared/paper/sheet.ts';

export interface DataSheet {
  readonly language: Language;
  readonly product: ProductDetails;
  readonly priceShown: PriceShown;
  /** Of the product's picture: its key, and its file where it was uploaded. */
  readonly picture: string;
  readonly pictureFile: Uint8Array | undefined;
  readonly company: Letterhead;
  /** ISO. */
  readonly at: string;
  /** The shop's calendar day, in words. */
  readonly day: string;
}

/** Points. */
const PICTURE = 140;
const GAP = 18;
const LABEL = 190;
/** Characters; what is longer is no description any more. */
const MOST_DESCRIPTION = 1_500;
const DEMONSTRATION = 'demo/pictures';

export const dataSheet = defineThreadTask<DataSheet, Uint8Array>({
  name: 'catalogue/data-sheet',
  timeoutMs: 30_000,
  work: dataSheetPdf,
});

async function dataSheetPdf(data: DataSheet): Promise<Buffer> {
  const { language, product, company, at, day } = data;
  const t = translate(language, 'paper', 'dataSheet');
  const sheet = await openSheet({
    language,
    title: `${product.itemNumber} ${product.name}`,
    author: company.name,
    at,
  });
  const facts = [
    [t('item'), product.itemNumber],
    [t('date'), day],
  ] as const;
  const head = sheet.letterhead(company, facts, t('title'));
  const named = sheet.write(product.name, MARGIN, head, sheet.right - MARGIN, { strong: true, size: 14 }) + 8;
  const picture = await pngOf(data);
  if (picture) sheet.picture(picture, MARGIN, named, PICTURE);
  const left = picture ? MARGIN + PICTURE + GAP : MARGIN;
  const description = plainText(product.description, MOST_DESCRIPTION);
  const described = sheet.write(description, left, named, sheet.right - left);
  let y = Math.max(described, picture ? named + PICTURE : named) + GAP;
  y = rows(sheet, y, t('specifications'), specifications(product, language));
  y = rows(
    sheet,
    y,
    t('prices', { unit: perText({ code: product.unit, pieces: product.packQuantity }, language) }),
    pricesOf(data),
  );
  const documents = product.documents.map(({ title, kind }) => [t(`kind.${kind}`), title] as const);
  rows(sheet, y, t('documents'), documents);
  sheet.feet(
    product.itemNumber,
    product.prices ? t(data.priceShown.rates ? 'conditionsWithTax' : 'conditions', { day }) : '',
  );
  return sheet.finish();
}

type Row = readonly [label: string, value: string];

/** A ruled list below its heading, over as many pages as it takes; nothing where it is empty. */
function rows(sheet: Sheet, from: number, heading: string, all: readonly Row[]): number {
  const width = sheet.right - MARGIN - LABEL;
  const entries = all.map(([label, value]) => ({ label, value, height: sheet.heightOf(value, width) + 4 }));
  const [first] = entries;
  if (!first) return from;
  let y = from + 26 + first.height > sheet.bottom ? sheet.newPage() : from;
  y = sheet.write(heading, MARGIN, y, sheet.right - MARGIN, { strong: true, size: 11 }) + 4;
  sheet.rule(y, 'strong');
  for (const { label, value, height } of entries) {
    if (y + height > sheet.bottom) y = sheet.newPage();
    sheet.write(label, MARGIN, y + 3, LABEL - 12, { quiet: true });
    y = sheet.write(value, MARGIN + LABEL, y + 3, width) + 1;
    sheet.rule(y);
  }
  return y + GAP;
}

function specifications(product: ProductDetails, language: Language): Row[] {
  const t = translate(language, 'paper', 'dataSheet');
  const { lengthMm, widthMm, heightMm } = product.dimensions;
  const kilograms = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 3 }).format(product.weightKg);
  const isMeasured = lengthMm > 0 && widthMm > 0 && heightMm > 0;
  return [
    ...product.attributes.map(({ name, value, unit }) => [name, unit ? `${value} ${unit}` : value] as const),
    [t('brand'), product.brand],
    ...(product.weightKg > 0 ? [[t('weight'), `${kilograms} kg`] as const] : []),
    ...(isMeasured ? [[t('dimensions'), `${lengthMm} × ${widthMm} × ${heightMm} mm`] as const] : []),
  ];
}

/** As the reader is shown them elsewhere; none for who sees none. */
function pricesOf({ product: { prices = [], currency, taxClass }, priceShown, language }: DataSheet): Row[] {
  const t = translate(language, 'paper', 'dataSheet');
  const number = new Intl.NumberFormat(`${language}-CA`);
  return prices.map(({ quantity, unitPrice }) => {
    const { amount, withoutTax } = amountsShown(unitPrice, priceShown, taxClass);
    return [
      t('from', { quantity: number.format(quantity) }),
      [
        `${money(amount, currency, language)}${priceShown.rates ? ` ${t('withTax')}` : ''}`,
        ...(withoutTax === undefined ? [] : [`${money(withoutTax, currency, language)} ${t('withoutTax')}`]),
      ].join(' · '),
    ];
  });
}

/** As papers take pictures; undefined where there is none. */
async function pngOf({ picture, pictureFile }: DataSheet): Promise<Buffer | undefined> {
  const file = pictureFile ?? (await ofDemonstration(picture));
  if (!file) return undefined;
  const { default: sharp } = await import('sharp');
  return sharp(file).flatten({ background: '#ffffff' }).png().toBuffer();
}

/** An import may name a picture that never came. */
async function ofDemonstration(picture: string): Promise<Buffer | undefined> {
  const file = join(DEMONSTRATION, `${picture}-600.webp`);
  return /^[a-z0-9-]+$/.test(picture) && !isUploaded(picture) && existsSync(file) ? readFile(file) : undefined;
}
