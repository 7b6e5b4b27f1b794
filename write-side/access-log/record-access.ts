import { accessLog } from '#domain/access-log/access-log.decider.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Access } from '#platform/kernel/operations/dispatcher.ts';

/** Writes down that the caller is about to be shown personal data, in their log of that day. */
export async function recordAccess(access: Access, context: OperationContext): Promise<void> {
  const { caller, now: at } = context;
  const { personId: by } = caller;
  await context.run(accessLog, `access-log-${by.replace('staff:', '')}.${at.slice(0, 10)}`, {
    type: 'RecordDataAccess',
    by,
    ...access,
    at,
  });
}

export const accessLogFunctions = {
  /** The same for what a job does on behalf of somebody. */
  async record(access: Access, context: OperationContext): Promise<void> {
    await recordAccess(access, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly accessLog: FunctionsOf<typeof accessLogFunctions>;
  }
}
