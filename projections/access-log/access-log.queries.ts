import { needed } from '#domain/shared/needed.ts';
import { SUBJECT_KINDS } from '#contracts/history/subject-kinds.ts';
import type { accessLogOperations } from '#contracts/access-log/access-log.ts';
import type { Queries } from '#platform/kernel/operations/features.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { accessLog, type AccessLogRow } from './access-log.ts';

export function accessLogQueries({ pool }: ReadSide): Handlers<typeof accessLogOperations, 'query'> {
  return {
    async 'admin/access-log/list'({ page, pageSize, by, subject }, { queries }) {
      const staff = new Map((await queries.staff.all()).map((member) => [`staff:${member.staffId}`, member]));
      const isWanted = (id: string, name: string) => !by || id === by || name.toLowerCase().includes(by.toLowerCase());
      const readers = [...staff].filter(([id, { name }]) => isWanted(id, name)).map(([id]) => id);
      const meant = subject
        ? (await queries.history.find({ search: subject })).map((found) =>
            found.subject.slice(found.subject.indexOf(':') + 1),
          )
        : [];
      const { rows, total } = await selectRows(pool, accessLog, {
        where(query) {
          if (by) query.whereIn('by', readers);
          if (subject)
            query.where((either) =>
              either.whereILike('subject', like(subject)).orWhereRaw('ids && ?', [[subject, ...meant]]),
            );
        },
        orderBy: [{ column: 'at', order: 'desc' }, 'entry_id'],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const names = new Map(
        await Promise.all(
          [...new Set(rows.flatMap(subjectsOf))].map(
            async (one) => [one, { ...(await titled(one, queries)), ...timelineOf(one) }] as const,
          ),
        ),
      );
      return {
        total,
        rows: rows.map(({ entry_id: entryId, ids: _, shown, file, ...row }) => ({
          entryId,
          ...row,
          ...(shown.length ? { shown: [...shown] } : {}),
          ...(file ? { file } : {}),
          names: Object.fromEntries(subjectsOf({ ...row, shown }).map((one) => [one, needed(names.get(one), 'name')])),
          name: staff.get(row.by)?.name ?? row.by,
          role: staff.get(row.by)?.role ?? '',
        })),
      };
    },
  };
}

/** Work about a quote stands under the quote's number. */
async function titled(subject: string, queries: Queries) {
  const [kind = '', id = ''] = subject.split(':');
  if (kind !== 'message' && kind !== 'approval') return queries.history.title({ subject });
  return { ...(await queries.history.title({ subject: `quote:${id}` })), kind };
}

const subjectsOf = ({ subject, shown }: Pick<AccessLogRow, 'subject' | 'shown'>): readonly string[] =>
  shown.length ? shown : [subject];

/** A subject without a timeline of its own belongs to one: a file to its order, a registration to its account. */
function timelineOf(subject: string): { timeline?: string } {
  const [kind = '', id = ''] = subject.split(':');
  if (kind === 'attachment' || (kind === 'payment' && !id.includes('.')))
    return { timeline: `order:${id.split('.')[0]}` };
  if (kind === 'message' || kind === 'approval') return { timeline: `quote:${id}` };
  if (kind === 'registration') return { timeline: `account:${id}` };
  return (SUBJECT_KINDS as readonly string[]).includes(kind) && !id.includes(',') ? { timeline: subject } : {};
}
