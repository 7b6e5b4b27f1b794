// Stands in for OpenSearch's query language in tests: those clauses that our questions are made of, by their documented
// meaning. What it does not know it refuses, and what the mapping does not allow, so that a question that it answers is
// at least one that the mapping can answer. It shows nothing of analyzers (words are cut at spaces, and a plural s is
// dropped), of relevance beyond constant scores, of shards, and of speed.
import { distance } from 'fastest-levenshtein';

export type Json = Record<string, unknown>;
export class Refused extends Error {}

interface Field {
  readonly type?: string;
  readonly index?: boolean;
  readonly doc_values?: boolean;
  readonly properties?: Readonly<Record<string, Field>>;
}

export interface QueryDouble {
  /** Undefined: the document does not match. */
  score(query: unknown, document: Json): number | undefined;
  search(body: Json, documents: ReadonlyMap<string, Json>): Json;
  /** @throws Refused for a field that a strict mapping does not have */
  check(document: Json): void;
}

const only = (clause: unknown): [kind: string, body: Json] => {
  const entries = Object.entries(clause as Json);
  if (entries.length !== 1) throw new Refused(`a clause must have one name: ${JSON.stringify(clause)}`);
  return entries[0] as [string, Json];
};
const list = (clauses: unknown): unknown[] =>
  clauses === undefined ? [] : Array.isArray(clauses) ? clauses : [clauses];
const values = (document: Json, path: string): unknown[] => {
  const found = path
    .split('.')
    .reduce<unknown[]>((some, name) => some.flatMap((one) => list((one as Json)[name])), [document]);
  return found.filter((one) => one !== undefined && one !== null);
};
const tokens = (text: string) => text.split(/\s+/).filter(Boolean);
const stems = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.replace(/s$/, ''));

export function createQueryDouble(mapping: { readonly properties: Readonly<Record<string, Field>> }): QueryDouble {
  const fieldOf = (path: string): Field => {
    let field: Field | undefined = mapping as Field;
    for (const name of path.split('.')) field = field?.properties?.[name];
    if (!field) throw new Refused(`no mapping found for [${path}]`);
    return field;
  };
  const searched = (path: string) => {
    if (fieldOf(path).index === false) throw new Refused(`cannot search on field [${path}] since it is not indexed`);
  };
  const valued = (path: string) => {
    const { type, doc_values } = fieldOf(path);
    if (type === 'text' || doc_values === false) throw new Refused(`no doc values on field [${path}]`);
  };
  const terms = (document: Json, path: string): string[] => {
    searched(path);
    const isText = fieldOf(path).type === 'text';
    return values(document, path).flatMap((value) => (isText ? tokens(String(value)) : [String(value)]));
  };
  const one = (body: Json): [path: string, value: string, more: Json] => {
    const [path, how] = only(body);
    const more = typeof how === 'object' ? how : { value: how };
    return [path, String(more['value'] ?? more['query']), more];
  };

  function bool({ must, filter, should, must_not, minimum_should_match }: Json, document: Json): number | undefined {
    let sum = 0;
    for (const clause of list(must)) {
      const its = score(clause, document);
      if (its === undefined) return undefined;
      sum += its;
    }
    if (list(filter).some((clause) => score(clause, document) === undefined)) return undefined;
    if (list(must_not).some((clause) => score(clause, document) !== undefined)) return undefined;
    const fitting = list(should).flatMap((clause) => score(clause, document) ?? []);
    if (fitting.length < Number(minimum_should_match ?? 0)) return undefined;
    return fitting.reduce((total, its) => total + its, sum);
  }

  function score(query: unknown, document: Json): number | undefined {
    const [kind, body] = only(query);
    const fits = (does: boolean) => (does ? 1 : undefined);
    switch (kind) {
      case 'match_none':
        return undefined;
      case 'bool':
        return bool(body, document);
      case 'constant_score':
        return score(body['filter'], document) === undefined ? undefined : Number(body['boost'] ?? 1);
      case 'dis_max': {
        const fitting = list(body['queries']).flatMap((clause) => score(clause, document) ?? []);
        return fitting.length ? Math.max(...fitting) : undefined;
      }
      case 'term': {
        const [path, value] = one(body);
        return fits(terms(document, path).includes(value));
      }
      case 'terms': {
        const [path, wanted] = only(body) as unknown as [string, unknown[]];
        return fits(terms(document, path).some((term) => wanted.includes(term)));
      }
      case 'range': {
        const [path, { gte, lte }] = only(body) as unknown as [
          string,
          { gte?: string | number; lte?: string | number },
        ];
        searched(path);
        const isNumber = fieldOf(path).type === 'long';
        return fits(
          values(document, path).some((value) => {
            const its = isNumber ? Number(value) : String(value);
            return (gte === undefined || its >= gte) && (lte === undefined || its <= lte);
          }),
        );
      }
      case 'prefix': {
        const [path, value] = one(body);
        return fits(terms(document, path).some((term) => term.startsWith(value)));
      }
      case 'fuzzy': {
        const [path, value, { fuzziness }] = one(body);
        return fits(terms(document, path).some((term) => editDistance(term, value) <= Number(fuzziness)));
      }
      case 'match': {
        const [path, text, { operator }] = one(body);
        if (operator !== 'and' || fieldOf(path).type !== 'text') throw new Refused('match takes all words of a text');
        const there = values(document, path).flatMap((value) => stems(String(value)));
        const wanted = stems(text);
        return fits(wanted.length > 0 && wanted.every((word) => there.includes(word)));
      }
      case 'nested':
        return fits(inner(document, String(body['path'])).some((part) => score(body['query'], part) !== undefined));
      default:
        throw new Refused(`unknown query [${kind}]`);
    }
  }

  /** Each nested object as a document of its own. */
  const inner = (document: Json, path: string): Json[] => {
    if (fieldOf(path).type !== 'nested') throw new Refused(`[${path}] is not nested`);
    return values(document, path).map((part) => ({ [path]: part }));
  };

  function sortValue(path: string, { nested }: Json, document: Json): unknown {
    valued(path);
    if (!nested) return values(document, path)[0];
    const { path: within, filter } = nested as { path: string; filter: unknown };
    return values(
      {
        [within]: inner(document, within)
          .filter((part) => score(filter, part) !== undefined)
          .map((part) => part[within]),
      },
      path,
    )[0];
  }

  function aggregate(aggs: unknown, documents: readonly Json[]): Json {
    return Object.fromEntries(
      Object.entries((aggs ?? {}) as Record<string, Json>).map(([name, { aggs: further, ...aggregation }]) => {
        if (/[[\]>]/.test(name)) throw new Refused(`invalid aggregation name [${name}]`);
        const [kind, body] = only(aggregation);
        if (kind === 'filter') {
          const fitting = documents.filter((document) => score(body, document) !== undefined);
          return [name, { doc_count: fitting.length, ...aggregate(further, fitting) }];
        }
        if (kind !== 'terms') throw new Refused(`unknown aggregation [${kind}]`);
        return [name, { buckets: buckets(body, documents) }];
      }),
    );
  }

  function buckets({ field, size, include }: Json, documents: readonly Json[]): Json[] {
    const path = String(field);
    valued(path);
    const fits = include === undefined ? undefined : new RegExp(`^(?:${String(include)})$`);
    const counts = new Map<string, number>();
    for (const document of documents)
      for (const value of new Set(values(document, path).map(String)))
        if (!fits || fits.test(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, Number(size))
      .map(([key, doc_count]) => ({ key, doc_count }));
  }

  function search(body: Json, documents: ReadonlyMap<string, Json>): Json {
    const { query, post_filter, sort, from = 0, size = 10, aggs, collapse, search_after, track_total_hits } = body;
    if (Number(from) + Number(size) > 10_000) throw new Refused('Result window is too large');
    const matching = [...documents].flatMap(([id, document]) => {
      const its = score(query, document);
      return its === undefined ? [] : [{ id, document, score: its }];
    });
    const orders = list(sort).map((one) => {
      const [path, how] = only(one);
      return { path, ...(typeof how === 'string' ? { order: how } : how) } as Json & { path: string; order: string };
    });
    const hits = matching
      .filter(({ document }) => post_filter === undefined || score(post_filter, document) !== undefined)
      .map(({ id, document, score: its }) => ({
        id,
        document,
        keys: orders.map((order) => (order.path === '_score' ? its : sortValue(order.path, order, document))),
      }));
    const compare = (a: readonly unknown[], b: readonly unknown[]): number => {
      for (const [at, { order, missing = '_last' }] of orders.entries()) {
        const [one, other] = [a[at], b[at]];
        if (one === other) continue;
        if (one === undefined || other === undefined) return (one === undefined) === (missing === '_last') ? 1 : -1;
        return (one as string) < (other as string) === (order === 'asc') ? -1 : 1;
      }
      return 0;
    };
    let sorted = hits.sort((a, b) => compare(a.keys, b.keys));
    if (search_after) sorted = sorted.filter(({ keys }) => compare(keys, search_after as unknown[]) > 0);
    if (collapse) {
      const path = String((collapse as Json)['field']);
      valued(path);
      const seen = new Set<unknown>();
      sorted = sorted.filter(({ document }) => {
        const [value] = values(document, path);
        return !seen.has(value) && seen.add(value);
      });
    }
    return {
      hits: {
        ...(track_total_hits ? { total: { value: hits.length, relation: 'eq' } } : {}),
        hits: sorted.slice(Number(from), Number(from) + Number(size)).map(({ id, keys }) => ({
          _id: id,
          // A number that lacks is the greatest or the least there is.
          sort: keys.map((key) => key ?? 9_223_372_036_854_776_000),
        })),
      },
      aggregations: aggregate(
        aggs,
        matching.map(({ document }) => document),
      ),
    };
  }

  return {
    score,
    search,
    check(document) {
      for (const name of Object.keys(document))
        if (!mapping.properties[name]) throw new Refused(`mapping set to strict, dynamic introduction of [${name}]`);
    },
  };
}

/** Two neighbouring letters the wrong way round are one mistake, as in OpenSearch. */
function editDistance(a: string, b: string): number {
  const isSwapped = Array.from({ length: b.length - 1 }, (_, at) => at).some(
    (at) => b.slice(0, at) + b[at + 1]! + b[at]! + b.slice(at + 2) === a,
  );
  return isSwapped ? 1 : distance(a, b);
}
