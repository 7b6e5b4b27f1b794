// A server that stands in for OpenSearch in tests, over HTTP, so that the official client is part of what is tested:
// indexes, aliases, versions of documents, and that nothing is found before a refresh. It is no OpenSearch: see
// query-double.ts for what it does not show.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createQueryDouble, Refused, type Json, type QueryDouble } from './query-double.ts';

interface Index {
  readonly queries: QueryDouble;
  readonly written: Map<string, { readonly version: bigint; readonly document: Json | undefined }>;
  found: ReadonlyMap<string, Json>;
}

export interface OpenSearchDouble {
  readonly url: string;
  /** The requests it was sent: method and path. */
  readonly asked: readonly { readonly request: string; readonly authorization: string | undefined }[];
  /** Names of indexes with their aliases. */
  indexes(): Readonly<Record<string, readonly string[]>>;
  /** Documents as they were written last. */
  documents(name: string): ReadonlyMap<string, Json>;
  /** From here on every request is answered so, until it is undefined again. */
  fail: { readonly status: number; readonly type: string } | undefined;
  /** Drops an index behind everybody's back. */
  drop(name: string): void;
  close(): Promise<void>;
}

class Missing extends Error {}

export async function startOpenSearchDouble(port = 0): Promise<OpenSearchDouble> {
  const indexes = new Map<string, Index>();
  const aliases = new Map<string, Set<string>>();
  const asked: OpenSearchDouble['asked'][number][] = [];

  const behind = (name: string): string[] => (indexes.has(name) ? [name] : [...(aliases.get(name) ?? [])]);
  const find = (name: string): Index => {
    const [only, ...others] = behind(name);
    if (only === undefined) throw new Missing(name);
    if (others.length) throw new Refused(`alias [${name}] has more than one index`);
    return indexes.get(only)!;
  };

  function swap({
    actions,
  }: {
    actions: readonly Record<string, { index: string; alias: string; must_exist?: boolean }>[];
  }) {
    const before = new Map([...aliases].map(([alias, names]) => [alias, new Set(names)]));
    try {
      for (const action of actions)
        for (const [kind, { index, alias, must_exist }] of Object.entries(action)) {
          const names = aliases.get(alias) ?? new Set<string>();
          aliases.set(alias, names);
          if (kind === 'add' && indexes.has(index)) names.add(index);
          else if (kind === 'remove' && (names.delete(index) || !must_exist)) continue;
          else if (kind !== 'add' || !indexes.has(index)) throw new Missing(`${alias} ${index}`);
        }
    } catch (error) {
      for (const [alias, names] of before) aliases.set(alias, names);
      throw error;
    }
  }

  function bulk(name: string, lines: readonly string[], needsAlias: boolean): Json {
    if (needsAlias && !aliases.get(name)?.size) throw new Missing(name);
    const { written, queries } = find(name);
    const items: Json[] = [];
    for (let at = 0; at < lines.length; at++) {
      const [[kind, how]] = Object.entries(JSON.parse(lines[at]!) as Json) as [[string, { _id: string }]];
      const version = BigInt(/"version":(\d+)/.exec(lines[at]!)![1]!);
      const document = kind === 'index' ? (JSON.parse(lines[++at]!) as Json) : undefined;
      const item: Json = { _id: how._id, status: 200 };
      try {
        const before = written.get(how._id);
        if (before && before.version > version)
          Object.assign(item, { status: 409, error: { type: 'version_conflict_engine_exception', reason: 'newer' } });
        else {
          if (document) queries.check(document);
          written.set(how._id, { version, document });
        }
      } catch (error) {
        const { message: reason } = error as Error;
        Object.assign(item, { status: 400, error: { type: 'strict_dynamic_mapping_exception', reason } });
      }
      items.push({ [kind]: item });
    }
    return { errors: items.some((item) => 'error' in (Object.values(item)[0] as Json)), items };
  }

  function searches(lines: readonly string[]): Json {
    const responses = Array.from({ length: lines.length / 2 }, (_, at) => {
      const { index } = JSON.parse(lines[2 * at]!) as { index: string };
      try {
        const { queries, found } = find(index);
        return { status: 200, ...queries.search(JSON.parse(lines[2 * at + 1]!) as Json, found) };
      } catch (error) {
        return faultOf(error).body;
      }
    });
    return { responses };
  }

  function answer(method: string, url: URL, body: string): unknown {
    const [, first = '', second = ''] = url.pathname.split('/').map(decodeURIComponent);
    const lines = () => body.split('\n').filter(Boolean);
    switch (second || (first.startsWith('_') ? first : method)) {
      case 'HEAD':
        return {};
      case 'PUT': {
        const { mappings } = JSON.parse(body) as { mappings: Parameters<typeof createQueryDouble>[0] };
        if (indexes.has(first)) throw new Refused(`index [${first}] already exists`);
        indexes.set(first, { queries: createQueryDouble(mappings), written: new Map(), found: new Map() });
        return { acknowledged: true };
      }
      case 'DELETE':
        drop(first);
        return { acknowledged: true };
      case '_alias': {
        const pattern = new RegExp(`^${first.replaceAll('*', '.*')}$`);
        const matching = [...indexes.keys()].filter((name) => pattern.test(name));
        return Object.fromEntries(
          matching.map((name) => [name, { aliases: Object.fromEntries(aliasesOf(name).map((alias) => [alias, {}])) }]),
        );
      }
      case '_aliases':
        swap(JSON.parse(body) as Parameters<typeof swap>[0]);
        return { acknowledged: true };
      case '_bulk':
        return bulk(first, lines(), url.searchParams.get('require_alias') === 'true');
      case '_refresh': {
        const index = find(first);
        index.found = new Map([...index.written].flatMap(([id, { document }]) => (document ? [[id, document]] : [])));
        return {};
      }
      case '_mget': {
        const { written } = find(first);
        const fields = url.searchParams.get('_source')!.split(',');
        const docs = (JSON.parse(body) as { ids: string[] }).ids.map((_id) => {
          const document = written.get(_id)?.document;
          const shown = Object.fromEntries(fields.map((field) => [field, document?.[field]]));
          return document ? { _id, found: true, _source: shown } : { _id, found: false };
        });
        return { docs };
      }
      case '_msearch':
        return searches(lines());
      default:
        throw new Refused(`${method} ${url.pathname} is not spoken here`);
    }
  }

  const aliasesOf = (name: string) => [...aliases].flatMap(([alias, names]) => (names.has(name) ? [alias] : []));
  const drop = (name: string): void => {
    indexes.delete(name);
    for (const names of aliases.values()) names.delete(name);
  };

  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const url = new URL(request.url!, 'http://double');
      asked.push({ request: `${request.method} ${url.pathname}`, authorization: request.headers.authorization });
      let result = { status: 200, body: {} as unknown };
      try {
        if (double.fail) result = { status: double.fail.status, body: { error: { type: double.fail.type } } };
        else result.body = answer(request.method!, url, body);
      } catch (error) {
        result = faultOf(error);
      }
      response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const double: OpenSearchDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    indexes: () => Object.fromEntries([...indexes.keys()].map((name) => [name, aliasesOf(name)])),
    documents: (name) =>
      new Map([...find(name).written].flatMap(([id, { document }]) => (document ? [[id, document]] : []))),
    fail: undefined,
    drop,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}

function faultOf(error: unknown): { status: number; body: Json } {
  const [status, type] = error instanceof Missing ? [404, 'index_not_found_exception'] : [400, 'parsing_exception'];
  if (!(error instanceof Missing || error instanceof Refused)) throw error;
  return { status, body: { status, error: { type, reason: error.message } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
