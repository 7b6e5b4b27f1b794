import type { cannedReplyOperations } from '#contracts/canned-reply/canned-reply.ts';
import { cannedReply } from '#domain/canned-reply/canned-reply.decider.ts';
import { CANNED_REPLY_STREAM, type CannedReplyData } from '#domain/canned-reply/canned-reply.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

async function run(command: MasterDataCommand<CannedReplyData>, context: OperationContext) {
  await context.run(cannedReply, CANNED_REPLY_STREAM, command);
  return { message: 'success' } as const;
}

export const cannedReplyCommands: Handlers<typeof cannedReplyOperations, 'command'> = {
  async 'admin/cannedreply/add'(data, context) {
    const id = context.id('canned-reply');
    await run({ type: 'Add', id, data }, context);
    return { cannedReply: id };
  },
  'admin/cannedreply/change': ({ cannedReply: id, seen, changed }, context) =>
    run({ type: 'Change', id, seen: saidFields(seen), changed: saidFields(changed) }, context),
  'admin/cannedreply/remove': ({ cannedReply: id }, context) => run({ type: 'Remove', id }, context),
};
