// The operations of every kind of versioned content are alike (contracts/shared/versioned-content.ts); this is the one place
// that calls them by kind.
import type { GetListParams } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { ContentRow } from '#contracts/shared/versioned-content.ts';

export type ContentKind = 'article' | 'banner' | 'document' | 'letter' | 'menu' | 'page' | 'static-content';

export interface ContentVersion {
  readonly version: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
}

export interface ContentDetail<Content> extends ContentRow {
  readonly content: Content;
  readonly hasDraft: boolean;
  readonly versions: readonly ContentVersion[];
}

interface AnyCalls {
  get(route: string, input: object): Promise<unknown>;
  post(route: string, data: object, options?: { readonly commandId: string }): Promise<unknown>;
}
const calls = client as unknown as AnyCalls;

export const readContent = <Content>(kind: ContentKind, id: string) =>
  calls.get(`admin/${kind}/detail`, { id }) as Promise<ContentDetail<Content>>;

export const readVersion = <Content>(kind: ContentKind, id: string, version: number) =>
  calls.get(`admin/${kind}/version`, { id, version }) as Promise<ContentVersion & { readonly content: Content }>;

export type ContentVerb =
  'create' | 'change' | 'discard' | 'publish' | 'unschedule' | 'withdraw' | 'restore' | 'reset' | 'remove';

type ContentData = { readonly id: string } & Readonly<Record<string, unknown>>;

/** `commandId` is the same for every attempt at one thing. */
export const sendContent = (kind: ContentKind, verb: ContentVerb, data: ContentData, commandId?: string) =>
  calls.post(`admin/${kind}/${verb}`, data, commandId ? { commandId } : undefined);

export const contentReader = (kind: ContentKind): Reader => ({
  async list(params: GetListParams) {
    const { total, rows } = (await calls.get(`admin/${kind}/list`, {
      ...pageOf(params),
      sort: sortOf(params, 'id'),
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as object),
    })) as { total: number; rows: ContentRow[] };
    return { total, data: rows };
  },
  one: async (id) => ({ data: await readContent(kind, id) }),
});
