import type { BranchData } from '#domain/branch/branch.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const branches: KindCommands = {
  async change({ key: branch, isNew, seen, changed, wanted }, { commands }) {
    await commands.branch.bring({
      branch,
      isNew,
      seen: seen as Partial<BranchData>,
      changed: (isNew ? wanted : changed) as Partial<BranchData>,
    });
  },
  async remove({ key: branch }, { commands }) {
    await commands.branch.remove({ branch });
  },
};
