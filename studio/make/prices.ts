import { chance } from '../../demo/history/chance.ts';
import type { Item, Ladder } from './model.ts';

const ladders: Record<Ladder, readonly (readonly [quantity: number, factor: number])[]> = {
  machine: [
    [1, 1],
    [3, 0.96],
    [10, 0.92],
  ],
  part: [
    [1, 1],
    [10, 0.92],
    [50, 0.85],
  ],
  bulk: [
    [1, 1],
    [10, 0.9],
    [100, 0.79],
  ],
  pack: [
    [1, 1],
    [5, 0.94],
    [20, 0.87],
  ],
  metre: [
    [1, 1],
    [20, 0.91],
    [100, 0.83],
  ],
};

/** Cheap things are priced to the cent, machines to five dollars, as price lists do. */
const rounded = (cad: number): number => {
  const step = cad < 25 ? 0.01 : cad < 200 ? 0.05 : cad < 2000 ? 0.5 : 5;
  return Number((Math.round(cad / step) * step).toFixed(2));
};

/** Returns `1:12.50;10:11.20;100:9.90`; every tier is at least a cent below the one before. */
export const tiers = (price: number, ladder: Ladder): string => {
  let above = Infinity;
  return ladders[ladder]
    .map(([quantity, factor]) => {
      above = Math.min(rounded(price * factor), Number((above - 0.01).toFixed(2)));
      return `${quantity}:${above.toFixed(2)}`;
    })
    .join(';');
};

/** The dealer pays this for one: 55 to 75 % of the lowest tier, so that every tier leaves something. */
export const cost = ({ item, price, ladder }: Item): string => {
  const lowest = Number(tiers(price, ladder).split(':').at(-1));
  return Math.max(0.01, Math.min(rounded(lowest * (0.55 + 0.2 * chance(item, 'cost'))), lowest - 0.01)).toFixed(2);
};
