// Read models of versioned content, of every kind together: what is edited, what readers see, and what they once saw.
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineReadModel, put, type Change, type ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { contentKey, contentKinds, type ContentKind } from './content-kinds.ts';

export type ContentFields = Readonly<Record<string, unknown>>;

export interface ContentRow {
  readonly key: string;
  readonly kind: ContentKind;
  readonly id: string;
  readonly draft: ContentFields | null;
  readonly published: ContentFields | null;
  /** Of what is published; 0 where nothing is. */
  readonly version: number;
  readonly versions: number;
  /** ISO; empty where nothing waits. */
  readonly scheduled_for: string;
  readonly changed_at: string;
  readonly changed_by: string;
}

/** What readers see. Mirrored: a row is never removed, `content` of what was withdrawn is null. */
export interface PublishedContentRow {
  readonly key: string;
  readonly kind: ContentKind;
  readonly id: string;
  readonly content: ContentFields | null;
  readonly version: number;
}

export interface ContentVersionRow {
  /** `page:about.3` */
  readonly key: string;
  /** `page:about` */
  readonly of: string;
  readonly version: number;
  readonly content: ContentFields;
  readonly published_at: string;
  readonly published_by: string;
}

type Named = Readonly<Record<string, string>>;
type Publication = { readonly version: number; readonly content: ContentFields; readonly publishedAt: string };
type Handle<Row> = (event: StoredEvent<DomainEvent>, key: string, kind: ContentKind, id: string) => Change<Row>;

/** The same handlers for the events of every kind. */
const ofEveryKind = <Row>(handlers: Readonly<Record<string, Handle<Row>>>) =>
  Object.fromEntries(
    contentKinds.flatMap(({ kind, thing, idField }) =>
      Object.entries(handlers).map(([type, handle]) => [
        `${thing}${type}`,
        (event: StoredEvent<DomainEvent>) => {
          const id = (event.data as Named)[idField]!;
          return handle(event, contentKey(kind, id), kind, id);
        },
      ]),
    ),
  ) as unknown as ReadModel<Row & object>['on'];

const streams = ({ kind, id }: { readonly kind: string; readonly id: string }) => [`${kind}-${id}`];

/** Changes a row that may not be there yet, and notes who did it. */
const edit =
  (change: (row: ContentRow, data: object) => Partial<ContentRow>): Handle<ContentRow> =>
  ({ data, at, metadata }, key, kind, id) => ({
    key,
    apply: (
      row = {
        key,
        kind,
        id,
        draft: null,
        published: null,
        version: 0,
        versions: 0,
        scheduled_for: '',
        changed_at: at,
        changed_by: '',
      },
    ) => ({
      ...row,
      ...change(row, data),
      changed_at: at,
      changed_by: metadata.actor,
    }),
  });

export const contents = defineReadModel<ContentRow, never>({
  name: 'content',
  version: 1,
  key: 'key',
  columns: {
    key: 'text',
    kind: 'text',
    id: 'text',
    draft: 'jsonb',
    published: 'jsonb',
    version: 'integer',
    versions: 'integer',
    scheduled_for: 'text',
    changed_at: 'timestamptz',
    changed_by: 'text',
  },
  indexes: ['(kind, id)', '(kind, changed_at)'],
  streams,
  on: ofEveryKind<ContentRow>({
    DraftSaved: edit((row, data) => ({
      draft: { ...(row.draft ?? row.published), ...(data as { changed: ContentFields }).changed },
    })),
    DraftDiscarded: edit(() => ({ draft: null })),
    PublicationScheduled: edit((_row, data) => ({ scheduled_for: (data as { publishAt: string }).publishAt })),
    PublicationUnscheduled: edit(() => ({ scheduled_for: '' })),
    Published: edit((_row, data) => {
      const { version, content } = data as Publication;
      return { draft: null, published: content, version, versions: version, scheduled_for: '' };
    }),
    Withdrawn: edit((row) => ({ draft: row.draft ?? row.published, published: null, version: 0 })),
  }) as never,
});

export const publishedContents = defineReadModel<PublishedContentRow, never>({
  name: 'published_content',
  version: 1,
  key: 'key',
  columns: { key: 'text', kind: 'text', id: 'text', content: 'jsonb', version: 'integer' },
  streams,
  on: ofEveryKind<PublishedContentRow>({
    Published: ({ data }, key, kind, id) => {
      const { version, content } = data as Publication;
      return put<PublishedContentRow>(key, { key, kind, id, content, version });
    },
    Withdrawn: (_event, key, kind, id) => put<PublishedContentRow>(key, { key, kind, id, content: null, version: 0 }),
  }) as never,
});

export const contentVersions = defineReadModel<ContentVersionRow, never>({
  name: 'content_version',
  version: 1,
  key: 'key',
  columns: {
    key: 'text',
    of: 'text',
    version: 'integer',
    content: 'jsonb',
    published_at: 'timestamptz',
    published_by: 'text',
  },
  indexes: ['("of", version)'],
  on: ofEveryKind<ContentVersionRow>({
    Published: ({ data, metadata }, of) => {
      const { version, content, publishedAt } = data as Publication;
      const key = `${of}.${version}`;
      return put(key, { key, of, version, content, published_at: publishedAt, published_by: metadata.actor });
    },
  }) as never,
});
