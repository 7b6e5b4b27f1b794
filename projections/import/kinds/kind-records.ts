import type { Thing } from '#contracts/import-kinds/import-kind.ts';
import type { OperationContext } from '#platform/operations/context.ts';

/** Where the things of a kind are read: by their keys, and one after the other. */
export interface KindRecords {
  /** Unknown ones are left out. */
  present(keys: readonly string[], context: OperationContext): Promise<ReadonlyMap<string, Thing>>;
  /** Keys after one, `count` at most; empty at the end. */
  keys(after: string, count: number, context: OperationContext): Promise<readonly string[]>;
}

/** Of a kind of which there are so few that all are read at once. */
export const fewRecords = (all: (context: OperationContext) => Promise<ReadonlyMap<string, Thing>>): KindRecords => ({
  async present(keys, context) {
    const wanted = new Set(keys);
    return new Map([...(await all(context))].filter(([key]) => wanted.has(key)));
  },
  keys: async (after, count, context) =>
    [...(await all(context)).keys()]
      .sort()
      .filter((key) => key > after)
      .slice(0, count),
});
