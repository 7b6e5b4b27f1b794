import type { customerNoteOperations, CustomerNoteShown } from '#contracts/customer-note/customer-note.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { customerNotes } from './customer-notes.ts';

export const customerNoteQueries = (read: ReadSide): Handlers<typeof customerNoteOperations, 'query'> => ({
  async 'admin/customer/notes'({ accountId: of }, context) {
    const { accountIds } = await context.queries.account.family({ accountId: of });
    const rows = await read.rows(customerNotes, [...new Set([of, ...accountIds])], context);
    const nameOf = createNames(context);
    const notes = [...rows.values()].flatMap(({ account_id, notes }) =>
      notes.map((note) => ({ ...note, accountId: account_id })),
    );
    notes.sort((a, b) => Number(b.pinned) - Number(a.pinned) || (a.at < b.at ? 1 : -1));
    return {
      notes: await Promise.all(
        notes.map(
          async ({ accountId, noteId, text, pinned, personId, by, at, changedAt }): Promise<CustomerNoteShown> => ({
            accountId,
            noteId,
            text,
            pinned,
            about: personId.startsWith('contact:') ? await nameOf(personId) : '',
            by: await nameOf(by),
            at,
            ...(changedAt ? { changedAt } : {}),
          }),
        ),
      ),
    };
  },
});

export const customerNoteFunctions = (read: ReadSide) => ({
  /** How many notes there are about an account. */
  async count({ accountId }: { readonly accountId: string }, context: OperationContext): Promise<{ notes: number }> {
    return { notes: (await read.rows(customerNotes, [accountId], context)).get(accountId)?.notes.length ?? 0 };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly customerNote: FunctionsOf<ReturnType<typeof customerNoteFunctions>>;
  }
}
