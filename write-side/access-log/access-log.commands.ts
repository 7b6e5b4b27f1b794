import type { accessLogOperations } from '#contracts/access-log.ts';
import { accessLog } from '#domain/access-log/access-log.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

const success = { message: 'success' } as const;

export const accessLogCommands: Handlers<typeof accessLogOperations, 'command'> = {
  async 'access-log/record'(shown, context) {
    const {
      caller: { personId: by },
      now: at,
    } = context;
    await context.run(accessLog, `access-log-${by.replace('staff:', '')}.${at.slice(0, 10)}`, {
      type: 'RecordDataAccess',
      by,
      ...shown,
      at,
    });
    return success;
  },
};
