import type { lookOperations } from '#contracts/look.ts';
import { look } from '#domain/look/look.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

const success = { message: 'success' } as const;

export const lookCommands: Handlers<typeof lookOperations, 'command'> = {
  async 'look/record'(shown, context) {
    const {
      caller: { personId: by },
      now: at,
    } = context;
    await context.run(look, `look-${by.replace('staff:', '')}.${at.slice(0, 10)}`, {
      type: 'RecordLook',
      by,
      ...shown,
      at,
    });
    return success;
  },
};
