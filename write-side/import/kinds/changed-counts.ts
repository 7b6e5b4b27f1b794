import { own } from '#domain/shared/dictionary.ts';

type Counts = Readonly<Record<string, number>>;

/** Warehouses whose count changes; one that had none before is counted empty when that is taken back. */
export const changedCounts = (before: Counts, after: Counts): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((warehouse) => [warehouse, own(after, warehouse) ?? 0] as const)
      .filter(([warehouse, count]) => own(before, warehouse) !== count),
  );
