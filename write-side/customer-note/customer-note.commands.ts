import type { customerNoteOperations } from '#contracts/customer-note/customer-note.ts';
import { customerNote, type CustomerNoteCommand } from '#domain/customer-note/customer-note.decider.ts';
import { customerNoteStream } from '#domain/customer-note/customer-note.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const byStaff = ({ caller, now }: OperationContext) => ({ by: caller.personId, at: now });

async function decide(command: CustomerNoteCommand, context: OperationContext) {
  await context.run(customerNote, customerNoteStream(command.accountId), command);
  return { message: 'success' } as const;
}

export const customerNoteCommands: Handlers<typeof customerNoteOperations, 'command'> = {
  async 'admin/customer/addnote'({ accountId, contactId, text, pinned }, context) {
    const { kind } = await context.queries.account.profile({ accountId });
    if (kind === 'guest') return notFound('account_not_found');
    const noteId = context.id('note');
    // Sealed with the key of whom it speaks of, so that it goes with them.
    const personId = contactId ? `contact:${contactId}` : `account:${accountId}`;
    await decide({ type: 'AddCustomerNote', accountId, noteId, personId, text, pinned, ...byStaff(context) }, context);
    return { noteId };
  },

  'admin/customer/changenote': ({ accountId, noteId, seen, changed }, context) =>
    decide(
      {
        type: 'ChangeCustomerNote',
        accountId,
        noteId,
        seen: saidFields(seen),
        changed: saidFields(changed),
        ...byStaff(context),
      },
      context,
    ),

  'admin/customer/removenote': ({ accountId, noteId }, context) =>
    decide({ type: 'RemoveCustomerNote', accountId, noteId, ...byStaff(context) }, context),
};
