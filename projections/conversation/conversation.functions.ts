import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { conversationMessages } from './conversation-messages.ts';

/** A quote, an order or an account. */
export interface Thread {
  readonly about: string;
  readonly id: string;
}
export const threadKey = ({ about, id }: Thread): string => `${about}:${id}`;

export const conversationFunctions = ({ pool }: ReadSide) => ({
  /** Which of these the caller has not read since the buyer last wrote. */
  async unread(
    { threads }: { readonly threads: readonly Thread[] },
    { caller, services, queries }: OperationContext,
  ): Promise<{ unread: readonly string[] }> {
    if (!threads.length) return { unread: [] };
    const quoteIds = threads.filter(({ about }) => about === 'quote').map(({ id }) => id);
    const [marks, { last: ofQuotes }, others] = await Promise.all([
      services.readMarks.of(caller.personId, threads.map(threadKey)),
      queries.quote.lastFromBuyer({ quoteIds }),
      rowsOf<{ subject_id: string; about: string; at: Date }>(
        pool,
        knex(conversationMessages.table)
          .select('subject_id', 'about', { at: knex.raw('max(posted_at)') })
          .whereIn(
            'subject_id',
            threads.map(({ id }) => id),
          )
          .whereLike('by', 'contact:%')
          .groupBy('subject_id', 'about'),
      ),
    ]);
    const last = new Map<string, string>([
      ...Object.entries(ofQuotes).map(([id, at]) => [`quote:${id}`, at] as const),
      ...others.map(({ subject_id, about, at }) => [`${about}:${subject_id}`, at.toISOString()] as const),
    ]);
    return {
      unread: threads.map(threadKey).filter((key) => {
        const at = last.get(key);
        return at !== undefined && at > (marks.get(key) ?? '');
      }),
    };
  },

  /** What a letter about a message says, and where its conversation is. */
  async forMail({
    messageId,
  }: {
    readonly messageId: string;
  }): Promise<{ found?: { about: string; subjectId: string; personId: string; text: string } }> {
    const [row] = await rowsOf<{ about: string; subject_id: string; person_id: string; text: string }>(
      pool,
      knex(conversationMessages.table)
        .select('about', 'subject_id', 'person_id', 'text')
        .where({ message_id: messageId }),
    );
    return row
      ? { found: { about: row.about, subjectId: row.subject_id, personId: row.person_id, text: row.text } }
      : {};
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly conversation: FunctionsOf<ReturnType<typeof conversationFunctions>>;
  }
}
