import type { historyOperations } from '#contracts/history.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { EventWords } from '#platform/history/words.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { lastHead } from '#platform/proof/heads.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { findSubjects } from './find-subjects.ts';
import { historyPdf } from './history-pdf.ts';
import { historyOf, streamsWithin } from './subject.ts';
import { categoriesOf, createTeller } from './tell.ts';

export function historyQueries({ pool }: ReadSide, words: readonly EventWords[]): Handlers<typeof historyOperations, 'query'> {
  const tell = createTeller(words);
  const categoryOf = categoriesOf(words);

  /** What people call it, where they call it anything but its id. */
  async function titleOf(subject: string, { call }: OperationContext): Promise<string> {
    const id = subject.slice(subject.indexOf(':') + 1);
    if (/^(?:cart|quote|order):/.test(subject)) return (await call('order/number', { orderId: id })).orderNumber || (await call('quote/number', { quoteId: id })).quoteNumber || id;
    return (subject.startsWith('account:') && (await call('account/terms', { accountId: id })).name) || id;
  }

  return {
    'admin/history/find': ({ search }, context) => findSubjects(search, pool, context),

    async 'admin/history/timeline'({ subject }, context) {
      const [{ events, isWhole }, head, title] = await Promise.all([historyOf(subject, pool, context), lastHead(pool), titleOf(subject, context)]);
      const entries = events.map(({ id: eventId, hash: _, ...event }) => ({ eventId, category: categoryOf(event.stream), ...event }));
      return { subject, title, entries, isWhole, ...(head ? { signed: { size: head.size, at: head.at } } : {}) };
    },

    async 'admin/history/words'({ subject, positions }, context) {
      // Only what belongs to the subject: that is what goes on record as looked at.
      const wanted = new Set(positions);
      return tell((await historyOf(subject, pool, context)).events.filter(({ position }) => wanted.has(position)), context);
    },

    async 'admin/history/export'({ subject }, context) {
      const streams = streamsWithin(await historyOf(subject, pool, context));
      return context.call('admin/proof/export', { streams: streams.length ? streams : refuse('history_not_exportable'), heads: [] });
    },

    async 'admin/history/paper'({ subject }, context) {
      const [history, head, title] = await Promise.all([historyOf(subject, pool, context), lastHead(pool), titleOf(subject, context)]);
      const told = await tell(history.events, context);
      const content = await historyPdf({ title, subject, history, told, streams: streamsWithin(history), madeAt: context.now, ...(head ? { head } : {}) }, context.language);
      return { fileName: `${title.replace(/[^\w.-]+/g, '-')}-${context.now.slice(0, 10)}.pdf`, content };
    },
  };
}
