import type { Attributes } from '../make/model.ts';

export type { Attributes };

/** Reads numbers by name; throws when the catalogue lacks one, so that no drawing shows NaN. */
export const numbers = <K extends string>(attributes: Attributes, ...keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(
    keys.map((key) => {
      const value = Number(attributes[key]);
      if (attributes[key] === undefined || Number.isNaN(value)) throw new Error(`drawing needs the number ${key}`);
      return [key, value];
    }),
  ) as Record<K, number>;

export const word = (attributes: Attributes, key: string): string => String(attributes[key] ?? '');
