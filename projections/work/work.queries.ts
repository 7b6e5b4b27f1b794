import { needed } from '#domain/shared/needed.ts';
import type { WorkItem, workOperations } from '#contracts/work/work.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { readLeader } from '#platform/kernel/read-model/leadership.ts';
import { readFaults } from '#platform/kernel/read-model/faults.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { workIdOf, type WorkKind } from '#projections/shared/work-kind.ts';
import type { WorkItemRow } from './work-items.ts';

const HOUR_MS = 3_600_000;
/**
 * A read model that stopped is work too, and so is an effect that needs a person, though no event says so: they are
 * asked for.
 */
const READ_MODEL = 'read-model';
const EFFECT = 'effect';
const MAX_EFFECTS = 100;
/** More overdue messages than these are not counted. */
const MOST_DUE = 500;

/** `message` is about a quote, `order-message` about an order. */
const threadOf = ({ kind, subjectId }: Pick<WorkItem, 'kind' | 'subjectId'>) => ({
  about: kind === 'message' ? 'quote' : kind.replace('-message', ''),
  id: subjectId,
});

export function workQueries(
  { pool }: ReadSide,
  workItems: ReadModel<WorkItemRow>,
  kinds: readonly WorkKind[],
): Handlers<typeof workOperations, 'query'> {
  const ofNobody = {
    accountName: '',
    personName: '',
    amount: 0,
    currency: '',
    claimedBy: '',
    claimedById: '',
    overdue: false,
    unread: false,
    mine: false,
    claimable: false,
  } as const;

  async function faulted(now: string): Promise<WorkItem[]> {
    return (await readFaults(pool)).map(({ name, error, since: begun }) => {
      const since = begun.toISOString();
      const reason = { code: '', params: {}, said: error };
      return {
        ...ofNobody,
        workId: workIdOf(READ_MODEL, name),
        kind: READ_MODEL,
        subjectId: name,
        page: '',
        number: name,
        note: '',
        reason,
        discloses: '',
        since,
        ageHours: hoursBetween(since, now),
      };
    });
  }

  async function stuck({
    queries,
    now,
  }: OperationContext): Promise<{ readonly items: WorkItem[]; readonly total: number }> {
    const { rows, total } = await queries.effect.list({ page: 1, pageSize: MAX_EFFECTS, putOff: '0' });
    const items = rows.map(({ effectId, job, since, about, reason, discloses }): WorkItem => ({
      ...ofNobody,
      workId: workIdOf(EFFECT, effectId),
      kind: EFFECT,
      subjectId: effectId,
      page: '/effect',
      number: job,
      note: '',
      about,
      reason,
      discloses,
      since,
      ageHours: hoursBetween(since, now),
    }));
    return { items, total };
  }

  const answered = kinds.filter(({ hasAnswerTime }) => hasAnswerTime).map(({ kind }) => kind);

  /** Until when those are to have an answer who were promised one, and whether one has read what they wrote. */
  async function withAnswerTimes(items: readonly WorkItem[], { queries, now }: OperationContext): Promise<WorkItem[]> {
    const waiting = items.filter(({ kind }) => answered.includes(kind));
    const threads = waiting.map(threadOf);
    const [{ dueAt }, { unread }] = await Promise.all([
      queries.calendar.answerTimes({ since: waiting.map(({ since }) => since) }),
      queries.conversation.unread({ threads }),
    ]);
    const due = new Map(waiting.map(({ workId }, at) => [workId, needed(dueAt[at], 'answer time')]));
    return items.map((item) => {
      const at = due.get(item.workId);
      if (at === undefined) return item;
      const { about, id } = threadOf(item);
      return { ...item, dueAt: at, overdue: at < now, unread: unread.includes(`${about}:${id}`) };
    });
  }

  const pageOf = ({ kind, subject_id, page }: WorkItemRow) =>
    page ||
    needed(
      kinds.find((known) => known.kind === kind),
      'kind of work',
    ).page(subject_id);

  return {
    async 'admin/work/counts'(_input, { caller, queries, now }) {
      const mine = knex.raw('count(*) filter (where claimed_by = ? and claimed_until > ?)::int', [
        caller.personId,
        now,
      ]);
      const rows = await rowsOf<{ kind: string; open: number; mine: number; since: Date[] }>(
        pool,
        knex(workItems.table)
          .whereRaw('open')
          .select('kind', {
            open: knex.raw('count(*)::int'),
            mine,
            since: knex.raw(`(array_agg(since order by since) filter (where kind = any(?)))[1:${MOST_DUE}]`, [
              answered,
            ]),
          })
          .groupBy('kind')
          .orderBy('kind'),
      );
      const waiting = rows.flatMap(({ since }) => (since ?? []).map((at) => at.toISOString()));
      const [{ dueAt }, orders] = await Promise.all([
        queries.calendar.answerTimes({ since: waiting }),
        queries.orderDesk.waiting(),
      ]);
      return {
        kinds: rows.map(({ since: _, ...row }) => row),
        messages: rows.filter(({ kind }) => answered.includes(kind)).reduce((sum, { open }) => sum + open, 0),
        overdue: dueAt.filter((due) => due < now).length,
        toShip: orders.toShip,
        lateOrders: orders.late,
      };
    },

    'admin/work/colleagues': async (_input, { queries }) => queries.staff.workers(),

    async 'admin/work/list'({ page, pageSize, kind, group, sort, claimed }, context) {
      const { caller, now } = context;
      const [{ rows, total }, open, broken, effects] = await Promise.all([
        selectRows(pool, workItems, {
          where(query) {
            // Not compared with a value: the indexes are on what is open.
            query.whereRaw('open');
            if (kind) query.where({ kind });
            if (group) query.whereIn('kind', answered);
            if (claimed === 'mine') query.where({ claimed_by: caller.personId }).where('claimed_until', '>', now);
            if (claimed === 'nobody') query.where('claimed_until', '<=', now);
          },
          orderBy: [
            ...(sort === 'amount' ? [{ column: 'amount', order: 'desc' } as const] : []),
            ...['since', 'work_id'],
          ],
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }),
        rowsOf<{ kind: string; open: number }>(
          pool,
          knex(workItems.table)
            .whereRaw('open')
            .select('kind', { open: knex.raw('count(*)::int') })
            .groupBy('kind')
            .orderBy('kind'),
        ),
        faulted(now),
        stuck(context),
      ]);
      const unclaimed = claimed !== 'mine' && page === 1 && !group;
      const shown = unclaimed
        ? [...(!kind || kind === READ_MODEL ? broken : []), ...(!kind || kind === EFFECT ? effects.items : [])]
        : [];
      return {
        total: total + shown.length,
        kinds: [
          ...(broken.length ? [{ kind: READ_MODEL, open: broken.length }] : []),
          ...(effects.total ? [{ kind: EFFECT, open: effects.total }] : []),
          ...open,
        ],
        rows: [
          ...shown,
          ...(await withAnswerTimes(
            await Promise.all(rows.map((row) => wireItem(row, pageOf(row), context))),
            context,
          )),
        ],
      };
    },
  };
}

export const workFunctions = ({ pool }: ReadSide, workItems: ReadModel<WorkItemRow>) => ({
  /** Tells whether a piece of work is still to be done. */
  async isOpen({ workId }: { readonly workId: string }): Promise<{ open: boolean }> {
    return { open: (await loadRows(pool, workItems, [workId])).get(workId)?.open ?? false };
  },

  /** How much of each kind waits, how much of it for more than a day, and for more than a week. */
  async ages(
    _input: void,
    { now }: OperationContext,
  ): Promise<{ ages: { kind: string; open: number; overDay: number; overWeek: number }[] }> {
    const before = (hours: number) => new Date(Date.parse(now) - hours * HOUR_MS).toISOString();
    const over = (hours: number) => knex.raw('count(*) filter (where since < ?)::int', [before(hours)]);
    const ages = await rowsOf<{ kind: string; open: number; overDay: number; overWeek: number }>(
      pool,
      knex(workItems.table)
        .whereRaw('open')
        .select('kind', { open: knex.raw('count(*)::int'), overDay: over(24), overWeek: over(7 * 24) })
        .groupBy('kind')
        .orderBy('kind'),
    );
    return { ages };
  },

  /** Whether read models follow: since when nobody has moved them, and how many stand still. */
  async readModels(): Promise<{ projectorSilentSeconds: number; faultedReadModels: number }> {
    const [{ beatAgeSeconds }, faults] = await Promise.all([readLeader(pool), readFaults(pool)]);
    return { projectorSilentSeconds: Math.round(beatAgeSeconds), faultedReadModels: faults.length };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly work: FunctionsOf<ReturnType<typeof workFunctions>>;
  }
}

async function wireItem(row: WorkItemRow, page: string, { queries, caller, now }: OperationContext): Promise<WorkItem> {
  const held = now < row.claimed_until;
  const [{ name: accountName }, { name: claimedBy }] = await Promise.all([
    queries.account.profile({ accountId: row.account_id }),
    held ? queries.staff.find({ staffId: row.claimed_by.replace('staff:', '') }) : { name: '' },
  ]);
  return {
    workId: row.work_id,
    kind: row.kind,
    subjectId: row.subject_id,
    page,
    number: row.number,
    accountName,
    personName: row.person_name,
    note: row.note,
    discloses: `${row.kind}:${row.subject_id}`,
    amount: row.amount,
    currency: row.currency,
    since: row.since,
    ageHours: hoursBetween(row.since, now),
    claimedBy,
    claimedById: held ? row.claimed_by.replace('staff:', '') : '',
    overdue: false,
    unread: false,
    mine: held && row.claimed_by === caller.personId,
    claimable: true,
  };
}

const hoursBetween = (from: string, to: string) =>
  Math.round(((Date.parse(to) - Date.parse(from)) / HOUR_MS) * 10) / 10;
