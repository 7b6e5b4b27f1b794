// Rows and cards of products say these texts, which are looked up once per list and filled in per row.
import type { TFunction } from 'i18next';
import { formatDay } from '#storefront/lib/dates.ts';
import type { Language } from '#storefront/lib/language.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { compile, slot } from '#storefront/lib/text-template.ts';
import type { StockTexts } from './stock-text.tsx';

export interface RowTexts {
  readonly language: Language;
  readonly add: string;
  readonly addShort: string;
  readonly adding: string;
  readonly quantityOf: (item: string | number) => string;
  readonly addItem: (item: string | number) => string;
  readonly compare: string;
  readonly compareItem: (item: string | number) => string;
  readonly unit: (unit: string) => string;
  readonly stock: StockTexts;
  readonly isNew: string;
  /** There are always several. */
  readonly versions: (count: string | number) => string;
  /** What a reduced price is compared with. */
  readonly lowestBefore: (price: string | number) => string;
  readonly withTax: string;
  readonly withoutTax: string;
  readonly money: (amount: number, currency: string) => string;
  readonly number: (value: number) => string;
}

const units = ['ea', 'pk', 'm'] as const;

const known = new WeakMap<TFunction, RowTexts>();

/** The same object for the same texts, so that it is made once per language. */
export function rowTexts(t: TFunction, language: Language): RowTexts {
  const texts = known.get(t) ?? make(t, language);
  known.set(t, texts);
  return texts;
}

function make(t: TFunction, language: Language): RowTexts {
  const names = new Map<string, string>(units.map((unit) => [unit, t(`unit.${unit}`)]));
  return {
    language,
    add: t('addToCart'),
    addShort: t('add'),
    adding: t('adding'),
    quantityOf: compile(t('quantityOf', { item: slot })),
    addItem: compile(t('addItem', { item: slot })),
    compare: t('compare'),
    compareItem: compile(t('compareItem', { item: slot })),
    unit: (unit) => names.get(unit) ?? unit,
    stock: {
      inStock: compile(t('inStock', { quantity: slot })),
      day: (isoDay) => formatDay(isoDay, language),
      ships: compile(t('ships', { day: slot })),
      backorder: t('backordered'),
      backorderShips: compile(t('backorderedShips', { day: slot })),
      byEmail: t('byEmail'),
      soldOut: t('soldOut'),
      discontinued: t('discontinued'),
    },
    isNew: t('isNew'),
    versions: compile(t('versions', { number: slot })),
    lowestBefore: compile(t('lowestBefore', { price: slot })),
    withTax: t('withTax'),
    withoutTax: t('withoutTax'),
    money: (amount, currency) => formatMoney(amount, currency, language),
    number: (value) => formatNumber(value, language),
  };
}
