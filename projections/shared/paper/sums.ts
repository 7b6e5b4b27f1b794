import type { TaxCharged } from '#domain/shared/price/priced.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import type { Sheet } from './sheet.ts';

/** Sums below a table, at the right, together on one page: the last row is the total. Returns where the rest begins. */
export function sums(
  { bottom, newPage, rule, write }: Sheet,
  from: number,
  rows: readonly (readonly [label: string, amount: string])[],
  total: readonly [label: string, amount: string],
): number {
  let y = from + rows.length * 16 + 70 > bottom ? newPage() : from;
  for (const [label, value] of rows) {
    write(label, 320, y, 160, { quiet: true, align: 'right' });
    y = write(value, 484, y, 80, { align: 'right' }) + 2;
  }
  rule(y + 2, 'strong');
  write(total[0], 320, y + 8, 160, { strong: true, size: 11.5, align: 'right' });
  return write(total[1], 464, y + 8, 100, { strong: true, size: 11.5, align: 'right' }) + 18;
}

/** Many a tax has its rate in its name already. */
export function taxText({ name, rate }: Pick<TaxCharged, 'name' | 'rate'>, language: Language): string {
  const percent = (rate / 1_000).toLocaleString(`${language}-CA`, { maximumFractionDigits: 3 });
  return name[language].includes(percent)
    ? name[language]
    : `${name[language]} ${percent}${language === 'fr' ? '\u00a0' : ''}%`;
}
