import { CURRENCY_CODES } from '#domain/shared/money.ts';
import type { SHIPPING_MEASURES } from '#domain/shared/pricing.ts';
import {
  choiceCell,
  moneyCell,
  wholeCell,
  type CellDialect,
  type CellRead,
  type CellType,
  type Column,
} from '#domain/shared/table/column.ts';
import { idCell } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';
import { zoneKey } from './zones.ts';

interface Band {
  readonly upTo: number | null;
  readonly price: number;
  readonly pricePerFurther: number | null;
}

const MOST_BANDS = 60;
const LARGEST = 1_000_000_000;

function bandOf(text: string, dialect: CellDialect): Band | undefined {
  const [, upTo = '', price = '', further] = /^(?:(\d{1,10}|\*)\s*:)?\s*([^+]+?)(?:\s*\+\s*(.+))?$/.exec(text) ?? [];
  const amounts = [price, further].map((amount) =>
    amount === undefined ? undefined : moneyCell.read(amount, dialect),
  );
  if (amounts.some((amount) => amount && 'fault' in amount)) return undefined;
  const [first, second] = amounts.map((amount) => (amount && 'value' in amount ? Number(amount.value) : null));
  const limit = upTo === '' || upTo === '*' ? null : Number(upTo);
  return limit !== null && (limit < 1 || limit > LARGEST)
    ? undefined
    : { upTo: limit, price: first ?? 0, pricePerFurther: second ?? null };
}

/** `5000:12.50;20000:18.00;*:25.00+1.20`: up to so much of the measure for so much; what each further one costs. */
const bandsCell: CellType = {
  read(text, dialect): CellRead {
    const texts = text
      .split(/[;|\n]/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (texts.length > MOST_BANDS) return { fault: { code: 'import_too_many_parts', params: { most: MOST_BANDS } } };
    const bands = texts.map((part) => bandOf(part, dialect));
    const wrong = texts.find((_, index) => !bands[index]);
    return wrong === undefined ? { value: bands } : { fault: { code: 'import_not_bands', params: { part: wrong } } };
  },
  write: (value) =>
    (value as readonly Band[])
      .map(({ upTo, price, pricePerFurther }) =>
        [
          `${upTo ?? '*'}:${moneyCell.write(price)}`,
          ...(pricePerFurther === null ? [] : [moneyCell.write(pricePerFurther)]),
        ].join('+'),
      )
      .join(';'),
};

const optional = (name: string, en: string, fr: string, type: CellType, path: readonly string[]): Column => ({
  name,
  label: { en, fr },
  type,
  path,
  empty: 'empties',
  emptied: null,
});

/** What a method costs to a zone, in a currency. Methods and zones are there before. */
export const shippingRates: ImportKind = {
  name: 'shipping-rates',
  right: 'setting',
  columns: () => [
    {
      name: 'shipping_method',
      label: { en: 'Shipping method', fr: 'Mode de livraison' },
      aliases: ['method', 'mode'],
      type: idCell,
      path: ['method'],
      empty: 'error',
      key: true,
      refers: 'shippingMethod',
    },
    { ...zoneKey, refers: 'shippingZone' },
    {
      name: 'currency',
      label: { en: 'Currency', fr: 'Monnaie' },
      aliases: ['devise'],
      type: choiceCell(Object.fromEntries(CURRENCY_CODES.map((code) => [code, []]))),
      path: ['currency'],
      empty: 'error',
      key: true,
    },
    {
      name: 'measure',
      label: { en: 'By', fr: 'Selon' },
      aliases: ['measure', 'mesure'],
      type: choiceCell({
        weight: ['poids'],
        value: ['valeur'],
        quantity: ['quantité'],
        length: ['longueur'],
      } satisfies Record<(typeof SHIPPING_MEASURES)[number], string[]>),
      path: ['by'],
      empty: 'error',
      needed: true,
    },
    {
      name: 'bands',
      label: { en: 'Prices up to (g, cents, pieces or mm)', fr: 'Prix jusqu’à (g, cents, pièces ou mm)' },
      aliases: ['prices', 'prix', 'bandes', 'tranches'],
      type: bandsCell,
      path: ['bands'],
      empty: 'error',
      needed: true,
    },
    optional('free_from', 'Free from', 'Gratuit dès', moneyCell, ['freeFrom']),
    optional('on_request_grams', 'On request above (g)', 'Sur demande au-delà de (g)', wholeCell(1, LARGEST), [
      'onRequestAbove',
      'grams',
    ]),
    optional('on_request_length_mm', 'On request above (mm)', 'Sur demande au-delà de (mm)', wholeCell(1, LARGEST), [
      'onRequestAbove',
      'lengthMm',
    ]),
    optional('on_request_value', 'On request above (value)', 'Sur demande au-delà de (valeur)', moneyCell, [
      'onRequestAbove',
      'value',
    ]),
  ],
  blank: { by: 'weight', bands: [], freeFrom: null, onRequestAbove: { grams: null, lengthMm: null, value: null } },
};
