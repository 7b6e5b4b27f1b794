import { formatPercent } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';

/** A tax with its rate in percent; many a tax has it in its name already. */
export function useTaxName(): (name: string, rate: number) => string {
  const { language } = useText('order');
  return (name, rate) => (name.includes('%') ? name : `${name} ${formatPercent(rate, language)}`);
}
