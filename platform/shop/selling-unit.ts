// Words quantities outside of pages: in e-mails, PDFs and names of a size.
import type { LineOption, SellingUnit } from '#domain/shared/order-draft.ts';
import { numberFormat } from '../kernel/texts/formats.ts';
import { translate, type Language } from '../kernel/texts/texts.ts';

const unitText = (language: Language) => translate(language, 'paper', 'unit');

/** "12", "2 packs", "3 m". */
export function countText(quantity: number, unit: string, language: Language): string {
  const number = numberFormat(`${language}-CA`).format(quantity);
  if (unit === 'm') return `${number}\u00a0m`;
  return unit === 'pk' ? unitText(language)('pack', { count: quantity, number }) : number;
}

/** "pack of 25"; empty for what is no pack of several. */
export const packText = ({ code, pieces }: SellingUnit, language: Language): string =>
  code === 'pk' && pieces > 1 ? unitText(language)('packOf', { pieces }) : '';

/** "Size: M, Colour: red". */
export const optionsText = (options: readonly LineOption[] | undefined, language: Language): string =>
  (options ?? [])
    .map(({ name, value }) => unitText(language)('option', { name: name[language], value: value[language] }))
    .join(', ');

/** Options and pack, as far as there are any. */
export const sizeText = (
  { options, unit }: { readonly options?: readonly LineOption[] | undefined; readonly unit: SellingUnit },
  language: Language,
): string => [optionsText(options, language), packText(unit, language)].filter(Boolean).join(', ');

/** Words what a price is for: "each", "pack of 25", "m". */
export const perText = (unit: SellingUnit, language: Language): string =>
  unit.code === 'ea'
    ? unitText(language)('each')
    : packText(unit, language) || (unit.code === 'pk' ? unitText(language)('packWord') : unit.code);
