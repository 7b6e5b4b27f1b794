import type { KindCommands } from '../kind-commands.ts';
import { changedCounts } from './changed-counts.ts';

type Counts = Readonly<Record<string, number>>;

export const stock: KindCommands = {
  async change({ key: itemNumber, seen, changed }, { commands }) {
    const before = (seen['stock'] ?? {}) as Counts;
    const counts = changedCounts(before, (changed['stock'] ?? {}) as Counts);
    const isThere = Object.keys(before).length > 0;
    if (Object.keys(counts).length) await commands.stock.count({ itemNumber, counts, isThere });
  },
  // Items that are not there are wrong rows: nothing was added.
  remove: async () => undefined,
};
