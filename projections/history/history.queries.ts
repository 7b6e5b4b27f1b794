import type { Input, Output } from '#contracts/api.ts';
import type { historyOperations } from '#contracts/history/history.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { lastHead } from '#platform/kernel/proof/heads.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopTimeZone } from '#platform/shop/shop-calendar.ts';
import type { EventDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import { findSubjects } from './find-subjects.ts';
import { historyPaper } from './history-pdf.ts';
import { historyOf, eventsLeftOut, streamsWithin, type Subjects } from './subject-events.ts';
import { categoriesOf, createEventDescriber } from './describe-events.ts';

export function historyQueries(
  { pool }: ReadSide,
  descriptions: readonly EventDescriptions[],
  subjects: Subjects,
): Handlers<typeof historyOperations, 'query'> {
  const describeEvents = createEventDescriber(descriptions);
  const categoryOf = categoriesOf(descriptions);
  const groups = new Map(descriptions.map(({ category, group }) => [category, group]));
  const decisions = new Set(descriptions.flatMap(({ decisions = [] }) => decisions));

  const titleOf = async (subject: string, { queries }: OperationContext): Promise<string> =>
    (await queries.history.title({ subject })).title;

  return {
    'admin/history/find': (input, { queries }) => queries.history.find(input),

    async 'admin/history/timeline'({ subject }, context) {
      const [{ events, isWhole }, head, title] = await Promise.all([
        historyOf(subject, subjects, pool, context),
        lastHead(pool),
        titleOf(subject, context),
      ]);
      const entries = events.map(({ id: eventId, hash: _, ...event }) => ({
        eventId,
        category: categoryOf(event.stream),
        group: groups.get(categoryOf(event.stream)) ?? 'other',
        isDecision: decisions.has(event.type),
        ...event,
      }));
      return { subject, title, entries, isWhole, ...(head ? { signed: { size: head.size, at: head.at } } : {}) };
    },

    async 'admin/history/descriptions'({ subject, positions }, context) {
      // Only what belongs to the subject: that is what the access log names.
      const wanted = new Set(positions);
      return describeEvents(
        (await historyOf(subject, subjects, pool, context)).events.filter(({ position }) => wanted.has(position)),
        context,
      );
    },

    async 'admin/history/export'({ subject }, context) {
      const [history, title] = await Promise.all([
        historyOf(subject, subjects, pool, context),
        titleOf(subject, context),
      ]);
      const streams = streamsWithin(history, subjects);
      const { content } = await context.queries.proof.export({
        streams: streams.length ? streams : refuse('history_not_exportable'),
        heads: [],
        leftOut: eventsLeftOut(history, subjects),
      });
      return { fileName: fileNameOf(title, 'jsonl', context), content };
    },

    async 'admin/history/paper'({ subject }, context) {
      const [history, head, title] = await Promise.all([
        historyOf(subject, subjects, pool, context),
        lastHead(pool),
        titleOf(subject, context),
      ]);
      const described = await describeEvents(history.events, context);
      const paper = {
        title,
        subject,
        history,
        described,
        streams: streamsWithin(history, subjects),
        madeAt: context.now,
        timeZone: shopTimeZone(),
        ...(head ? { head } : {}),
      };
      const content = await context.services.threads.run(historyPaper, { paper, language: context.language });
      return { fileName: fileNameOf(title, 'pdf', context), content };
    },
  };
}

/** Paper and proof of a thing are named alike: by what people call it, and the day. */
const fileNameOf = (title: string, kind: 'pdf' | 'jsonl', { now }: OperationContext): string =>
  `${title.replace(/[^\w.-]+/g, '-')}-${now.slice(0, 10)}.${kind}`;

export const historyFunctions = ({ pool }: ReadSide, subjects: Subjects) => ({
  /** Says what people call a thing: its number, or the name of a company; its id where they call it nothing else. */
  async title(
    { subject }: { readonly subject: string },
    context: OperationContext,
  ): Promise<{ title: string; kind: string }> {
    const [kind = '', id = ''] = subject.split(':');
    const definition = subjects.definitions.find((one) => one.title && (one.kind === kind || one.also?.includes(kind)));
    return (await definition?.title?.(id, kind, context)) ?? { kind, title: id };
  },

  async find(
    { search }: Input<'admin/history/find'>,
    context: OperationContext,
  ): Promise<Output<'admin/history/find'>> {
    return findSubjects(search, subjects.definitions, pool, context);
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly history: FunctionsOf<ReturnType<typeof historyFunctions>>;
  }
}
