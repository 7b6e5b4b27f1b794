import { between, chance } from '../../demo/history/chance.ts';
import type { Item } from './model.ts';

export type Stock = Readonly<{ mtl: number; tor: number; cgy: number }>;

/** A warehouse keeps a few of what is dear and thousands of what is cheap. */
const depth = (price: number): number => Math.max(3, Math.min(600, Math.round(2400 / (price + 4))));

/** About 8 % is out everywhere, 1 % is down to the last unit, 8 % is low; Calgary carries less. */
export const stockOf = ({ item, price }: Item): Stock => {
  const luck = chance(item, 'stock');
  if (luck < 0.08) return { mtl: 0, tor: 0, cgy: 0 };
  if (luck < 0.092) return { mtl: 1, tor: 0, cgy: 0 };
  if (luck < 0.17) return { mtl: between(item, 'low', 2, 6), tor: between(item, 'low2', 0, 3), cgy: 0 };
  const full = depth(price);
  const at = (site: string, share: number): number =>
    chance(item, `empty-${site}`) < 0.12
      ? 0
      : between(item, site, Math.ceil(full * share * 0.3), Math.ceil(full * share));
  return { mtl: Math.max(2, at('mtl', 1)), tor: at('tor', 0.8), cgy: at('cgy', 0.4) };
};
