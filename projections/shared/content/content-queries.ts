// The queries of one kind of versioned content; each kind says what its rows are called.
import type { z } from 'zod';
import type { ContentOperations, ContentRow as WireRow, ContentStatus } from '#contracts/shared/versioned-content.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { isTranslated } from '#projections/shared/event-descriptions/event-formatter.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { contents, contentVersions, type ContentFields, type ContentRow, type ContentVersionRow } from './content.ts';
import { contentKey, type ContentKind } from './content-kinds.ts';

/** More versions than this nobody looks back at. */
const MAX_VERSIONS = 500;
const SORT_COLUMNS = { id: 'id', changedAt: 'changed_at' } as const;

export interface ContentOf {
  readonly kind: ContentKind;
  /** The field that says what it is called; without one its id does. */
  readonly titled?: string;
  /** What there is where nobody wrote anything, by id: letters come with the shop. */
  readonly originals?: { readonly ids: readonly string[]; readonly of: (id: string) => ContentFields };
}

const statusOf = ({ draft, version, scheduled_for }: ContentRow, hasOriginal: boolean): ContentStatus =>
  scheduled_for
    ? 'scheduled'
    : version
      ? draft
        ? 'changed'
        : 'published'
      : hasOriginal && !draft
        ? 'original'
        : 'draft';

/** In SQL what `statusOf` says. */
const STATUS = `case when scheduled_for <> '' then 'scheduled' when version > 0 then case when draft is null then 'published' else 'changed' end else 'draft' end`;

const empty = (kind: ContentKind, id: string): ContentRow => ({
  key: contentKey(kind, id),
  kind,
  id,
  draft: null,
  published: null,
  version: 0,
  versions: 0,
  scheduled_for: '',
  changed_at: '',
  changed_by: '',
});

export function contentQueries<K extends ContentKind, C extends z.ZodObject>(
  { pool }: ReadSide,
  { kind, titled, originals }: ContentOf & { readonly kind: K },
): Handlers<ContentOperations<K, C>, 'query'> {
  const nameOf = (row: ContentRow, { language }: OperationContext) => {
    const title = titled ? own(row.draft ?? row.published, titled) : undefined;
    return (isTranslated(title) ? title[language] : '') || row.id;
  };
  async function wire(row: ContentRow, context: OperationContext): Promise<WireRow> {
    return {
      id: row.id,
      name: nameOf(row, context),
      status: statusOf(row, originals !== undefined),
      version: row.version,
      scheduledFor: row.scheduled_for,
      changedAt: row.changed_at,
      changedBy: row.changed_by ? await nameOfActor(row.changed_by, context) : '',
    };
  }
  const found = async (id: string): Promise<ContentRow> => {
    const row = (await loadRows(pool, contents, [contentKey(kind, id)])).get(contentKey(kind, id));
    return row ?? (originals?.ids.includes(id) ? empty(kind, id) : notFound('content_not_found', { id }));
  };

  const handlers = {
    async list(
      input: {
        search: string;
        sort: 'id' | 'changedAt';
        direction: 'ASC' | 'DESC';
        page: number;
        pageSize: number;
        status?: ContentStatus;
      },
      context: OperationContext,
    ) {
      if (originals) return listOfOriginals(input, context);
      const { search, sort, direction, page, pageSize, status } = input;
      const { rows, total } = await selectRows(pool, contents, {
        where(query) {
          query.where({ kind });
          // What was removed has neither; its id may be begun anew.
          query.whereRaw('(draft is not null or published is not null)');
          if (search)
            query.where((match) =>
              match
                .whereILike('id', like(search))
                .orWhereRaw('coalesce(draft, published)::text ilike ?', [like(search)]),
            );
          // A status is no column: it follows from three of them.
          if (status) query.whereRaw(`${STATUS} = ?`, [status]);
        },
        orderBy: [{ column: SORT_COLUMNS[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'id'],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return { total, rows: await Promise.all(rows.map((row) => wire(row, context))) };
    },

    async detail({ id }: { id: string }, context: OperationContext) {
      const row = await found(id);
      const versions = await selectRows(pool, contentVersions, {
        where: (query) => void query.where({ of: row.key }),
        orderBy: [{ column: 'version', order: 'desc' }],
        limit: MAX_VERSIONS,
      });
      return {
        ...(await wire(row, context)),
        content: row.draft ?? row.published ?? originals?.of(id) ?? notFound('content_not_found', { id }),
        hasDraft: row.draft !== null,
        versions: await Promise.all(versions.rows.map((one) => wireVersion(one, context))),
      };
    },

    async version({ id, version }: { id: string; version: number }, context: OperationContext) {
      const key = `${contentKey(kind, id)}.${version}`;
      const row = (await loadRows(pool, contentVersions, [key])).get(key) ?? notFound('version_not_found');
      return { ...(await wireVersion(row, context)), content: row.content };
    },
  };

  /** There are a few dozen, and most have no row: they are listed from their definitions. */
  async function listOfOriginals(
    { search, status, page, pageSize, direction, sort }: Parameters<typeof handlers.list>[0],
    context: OperationContext,
  ) {
    const ids = originals?.ids ?? [];
    const written = await loadRows(
      pool,
      contents,
      ids.map((id) => contentKey(kind, id)),
    );
    const rows = await Promise.all(
      ids.map((id) => wire(written.get(contentKey(kind, id)) ?? empty(kind, id), context)),
    );
    const wanted = rows.filter(
      (row) => (!status || row.status === status) && (!search || row.id.includes(search.toLowerCase())),
    );
    if (sort === 'changedAt') wanted.sort((a, b) => (a.changedAt < b.changedAt ? -1 : 1));
    if (direction === 'DESC') wanted.reverse();
    return { total: wanted.length, rows: wanted.slice((page - 1) * pageSize, page * pageSize) };
  }

  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [`admin/${kind}/${name}`, handler]),
  ) as unknown as Handlers<ContentOperations<K, C>, 'query'>;
}

const wireVersion = async ({ version, published_at, published_by }: ContentVersionRow, context: OperationContext) => ({
  version,
  publishedAt: published_at,
  publishedBy: await nameOfActor(published_by, context),
});

const nameOfActor = async (actor: string, context: OperationContext): Promise<string> => createNames(context)(actor);
