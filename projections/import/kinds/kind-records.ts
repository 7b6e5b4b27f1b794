import type { Thing, WrongField } from '#contracts/import/kinds/import-kind.ts';
import type { PlannedChange } from '#contracts/import/kinds/plan.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** What only the shop can say against a change: nobody else may have the value, or it lies where the shop does not sell. */
export interface KindFault extends WrongField {
  readonly key: string;
}

/** Where the things of a kind are read: by their keys, and one after the other. */
export interface KindRecords {
  /** Unknown ones are left out. */
  present(keys: readonly string[], context: OperationContext): Promise<ReadonlyMap<string, Thing>>;
  /** Keys after one, `count` at most; empty at the end. */
  keys(after: string, count: number, context: OperationContext): Promise<readonly string[]>;
  /** One for each change at most. */
  faults?(changes: readonly PlannedChange[], context: OperationContext): Promise<readonly KindFault[]>;
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
