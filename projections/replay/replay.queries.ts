import type { ReplayEvent, ReplayStep, replayOperations } from '#contracts/replay/replay.ts';
import type { ReplayKind } from '#contracts/history/subject-kinds.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { changesBetween } from '#platform/kernel/runtime/changes.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { SubjectDefinition } from '#projections/shared/subject.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { inOrder } from '#platform/kernel/read-model/as-of.ts';
import { requestComparison, readComparisons } from '#platform/shop/comparison/comparisons.ts';
import { changesOf, type ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { streamsOf, type ReadSide } from '#platform/kernel/read-model/read-side.ts';

/** Events in the words of the timeline, in their order. */
type DescribeEvents = (
  events: readonly StoredEvent[],
  context: OperationContext,
) => Promise<readonly Pick<ReplayStep, 'description' | 'by'>[]>;

export function replayQueries(
  read: ReadSide,
  readModels: readonly ReadModel[],
  describeEvents: DescribeEvents,
  subjects: readonly SubjectDefinition[],
): Handlers<typeof replayOperations, 'query'> {
  const modelOf = (name: string): ReadModel =>
    readModels.find((model) => model.name === name) ?? notFound('read_model_unknown', { name });

  async function momentsOf(kind: ReplayKind, id: string, context: OperationContext): Promise<ReplayEvent[]> {
    const names = subjects.find((subject) => subject.kind === kind)?.readModels ?? notFound('not_found');
    const [main, ...others] = names.map(modelOf);
    const first = needed(main, 'read model of the subject');
    const row = (await read.row(first, id, context)) ?? notFound('not_found');
    const more = await Promise.all(
      others.map(async (model) =>
        [...(await read.rows(model, [id], context)).values()].flatMap((other) => streamsOf(model, other)),
      ),
    );
    const streams = [...new Set([...streamsOf(first, row), ...more.flat()])];
    const events = inOrder(await Promise.all(streams.map((stream) => context.history(stream))));
    const begins = firstChange(first, events, id);
    return begins === undefined ? [] : events.slice(begins).map(momentOf);
  }

  return {
    'admin/replay/moments': async ({ kind, id }, context) => ({ moments: await momentsOf(kind, id, context) }),

    async 'admin/replay/account'({ accountId }, context) {
      if (!(await read.row(modelOf('account'), accountId, context))) return notFound('account_not_found');
      const [{ status: _, ...account }, { currency: __, ...credit }, { orders, complete }] = await Promise.all([
        context.queries.account.profile({ accountId }),
        context.queries.credit.balance({ accountId }),
        context.queries.order.open({ accountId }),
      ]);
      return {
        ...account,
        credit,
        openOrders: orders,
        complete,
        openTotal: orders.reduce((sum, order) => sum + order.OrderTotal, 0),
        at: context.now,
      };
    },

    async 'admin/replay/readmodels'() {
      return {
        readModels: readModels.map(({ name, version, streams }) => ({ name, version, hasPast: streams !== undefined })),
      };
    },

    async 'admin/replay/row'({ readModel, key }, context) {
      const model = modelOf(readModel);
      if (!model.streams) return refuse('read_model_without_past', { name: readModel }, 'invalid');
      const row = (await read.row(model, key, context)) ?? notFound('row_not_found', { key });
      return { row: row as Record<string, unknown>, streams: [...streamsOf(model, row)] };
    },

    async 'admin/replay/follow'({ readModel, streams, page, pageSize }, context) {
      const events = inOrder(await Promise.all([...new Set(streams)].map((stream) => context.history(stream))));
      if (!events.length) return notFound('stream_not_found', { stream: streams.join(', ') });
      const shown = pageOf(replay(modelOf(readModel), events), (page - 1) * pageSize, page * pageSize);
      const described = await describeEvents(
        shown.map(({ event }) => event),
        context,
      );
      return { total: events.length, steps: shown.map((step, n) => stepOf(step, needed(described[n], 'description'))) };
    },

    async 'admin/replay/compare'({ readModel }, { now, id }) {
      await requestComparison(read.pool, modelOf(readModel), now, id('comparison'));
      return { readModel };
    },

    'admin/replay/comparisons': async () => ({ comparisons: await readComparisons(read.pool) }),
  };
}

interface Step {
  readonly event: StoredEvent;
  readonly rows: readonly {
    readonly key: string;
    readonly before: object | undefined;
    readonly after: object | undefined;
  }[];
}

/**
 * The fold, with every row before and after every event; no further than it is asked for.
 * @throws DomainError replay_needs_more where the streams do not hold the beginning of what they change
 */
function* replay(model: ReadModel, events: readonly StoredEvent[]): Generator<Step> {
  const rows = new Map<string, object | undefined>();
  for (const event of events) {
    const changed = changesOf(model, [event]).flatMap(({ change }) => {
      const before = rows.get(change.key);
      const after = applied(event, () => change.apply(before));
      rows.set(change.key, after);
      return after === before ? [] : [{ key: change.key, before, after }];
    });
    yield { event, rows: changed };
  }
}

/** Finds the first of the events that changes the row; undefined where none does. */
function firstChange(model: ReadModel, events: readonly StoredEvent[], key: string): number | undefined {
  let at = 0;
  for (const { rows } of replay(model, events)) {
    if (rows.some((changed) => changed.key === key)) return at;
    at += 1;
  }
  return undefined;
}

/** Only these are kept: a long history has as many rows, each as long as what had happened by then. */
function pageOf(steps: Iterable<Step>, from: number, to: number): Step[] {
  const shown: Step[] = [];
  let at = 0;
  for (const step of steps) {
    if (at >= from) shown.push(step);
    at += 1;
    if (at >= to) break;
  }
  return shown;
}

function applied<T>(event: StoredEvent, apply: () => T): T {
  try {
    return apply();
  } catch (error) {
    return refuse('replay_needs_more', {
      event: `${event.type} (${event.stream}@${event.revision})`,
      why: (error as Error).message,
    });
  }
}

const momentOf = ({ stream, revision, position, at, type, metadata }: StoredEvent): ReplayEvent => ({
  event: `${stream}@${revision}`,
  position: String(position),
  at,
  type,
  actor: metadata.actor,
});

function stepOf({ event, rows }: Step, { description, by }: Pick<ReplayStep, 'description' | 'by'>): ReplayStep {
  return {
    ...momentOf(event),
    description,
    by,
    rows: rows.map(({ key, before, after }) => ({
      key,
      changes: changesBetween(before ?? {}, after ?? {}),
      ...(before ? { before: before as Record<string, unknown> } : {}),
      ...(after ? { after: after as Record<string, unknown> } : {}),
    })),
  };
}
