import type { KindCommands } from '../kind-commands.ts';
import { changedCounts } from './changed-counts.ts';

type Counts = Readonly<Record<string, number>>;

export const stock: KindCommands = {
  async change({ key: itemNumber, seen, changed }, { commands }) {
    const counts = changedCounts((seen['stock'] ?? {}) as Counts, (changed['stock'] ?? {}) as Counts);
    if (Object.keys(counts).length) await commands.stock.count({ itemNumber, counts });
  },
  // Items that are not there are wrong rows: nothing was added.
  remove: async () => undefined,
};
