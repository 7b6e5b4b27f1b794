// An order is shared out over payments: each but the last has an amount of its own, and the last pays the rest, so that
// they always add up.
import { moneyTyped } from '#storefront/lib/typed-money.ts';
import type { Language } from '#storefront/lib/language.ts';

export interface Part {
  readonly id: number;
  readonly method: string;
  /** As it is typed; of the last part nobody reads it. */
  readonly amount: string;
}

export interface Shares {
  /** Minor units by part, the last one's among them; undefined where what is typed is no amount. */
  readonly amounts: readonly (number | undefined)[];
  /** Ids of the parts whose amount is missing, or leaves nothing for the last. */
  readonly wrong: readonly number[];
}

/** `due` in minor units. */
export function sharesOf(parts: readonly Part[], due: number, language: Language): Shares {
  const given = parts.slice(0, -1).map(({ amount }) => moneyTyped(amount, language));
  let left = due;
  const wrong = parts.slice(0, -1).flatMap(({ id }, at) => {
    const amount = given[at] ?? 0;
    left -= amount;
    return amount > 0 && left > 0 ? [] : [id];
  });
  return { amounts: [...given, left > 0 ? left : undefined], wrong };
}
