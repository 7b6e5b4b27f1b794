// A registry is a module of one line per feature (`export { feature as cart } from './cart/feature.ts'`): what all of
// them have under one name is read out of it here.

type Registry = Readonly<Record<string, object>>;
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** What features have under `K`, one of them each. */
export type PartOf<R, K extends string> = R[keyof R] extends infer F
  ? F extends Readonly<Record<K, infer P>>
    ? P
    : never
  : never;

/** The records of all features as one. */
export type Merged<U> = Flat<Intersection<U>>;

const has = <K extends string>(feature: object, part: K): feature is Readonly<Record<K, unknown>> => part in feature;

/** What each feature that has it has under `part`, by the features' names. */
export const partsOf = <R extends Registry, const K extends string>(registry: R, part: K): readonly PartOf<R, K>[] =>
  Object.values(registry).flatMap((feature) => (has(feature, part) ? [feature[part] as PartOf<R, K>] : []));

/** Records as one. @throws Error for a name that two of them have */
export function merged<P extends object>(records: readonly P[]): Merged<P> {
  const all = new Map<string, unknown>();
  for (const record of records)
    for (const [name, value] of Object.entries(record)) {
      if (all.has(name)) throw new Error(`two features have ${name}`);
      all.set(name, value);
    }
  return Object.fromEntries(all) as Merged<P>;
}
