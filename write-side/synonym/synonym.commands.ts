import type { synonymOperations } from '#contracts/synonym/synonym.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { synonym } from '#domain/synonym/synonym.decider.ts';
import type { SynonymData } from '#domain/synonym/synonym.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

async function run(command: MasterDataCommand<SynonymData>, context: OperationContext) {
  await context.run(synonym, `synonym-${command.id}`, command);
  return { message: 'success' } as const;
}

export const synonymCommands: Handlers<typeof synonymOperations, 'command'> = {
  async 'admin/synonym/add'(data, context) {
    const id = context.id('synonym');
    await run({ type: 'Add', id, data }, context);
    return { synonymId: id };
  },
  'admin/synonym/change': ({ synonymId: id, seen, changed }, context) =>
    run({ type: 'Change', id, seen: saidFields(seen), changed: saidFields(changed) }, context),
  'admin/synonym/remove': ({ synonymId: id }, context) => run({ type: 'Remove', id }, context),
};

export const synonymFunctions = {
  /** Makes words mean what a row of a file says; `changed` of new ones is all of it. */
  async bring(
    row: {
      readonly synonymId: string;
      readonly isNew: boolean;
      readonly seen: Partial<SynonymData>;
      readonly changed: Partial<SynonymData>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { synonymId: id, isNew, seen, changed } = row;
    await run(
      isNew ? { type: 'Save', id, data: changed as SynonymData } : { type: 'Change', id, seen, changed },
      context,
    );
  },

  async remove({ synonymId: id }: { readonly synonymId: string }, context: OperationContext): Promise<void> {
    await run({ type: 'Remove', id }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly synonym: FunctionsOf<typeof synonymFunctions>;
  }
}
