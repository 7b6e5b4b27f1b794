import type { branchOperations } from '#contracts/branch/branch.ts';
import { own } from '#domain/shared/dictionary.ts';
import { branch } from '#domain/branch/branch.decider.ts';
import { BRANCH_STREAM, type BranchData } from '#domain/branch/branch.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const success = { message: 'success' } as const;

async function run(command: MasterDataCommand<BranchData>, context: OperationContext) {
  const { events } = await context.run(branch, BRANCH_STREAM, command, { step: command.id });
  return { changed: events.length > 0 };
}

/** @throws DomainError warehouse_unknown */
async function requireWarehouse(code: string | undefined, { states }: OperationContext): Promise<void> {
  if (code && !own((await states.warehouse.all()).warehouses, code))
    refuse('warehouse_unknown', { warehouse: code }, 'invalid');
}

export const branchCommands: Handlers<typeof branchOperations, 'command'> = {
  async 'admin/branch/add'({ branch: id, ...data }, context) {
    await requireWarehouse(data.warehouse, context);
    await run({ type: 'Add', id, data }, context);
    return success;
  },
  async 'admin/branch/change'({ branch: id, seen, changed }, context) {
    await requireWarehouse(changed.warehouse, context);
    await run({ type: 'Change', id, seen: saidFields(seen), changed: saidFields(changed) }, context);
    return success;
  },
  async 'admin/branch/remove'({ branch: id }, context) {
    await run({ type: 'Remove', id }, context);
    return success;
  },
  'branch/save': ({ branch: id, ...data }, context) => run({ type: 'Save', id, data }, context),
};

export const branchFunctions = {
  /** Makes a branch what a row of a file says. @throws DomainError warehouse_unknown, those of a branch */
  async bring(
    row: {
      readonly branch: string;
      readonly isNew: boolean;
      readonly seen: Partial<BranchData>;
      readonly changed: Partial<BranchData>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { branch: id, isNew, seen, changed } = row;
    await requireWarehouse(changed.warehouse, context);
    await run(
      isNew ? { type: 'Save', id, data: changed as BranchData } : { type: 'Change', id, seen, changed },
      context,
    );
  },

  async remove({ branch: id }: { readonly branch: string }, context: OperationContext): Promise<void> {
    await run({ type: 'Remove', id }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly branch: FunctionsOf<typeof branchFunctions>;
  }
}
