// How quantities are said in what is written outside of pages: mails, PDFs, names of a size.
import type { SellingUnit } from '#domain/shared/order-draft.ts';

type Language = 'en' | 'fr';

const PACK = { en: ['pack', 'packs'], fr: ['paquet', 'paquets'] } as const;
const OF = { en: 'of', fr: 'de' } as const;

/** "12", "2 packs", "3 m". */
export function countText(quantity: number, unit: string, language: Language): string {
  const number = new Intl.NumberFormat(`${language}-CA`).format(quantity);
  if (unit === 'm') return `${number}\u00a0m`;
  return unit === 'pk' ? `${number}\u00a0${PACK[language][quantity === 1 ? 0 : 1]}` : number;
}

/** "pack of 25"; empty for what is no pack of several. */
export const packText = ({ code, pieces }: SellingUnit, language: Language): string =>
  code === 'pk' && pieces > 1 ? `${PACK[language][0]} ${OF[language]} ${pieces}` : '';

/** What a price is for: "each", "pack of 25", "m". */
export const perText = (unit: SellingUnit, language: Language): string =>
  unit.code === 'ea'
    ? { en: 'each', fr: 'chacun' }[language]
    : packText(unit, language) || (unit.code === 'pk' ? PACK[language][0] : unit.code);
