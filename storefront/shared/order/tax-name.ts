import type { Language } from '#storefront/lib/language.ts';
import { formatPercent } from '#storefront/lib/numbers.ts';

/** A tax with its rate in percent; many a tax has it in its name already. */
export const taxName = (
  { name, rate }: { readonly name: string; readonly rate: number },
  language: Language,
): string => (name.includes('%') ? name : `${name} ${formatPercent(rate, language)}`);
