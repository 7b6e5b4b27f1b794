import type { ShippingMeasure } from '#domain/shared/pricing.ts';
import { numberFormat } from './format.ts';

/** An amount of what freight is found by: kilograms, money, pieces or metres. */
export function measure(value: number, by: ShippingMeasure, money: (cents: number) => string, locale: string): string {
  switch (by) {
    case 'weight':
      return numberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }).format(value / 1_000);
    case 'value':
      return money(value);
    case 'quantity':
      return numberFormat(locale, {}).format(value);
    case 'length':
      return numberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 3 }).format(value / 1_000);
  }
}
