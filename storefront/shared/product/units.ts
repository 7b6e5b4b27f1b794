// Says quantities and prices in the unit that an item is sold by: "2 packs", "3 m", "/ pack of 25".
import type { TFunction } from 'i18next';
import { useText } from '#storefront/lib/text.ts';

export interface Units {
  /** "12 pcs", "2 packs", "3 m". */
  readonly count: (quantity: number, unit: string) => string;
  /** The same where the item's name follows: a plain number of pieces. */
  readonly times: (quantity: number, unit: string) => string;
  /** The unit of a price: "ea", "pack of 25", "m". */
  readonly per: (line: { readonly Unit: string; readonly PackQuantity: number }) => string;
}

const KNOWN = ['ea', 'pk', 'm'] as const;
type Known = (typeof KNOWN)[number];
const isKnown = (unit: string): unit is Known => (KNOWN as readonly string[]).includes(unit);

const known = new WeakMap<TFunction, Units>();

function unitsOf(t: TFunction): Units {
  const count = (quantity: number, unit: string) =>
    isKnown(unit) ? t(`count.${unit}`, { count: quantity }) : `${quantity} ${unit}`;
  return {
    count,
    times: (quantity, unit) => (unit === 'ea' ? String(quantity) : count(quantity, unit)),
    per: ({ Unit: unit, PackQuantity: pieces }) =>
      unit === 'pk' && pieces > 1 ? t('packOf', { count: pieces }) : isKnown(unit) ? t(`unit.${unit}`) : unit,
  };
}

export function useUnits(): Units {
  const { t } = useText();
  const units = known.get(t) ?? unitsOf(t);
  known.set(t, units);
  return units;
}
