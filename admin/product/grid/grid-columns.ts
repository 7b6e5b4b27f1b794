// The columns of the table of many products: how a value is written into a cell, and read from what was typed or pasted.
import { amountText, typedAmount, typedNumber } from '#admin/lib/number-input.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '#domain/product/product.events.ts';
import { minorDigits, numberFormat } from '#admin/lib/format.ts';
import type { Output } from '#contracts/api.ts';

export type GridAnswer = Output<'admin/product/grid'>;
/** A product as it is, or as it is to be. */
export type Snapshot = Omit<GridAnswer['rows'][number], 'itemNumber'>;
type Data = Snapshot['data'];

/** What cells are read and written with besides the product. */
export interface GridContext {
  readonly locale: string;
  readonly currency: GridAnswer['currency'];
  readonly today: string;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** By status, as the reader calls it. */
  readonly statusNames: Readonly<Record<ProductStatus, string>>;
  readonly yesNo: readonly [yes: string, no: string];
}

export interface GridColumn {
  readonly key: string;
  /** Key of the name; an attribute's is its own name, already in the reader's language. */
  readonly label: string;
  readonly isName?: true;
  readonly width: number;
  readonly isNumber?: true;
  /** Which right it takes, beside the one to edit the catalogue. */
  readonly right: 'catalogue' | 'price';
  readonly read: (product: Snapshot, context: GridContext) => string;
  /** Undefined: what was typed is no such value. */
  readonly write: (product: Snapshot, text: string, context: GridContext) => Snapshot | undefined;
  /** Words that are offered. */
  readonly choices?: (context: GridContext) => readonly string[];
}

const withData = (product: Snapshot, change: Partial<Data>): Snapshot => ({
  ...product,
  data: { ...product.data, ...change },
});

const required = (text: string) => text.trim() !== '';

const translated = (field: 'name' | 'keywords', language: 'en' | 'fr', width: number): GridColumn => ({
  key: `${field}-${language}`,
  label: `product.grid.${field}.${language}`,
  width,
  right: 'catalogue',
  read: ({ data }) => data[field][language],
  write: (product, text) =>
    field === 'name' && language === 'en' && !required(text)
      ? undefined
      : withData(product, { [field]: { ...product.data[field], [language]: text.trim() } }),
});

const text = (
  field: 'brand' | 'unit' | 'taxClass' | 'family' | 'newUntil',
  width: number,
  fits: (text: string) => boolean,
): GridColumn => ({
  key: field,
  label: `product.${field}`,
  width,
  right: 'catalogue',
  read: ({ data }) => data[field],
  write: (product, typed) => (fits(typed.trim()) ? withData(product, { [field]: typed.trim() }) : undefined),
});

const number = (
  field: 'packQuantity' | 'minimumQuantity' | 'quantityStep' | 'leadTimeDays',
  least: number,
): GridColumn => ({
  key: field,
  label: `product.${field}`,
  width: 110,
  isNumber: true,
  right: 'catalogue',
  read: ({ data }) => String(data[field]),
  write(product, typed, { locale }) {
    const value = typedNumber(typed, locale);
    return value !== undefined && Number.isInteger(value) && value >= least
      ? withData(product, { [field]: value })
      : undefined;
  },
});

const measure = (field: 'lengthMm' | 'widthMm' | 'heightMm', label: string): GridColumn => ({
  key: field,
  label,
  width: 100,
  isNumber: true,
  right: 'catalogue',
  read: ({ data }) => String(data.dimensions[field]),
  write(product, typed, { locale }) {
    const value = typedNumber(typed, locale);
    return value !== undefined && Number.isInteger(value) && value >= 0
      ? withData(product, { dimensions: { ...product.data.dimensions, [field]: value } })
      : undefined;
  },
});

const weight: GridColumn = {
  key: 'weightGrams',
  label: 'product.weight',
  width: 110,
  isNumber: true,
  right: 'catalogue',
  read: ({ data }, { locale }) =>
    numberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(data.weightGrams / 1_000),
  write(product, typed, { locale }) {
    const kilograms = typedNumber(typed, locale);
    return kilograms !== undefined && kilograms >= 0
      ? withData(product, { weightGrams: Math.round(kilograms * 1_000) })
      : undefined;
  },
};

const category: GridColumn = {
  key: 'category',
  label: 'product.category',
  width: 220,
  right: 'catalogue',
  read: ({ data }, { categories }) => categories.find(({ id }) => id === data.category)?.name ?? data.category,
  write(product, typed, { categories }) {
    const wanted = typed.trim().toLowerCase();
    const found = categories.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted);
    return found && withData(product, { category: found.id });
  },
  choices: ({ categories }) => categories.map(({ name }) => name),
};

const backorder: GridColumn = {
  key: 'backorder',
  label: 'product.grid.backorder',
  width: 110,
  right: 'catalogue',
  read: ({ data }, { yesNo: [yes, no] }) => (data.backorder ? yes : no),
  write(product, typed, { yesNo: [yes, no] }) {
    const wanted = typed.trim().toLowerCase();
    if ([yes.toLowerCase(), 'true', '1'].includes(wanted)) return withData(product, { backorder: true });
    return [no.toLowerCase(), 'false', '0'].includes(wanted) ? withData(product, { backorder: false }) : undefined;
  },
  choices: ({ yesNo }) => yesNo,
};

/** A draft is published, what is for sale is discontinued, and comes back; nothing becomes a draft again. */
const status: GridColumn = {
  key: 'status',
  label: 'product.status.name',
  width: 120,
  right: 'catalogue',
  read: (product, { statusNames }) => statusNames[product.status],
  write(product, typed, { statusNames }) {
    const wanted = typed.trim().toLowerCase();
    const found = PRODUCT_STATUSES.find((one) => one === wanted || statusNames[one].toLowerCase() === wanted);
    if (!found || (found === 'draft' && product.status !== 'draft')) return undefined;
    return { ...product, status: found };
  },
  choices: ({ statusNames }) => PRODUCT_STATUSES.map((one) => statusNames[one]),
};

const holdsOn = ({ from, until }: { readonly from: string; readonly until: string }, day: string) =>
  from <= day && (until === '' || day <= until);

/** Of one, today, in the standard list; further tiers and later periods stay. */
const price: GridColumn = {
  key: 'price',
  label: 'product.price',
  width: 110,
  isNumber: true,
  right: 'price',
  read(product, { locale, today }) {
    const { periods = [], currency } = product.price ?? {};
    const first = periods.find((period) => holdsOn(period, today))?.tiers[0];
    return first && currency ? amountText(first.unitPrice, locale, minorDigits(currency)) : '';
  },
  write(product, typed, { locale, today, currency }) {
    const unitPrice = typedAmount(typed, locale, minorDigits(product.price?.currency ?? currency));
    if (unitPrice === undefined || unitPrice <= 0) return undefined;
    const before = product.price ?? { version: 0, currency, periods: [] };
    const at = before.periods.findIndex((period) => holdsOn(period, today));
    const periods =
      at < 0
        ? [{ from: '', until: '', tiers: [{ quantity: 1, unitPrice }] }, ...before.periods]
        : before.periods.map((period, index) =>
            index === at
              ? { ...period, tiers: period.tiers.map((tier, n) => (n === 0 ? { ...tier, unitPrice } : tier)) }
              : period,
          );
    return { ...product, price: { ...before, periods } };
  },
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const gridColumns: readonly GridColumn[] = [
  status,
  translated('name', 'en', 280),
  translated('name', 'fr', 280),
  price,
  text('brand', 130, required),
  category,
  number('minimumQuantity', 1),
  number('quantityStep', 1),
  number('packQuantity', 1),
  text('unit', 80, required),
  weight,
  number('leadTimeDays', 0),
  backorder,
  text('taxClass', 110, required),
  text('newUntil', 120, (typed) => typed === '' || DAY.test(typed)),
  text('family', 140, () => true),
  translated('keywords', 'en', 220),
  translated('keywords', 'fr', 220),
  measure('lengthMm', 'product.length'),
  measure('widthMm', 'product.width'),
  measure('heightMm', 'product.height'),
];

/** Shown before anybody chooses. */
export const FIRST_COLUMNS: readonly string[] = [
  'status',
  'name-en',
  'name-fr',
  'price',
  'brand',
  'category',
  'minimumQuantity',
  'quantityStep',
  'packQuantity',
  'weightGrams',
  'leadTimeDays',
  'taxClass',
  'newUntil',
];

/** An attribute as a column; what is emptied is taken from the product. */
export const attributeColumn = (attribute: string, name: string, kind: 'number' | 'text'): GridColumn => ({
  key: `attribute-${attribute}`,
  label: name,
  isName: true,
  width: 120,
  ...(kind === 'number' ? { isNumber: true as const } : {}),
  right: 'catalogue',
  read({ data }, { locale }) {
    const value = data.attributes[attribute] ?? '';
    return kind === 'number' && locale === 'fr' ? value.replace('.', ',') : value;
  },
  write(product, typed, { locale }) {
    const { [attribute]: _, ...others } = product.data.attributes;
    if (!typed.trim()) return withData(product, { attributes: others });
    const value = kind === 'number' ? typedNumber(typed, locale) : typed.trim();
    return value === undefined
      ? undefined
      : withData(product, { attributes: { ...others, [attribute]: String(value) } });
  },
});
