// Columns of imports and exports: how a cell's text becomes a value of a thing's field, and a value a text (issue 10).
import { own } from '#domain/shared/dictionary.ts';
import { isDay } from '../day.ts';
import { isBuiltIn } from '../dictionary.ts';
import type { Translated } from '../translated.ts';

/** A value of a field, as JSON. */
export type FieldValue = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;

/** Why a text is no value: the key of a sentence in locales/*\/error.json, and what fills it. */
export interface CellFault {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}
export type CellRead = { readonly value: FieldValue } | { readonly fault: CellFault };

export interface CellDialect {
  /** `12,50` is twelve and a half. */
  readonly decimalComma: boolean;
}

export interface CellType {
  /** Of texts that are not empty. */
  read(text: string, dialect: CellDialect): CellRead;
  /** With a decimal point; read again it is the same value. */
  write(value: FieldValue): string;
  /** As people see it in a dry run, where that is shorter. */
  show?(value: FieldValue): string;
  /** In a workbook its cells are numbers. */
  readonly isNumber?: true;
}

/** What a cell without text does: it empties the field, leaves it as it is, or is wrong. */
export type EmptyRule = 'empties' | 'keeps' | 'error';

/** What a value names: those that are not there are wrong. */
export type Refers =
  | 'product'
  | 'category'
  | 'attribute'
  | 'warehouse'
  | 'family'
  | 'taxClass'
  | 'priceList'
  | 'taxZone'
  | 'shippingZone'
  | 'shippingMethod'
  | 'account';

export interface Column {
  /** In headings of exports; the first that a heading is matched by. */
  readonly name: string;
  readonly label: Translated;
  /** Further headings that people write. */
  readonly aliases?: readonly string[];
  /** Plain words by which a longer heading is taken for it, as "prix" of "Prix HT": most of them win, a tie does not. */
  readonly words?: readonly string[];
  /** Words of headings that mean something else, as "achat" of "Prix d'achat". */
  readonly otherWords?: readonly string[];
  readonly type: CellType;
  /** Where the value lies in the thing, such as `name`, `en`. */
  readonly path: readonly string[];
  readonly empty: EmptyRule;
  /** What an empty cell makes of the field, where it empties; without it the entry is taken out. */
  readonly emptied?: FieldValue;
  /** Without it nothing new can be added. */
  readonly needed?: boolean;
  /** Name of a column that may stand instead of one that is needed, or without which a cell is empty. */
  readonly orElse?: string;
  /** Belongs to what a row is about: it is in every row. */
  readonly key?: boolean;
  readonly refers?: Refers;
  /** No two things have the same value; those that have it already keep it. */
  readonly unique?: true;
  /** HTML, of which only what is harmless is kept. */
  readonly html?: true;
  /** Of an attribute or a warehouse, which may have come since a file of the heading was matched. */
  readonly ofShop?: boolean;
  /** Matched, yet left out of exports: another column says the same. */
  readonly notExported?: boolean;
}

const fault = (code: string, params?: CellFault['params']): CellRead => ({
  fault: { code, ...(params ? { params } : {}) },
});
const asText = (value: FieldValue) => (value === null ? '' : String(value));

/** Plain text of at most `max` characters. */
export const textCell = (max: number): CellType => ({
  read: (text) => (text.length > max ? fault('import_text_too_long', { most: max }) : { value: text }),
  write: asText,
});

/** A text of a pattern, such as a code. */
export const codeCell = (pattern: RegExp, code: string): CellType => ({
  read: (text) => (pattern.test(text) && !isBuiltIn(text) ? { value: text } : fault(code)),
  write: asText,
});

/** `12,50`, `12.50`, `1 250` with a space or a thin one between thousands; undefined where it is no number. */
function decimalText(text: string, { decimalComma }: CellDialect): string | undefined {
  const dense = text.replace(/(?<=\d)[\s\u00a0\u202f'](?=\d{3}(?!\d))/g, '');
  const pointed = decimalComma ? dense.replace(/^(-?\d+),(\d+)$/, '$1.$2') : dense;
  return /^-?\d{1,12}(\.\d{1,9})?$/.test(pointed) ? pointed : undefined;
}

/** A whole number. */
export const wholeCell = (least: number, most: number): CellType => ({
  isNumber: true,
  read(text, dialect) {
    const decimal = decimalText(text, dialect);
    const value = Number(decimal);
    if (decimal === undefined || !Number.isInteger(value)) return fault('import_not_whole');
    return value < least || value > most ? fault('import_number_outside', { least, most }) : { value };
  },
  write: asText,
});

/** A number with up to `places` decimals, kept as a whole number of its smallest part: 1.25 kg are 1250 grams. */
export const scaledCell = (places: number, most: number): CellType => ({
  isNumber: true,
  read(text, dialect) {
    const decimal = decimalText(text, dialect);
    if (decimal === undefined) return fault('import_not_a_number');
    const [whole = '', parts = ''] = decimal.split('.');
    const digits = parts.replace(/0+$/, '');
    if (digits.length > places) return fault('import_too_many_decimals', { places });
    const value = Number(`${whole}${digits.padEnd(places, '0')}`);
    return value < 0 || value > most
      ? fault('import_number_outside', { least: 0, most: most / 10 ** places })
      : { value };
  },
  write(value) {
    if (value === null) return '';
    const text = String(value).padStart(places + 1, '0');
    const decimals = places ? text.slice(-places) : '';
    const whole = places ? text.slice(0, -places) : text;
    return /[1-9]/.test(decimals) ? `${whole}.${decimals.replace(/0+$/, '')}` : whole;
  },
});

/** An amount in minor units of a currency that has two of them after the point. */
export const moneyCell: CellType = {
  isNumber: true,
  read: (text, dialect) => scaledCell(2, 100_000_000_00).read(text.replace(/\s*(\$|€|£|[A-Z]{3})$/, ''), dialect),
  write: (value) => (value === null ? '' : (Number(value) / 100).toFixed(2)),
};

/** A number as a text with a point, as attributes keep it. */
export const numberTextCell: CellType = {
  read(text, dialect) {
    const decimal = decimalText(text, dialect);
    return decimal === undefined ? fault('import_not_a_number') : { value: decimal };
  },
  write: asText,
};

/** A day: year, month, day. Whether 03/04 is in March or April only its author knows. */
export const dayCell: CellType = {
  read(text) {
    const [year = '', ...rest] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T00:00.*)?$/.exec(text)?.slice(1) ?? [];
    const day = [year, ...rest.map((part) => part.padStart(2, '0'))].join('-');
    return isDay(day) ? { value: day } : fault('import_date_invalid');
  },
  write: asText,
};

const YES = /^(yes|y|oui|o|true|vrai|1|x)$/i;
const NO = /^(no|n|non|false|faux|0|-)$/i;
export const yesNoCell: CellType = {
  read: (text) => (YES.test(text) ? { value: true } : NO.test(text) ? { value: false } : fault('import_not_yes_or_no')),
  write: (value) => (value === true ? 'yes' : value === false ? 'no' : ''),
};

/** One of several values, by any of its names. */
export const choiceCell = (choices: Readonly<Record<string, readonly string[]>>): CellType => {
  const values = new Map(
    Object.entries(choices).flatMap(([value, names]) =>
      [value, ...names].map((name) => [plainHeading(name), value] as const),
    ),
  );
  const known = Object.keys(choices).join(', ');
  return {
    read(text) {
      const value = values.get(plainHeading(text));
      return value === undefined ? fault('import_not_among', { known }) : { value };
    },
    write: asText,
  };
};

const parts = (text: string) =>
  text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** `a;b;c` */
export const listCell = (most: number): CellType => ({
  read(text) {
    const value = parts(text);
    return value.length > most ? fault('import_too_many_parts', { most }) : { value };
  },
  write: (value) => (value as readonly string[]).join(';'),
});

/** `bore=25;width=15`: texts by name. */
export const pairsCell = (numbers: (key: string) => boolean): CellType => ({
  read(text, dialect) {
    const value = new Map<string, string>();
    for (const part of parts(text)) {
      const at = part.indexOf('=');
      if (at < 1) return fault('import_not_pairs', { part });
      const [key, rawValue] = [part.slice(0, at).trim(), part.slice(at + 1).trim()];
      if (!rawValue) continue;
      const number = numbers(key) ? decimalText(rawValue, dialect) : rawValue;
      if (number === undefined) return fault('attribute_not_a_number', { attribute: key, value: rawValue });
      value.set(key, number);
    }
    return { value: Object.fromEntries(value) };
  },
  write: (value) =>
    Object.entries(value as Readonly<Record<string, string>>)
      .map(([key, text]) => `${key}=${text}`)
      .join(';'),
});

/** `JC-28*1;JS-28-98A*2`: items with how many of each. */
export const partsCell = (most: number): CellType => ({
  read(text) {
    const value: { itemNumber: string; quantity: number }[] = [];
    for (const part of parts(text)) {
      const [, itemNumber, quantity = '1'] = /^([^*]+?)(?:\s*\*\s*([1-9]\d{0,5}))?$/.exec(part) ?? [];
      if (!itemNumber) return fault('import_not_parts', { part });
      value.push({ itemNumber, quantity: Number(quantity) });
    }
    return value.length > most ? fault('import_too_many_parts', { most }) : { value };
  },
  write: (value) =>
    (value as readonly { itemNumber: string; quantity: number }[])
      .map((one) => `${one.itemNumber}*${one.quantity}`)
      .join(';'),
});

/** `1:12.50;10:11.20`: prices from a quantity on, rising in quantity and falling in price; a price alone is from one on. */
export const tiersCell: CellType = {
  read(text, dialect) {
    const tiers: { quantity: number; unitPrice: number }[] = [];
    for (const part of parts(text)) {
      const [, quantity = '1', price = ''] = /^(?:(\d{1,6})\s*:)?\s*(.+)$/.exec(part) ?? [];
      const amount = moneyCell.read(price, dialect);
      if ('fault' in amount || Number(amount.value) <= 0) return fault('import_not_tiers', { part });
      tiers.push({ quantity: Number(quantity), unitPrice: Number(amount.value) });
    }
    if (tiers[0]?.quantity !== 1) return fault('import_tiers_begin_at_one');
    const rises = tiers.every((tier, n) => {
      const before = tiers[n - 1];
      return !before || (tier.quantity > before.quantity && tier.unitPrice < before.unitPrice);
    });
    return rises ? { value: tiers } : fault('import_tiers_not_in_order');
  },
  write: (value) =>
    (value as readonly { quantity: number; unitPrice: number }[])
      .map(({ quantity, unitPrice }) => `${quantity}:${moneyCell.write(unitPrice)}`)
      .join(';'),
};

/** A heading without what people write differently: accents, case, spaces, punctuation. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The value that lies at a path; undefined where nothing does. */
export const valueAt = (thing: unknown, path: readonly string[]): FieldValue | undefined =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? own(value as Record<string, unknown>, key) : undefined,
    thing,
  ) as FieldValue | undefined;

/** The thing with another value at a path; without a value the entry is taken out. */
export function withValueAt<T extends object>(
  thing: T,
  [key, ...rest]: readonly string[],
  value: FieldValue | undefined,
): T {
  if (key === undefined) return thing;
  if (rest.length) {
    const inner = (own(thing as Record<string, unknown>, key) ?? {}) as object;
    return { ...thing, [key]: withValueAt(inner, rest, value) };
  }
  if (value !== undefined) return { ...thing, [key]: value };
  return Object.fromEntries(Object.entries(thing).filter(([name]) => name !== key)) as T;
}

/** The text of a thing in a column, as exports write it. */
export function writtenAs({ path, type }: Pick<Column, 'path' | 'type'>, thing: unknown): string {
  const value = valueAt(thing, path);
  return value === undefined || value === null ? '' : type.write(value);
}

/** The same as people see it in a dry run. */
export function shownAs({ path, type }: Pick<Column, 'path' | 'type'>, thing: unknown): string {
  const value = valueAt(thing, path);
  return value === undefined || value === null ? '' : (type.show ?? type.write)(value);
}

/** The same as a cell of a workbook. */
export function cellAs(column: Pick<Column, 'path' | 'type'>, thing: unknown): string | number {
  const text = writtenAs(column, thing);
  return column.type.isNumber && text !== '' ? Number(text) : text;
}
