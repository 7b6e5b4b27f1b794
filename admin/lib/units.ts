import type { useTranslate } from 'react-admin';

export type Translate = ReturnType<typeof useTranslate>;

/** "12", "2 packs", "3 m", from the texts of the back office; on paper and in e-mails `countText` says it. */
export const quantityText = (t: Translate, quantity: number, unit: string): string =>
  unit === 'pk' || unit === 'm' ? t(`unit.count.${unit}`, { smart_count: quantity }) : String(quantity);

/** The unit behind a price: nothing for one piece, "/ pack of 25", "/ m". */
export function priceUnitText(
  t: Translate,
  { Unit: unit, PackQuantity: pieces }: { readonly Unit: string; readonly PackQuantity: number },
): string {
  if (unit === 'pk') return pieces > 1 ? t('unit.perPackOf', { pieces }) : t('unit.perPack');
  return unit === 'm' ? t('unit.perMetre') : '';
}
