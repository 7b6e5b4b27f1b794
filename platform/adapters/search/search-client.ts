// OpenSearch by its official client: the calls that an index of ours needs, and one place that says what went wrong.
// The client is loaded by whoever opens one, and by nobody else.
import type { Client, ClientOptions } from '@opensearch-project/opensearch';
import { needed } from '#domain/shared/needed.ts';
import { PeerUnavailable } from '#platform/kernel/messages/message-client.ts';
import { bulkRequests, type DocumentWrite } from './bulk-requests.ts';
import { searchAddressOf } from './search-address.ts';

/** A part of OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

export interface Hit {
  readonly id: string;
  /** The values that the hit was sorted by. */
  readonly sort: readonly unknown[];
}

export interface Bucket {
  readonly key: string;
  readonly doc_count: number;
}

/** The counts that came back: the documents of a filter, and what is counted among them; or the buckets of values. */
export interface Aggregation {
  readonly doc_count?: number;
  readonly buckets?: readonly Bucket[];
  readonly [name: string]: unknown;
}

export interface Found {
  /** -1 where it was not asked for. */
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly aggregations: Readonly<Record<string, Aggregation>>;
}

/** OpenSearch answered, and refused: asking again does not help before somebody has mended something. */
export class SearchRefused extends Error {
  override readonly name = 'SearchRefused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Each of them throws PeerUnavailable while OpenSearch is away or too busy, and SearchRefused where it says no. */
export interface SearchClient {
  ping(): Promise<void>;
  /** Several searches in one request, by index or alias. */
  search(index: string, bodies: readonly Clause[]): Promise<readonly Found[]>;
  /** Fields of documents as they were written last, whether or not a search finds that yet; of those that are there. */
  documents(index: string, ids: readonly string[], fields: readonly string[]): Promise<ReadonlyMap<string, Clause>>;
  /**
   * In requests of bounded size. A write whose version is lower than the document's own is left out.
   * @param alias whether `index` must be an alias: an index that somebody deleted is not made anew without its mapping
   */
  write(index: string, writes: readonly DocumentWrite[], alias?: 'alias' | 'index'): Promise<void>;
  /** Searches find everything that was written. */
  refresh(index: string): Promise<void>;
  createIndex(name: string, body: Clause): Promise<void>;
  deleteIndex(name: string): Promise<void>;
  /** Names of indexes by a pattern with `*`, and the aliases of each. */
  indexes(pattern: string): Promise<ReadonlyMap<string, readonly string[]>>;
  /** At one moment: whoever asks by the alias asks the one or the other. */
  swapAlias(alias: string, from: readonly string[], to: string): Promise<void>;
  close(): Promise<void>;
}

export async function searchOne(client: Pick<SearchClient, 'search'>, index: string, body: Clause): Promise<Found> {
  const [found] = await client.search(index, [body]);
  return needed(found, 'answer to the search');
}

/** Milliseconds that a request may take; a reader waits no longer for it than for the index of one machine. */
const REQUEST_MS = 4_000;
/** Writing is tried again by who writes. */
const WRITE_MS = 30_000;

/** @throws OperatorError when `url` is none */
export async function openSearchClient(url: string, more: Pick<ClientOptions, 'ssl'> = {}): Promise<SearchClient> {
  const { nodes, auth } = searchAddressOf(url);
  const { Client } = await import('@opensearch-project/opensearch');
  const client = new Client({
    nodes: [...nodes],
    ...(auth ? { auth } : {}),
    ...more,
    requestTimeout: REQUEST_MS,
    maxRetries: 1,
    // What a cluster says of its own addresses holds inside its network only, and the password would go there.
    sniffOnStart: false,
    sniffOnConnectionFault: false,
    sniffInterval: false,
  });
  return clientOver(client);
}

function clientOver(client: Client): SearchClient {
  const writing = { requestTimeout: WRITE_MS, maxRetries: 0 };
  return {
    ping: () => reached(async () => void (await client.ping())),

    search: (index, bodies) =>
      reached(async () => {
        const body = bodies.flatMap((one) => [{ index }, one]) as never;
        const answer = (await client.msearch({ body })).body as unknown as { readonly responses: readonly RawFound[] };
        return answer.responses.map(foundOf);
      }),

    documents: (index, ids, fields) =>
      reached(async () => {
        if (!ids.length) return new Map();
        const { body } = await client.mget({ index, body: { ids: [...ids] }, _source: [...fields] });
        const found = body.docs as unknown as readonly { _id: string; found?: boolean; _source?: Clause }[];
        return new Map(found.flatMap(({ _id, found, _source }) => (found ? [[_id, _source ?? {}] as const] : [])));
      }),

    async write(index, writes, alias = 'alias') {
      for (const lines of bulkRequests(writes))
        await reached(async () => {
          const request = { index, body: lines as never, require_alias: alias === 'alias' };
          const answer = (await client.bulk(request, writing)).body as unknown as RawBulk;
          if (answer.errors) throwFirstFault(answer);
        });
    },

    refresh: (index) => reached(async () => void (await client.indices.refresh({ index }, writing))),
    createIndex: (index, body) =>
      reached(async () => void (await client.indices.create({ index, body: body as never }, writing))),
    deleteIndex: (index) =>
      reached(async () => void (await client.indices.delete({ index, ignore_unavailable: true }, writing))),

    indexes: (index) =>
      reached(async () => {
        const { body } = await client.indices.getAlias({ index, ignore_unavailable: true });
        const found = body as unknown as Readonly<Record<string, { readonly aliases?: object }>>;
        return new Map(Object.entries(found).map(([name, { aliases = {} }]) => [name, Object.keys(aliases)]));
      }),

    swapAlias: (alias, from, to) =>
      reached(async () => {
        const actions = [
          // One that is gone already was taken by another: then nothing of this happens.
          ...from.map((index) => ({ remove: { index, alias, must_exist: true } })),
          { add: { index: to, alias } },
        ];
        await client.indices.updateAliases({ body: { actions } as never }, writing);
      }),

    close: () => client.close(),
  };
}

interface RawFound {
  readonly status?: number;
  readonly error?: { readonly type?: string; readonly reason?: string };
  readonly hits?: {
    readonly total?: { readonly value: number };
    readonly hits: readonly { readonly _id: string; readonly sort?: readonly unknown[] }[];
  };
  readonly aggregations?: Readonly<Record<string, Aggregation>>;
}

function foundOf({ status = 500, error, hits, aggregations = {} }: RawFound): Found {
  if (error || !hits) throw refusal(status, error);
  return {
    total: hits.total?.value ?? -1,
    hits: hits.hits.map(({ _id, sort = [] }) => ({ id: _id, sort })),
    aggregations,
  };
}

interface RawBulk {
  readonly errors: boolean;
  readonly items: readonly Readonly<
    Record<string, { readonly _id?: string; readonly status: number; readonly error?: RawFound['error'] }>
  >[];
}

/** A newer version was there already, or what is deleted was not: nothing is wrong then. */
const EXPECTED = new Set([404, 409]);

function throwFirstFault({ items }: RawBulk): void {
  for (const item of items)
    for (const { _id, status, error } of Object.values(item)) {
      if (!error || (EXPECTED.has(status) && error.type !== 'index_not_found_exception')) continue;
      throw refusal(status, { ...error, reason: `${_id}: ${error.reason}` });
    }
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

const AWAY = new Set(['ConnectionError', 'TimeoutError', 'NoLivingConnectionsError', 'RequestAbortedError']);
const BUSY = new Set([429, 502, 503, 504]);

/** The client's own errors hold the request with its headers: nothing of them goes on but what is named here. */
function failureOf(error: unknown): Error {
  if (error instanceof SearchRefused || error instanceof PeerUnavailable) return error;
  const { name, message, statusCode, body } = error as Error & { statusCode?: number; body?: RawFound };
  if (AWAY.has(name)) return new PeerUnavailable(`OpenSearch cannot be reached (${name}: ${message})`);
  if (typeof statusCode === 'number') return refusal(statusCode, body?.error);
  return error as Error;
}

function refusal(status: number, error: RawFound['error']): Error {
  const why = [error?.type, error?.reason].filter(Boolean).join(': ') || 'without a reason';
  // An index that is not there is being made, or was deleted and will be made anew.
  if (BUSY.has(status) || error?.type === 'index_not_found_exception')
    return new PeerUnavailable(`OpenSearch cannot answer now (${status}, ${why})`);
  return new SearchRefused(status, `OpenSearch refused (${status}, ${why})`);
}
