// Brings an index of OpenSearch to where the read models are: what changed since, item by item; or all of it into a new
// index beside, which takes the alias over once it has caught up.
import { needed } from '#domain/shared/needed.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { PeerUnavailable } from '#platform/kernel/messages/message-client.ts';
import { readGroup } from '#platform/kernel/read-model/checkpoints.ts';
import type { TableChanges } from '#platform/kernel/read-model/positions.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { lastPosition, loadRowsFrom } from '#platform/kernel/read-model/table.ts';
import { SearchRefused, type SearchClient } from '#platform/adapters/search/search-client.ts';
import { attributes } from '#projections/attribute/attributes.ts';
import { bestSellers } from '../best-sellers.ts';
import { categories } from '#projections/category/categories.ts';
import { dependencies } from '../index/dependencies.ts';
import { families } from '#projections/family/families.ts';
import { prices } from '#projections/price-list/prices.ts';
import { products } from '#projections/product/products.ts';
import { stock } from '#projections/stock/stock.ts';
import { synonyms } from '#projections/synonym/synonyms.ts';
import { indexPricesByItem, type CatalogueRows } from './catalogue-rows.ts';
import type { CatalogueStructure } from './catalogue-structure.ts';
import { readState, tableIdentities, versionOf, WRITTEN_MODELS, writeState, writtenNames } from './index-state.ts';
import type { IndexNames, IndexState, Written } from './index-state.ts';
import { createIndexWriter, type Target } from './index-writer.ts';
import { differencesOf, INDEX_BODY } from './product-document.ts';

export interface FillerOptions {
  readonly pool: Pool;
  readonly client: SearchClient;
  readonly rows: CatalogueRows;
  /** Its own: nobody else may reload it while documents are made of it. */
  readonly structure: CatalogueStructure;
  readonly names: IndexNames;
  readonly log: Log;
  /** @throws when another process leads by now: it fills the index, and this one must change nothing more */
  readonly confirmLead: () => Promise<void>;
}

/** Tells whether an index was made of these tables. */
const isSame = ({ models }: IndexState, tables: Readonly<Record<Written, string>>): boolean =>
  writtenNames.every((name) => models[name].table === tables[name]);

/** The result of a round: the dependencies that changed, of all where it is undefined; and how far the index is now. */
export interface Round {
  readonly changed: readonly string[] | undefined;
  readonly passed: bigint;
}

export interface IndexFiller {
  /**
   * @param changes the tables that changed since the round before; undefined: any may have
   * @throws PeerUnavailable and others: what was written is written again by the next round
   */
  round(changes?: TableChanges): Promise<Round>;
}

/** Where the index stands, and what no document is made of: since when it was told to those who keep answers. */
interface Standing {
  state: IndexState;
  readonly newsPositions: Record<'stock' | 'bestSellers' | 'families' | 'synonyms', bigint>;
}

const PAGE = 500;
/** Each refresh makes a small segment that has to be merged: not more often than this, in milliseconds. */
const REFRESH_EVERY_MS = 200;
/** After every key there is. */
const LAST_KEY = '\u{10ffff}';
const FOLLOWED: ReadonlySet<string> = new Set(
  [...WRITTEN_MODELS, stock, bestSellers, families, synonyms].map(({ name }) => name),
);

export function createIndexFiller(options: FillerOptions): IndexFiller {
  const { pool, client, rows, structure, names, log, confirmLead } = options;
  let standing: Standing | undefined;
  let refreshedAt = 0;

  /** The keys of what changed after a position, some at a time, and the position of the last. */
  async function* changedKeys(model: ReadModel, after: bigint) {
    for (let from = { position: after, key: LAST_KEY }; ;) {
      const page = await loadRowsFrom(pool, model, from, PAGE);
      if (!page.length) return;
      const last = needed(page.at(-1), 'last row');
      from = { position: last.position, key: last.key };
      yield { keys: page.map(({ key }) => key), rows: page.map(({ row }) => row), position: last.position };
    }
  }

  /** Takes over what changed after `state`; returns it as it is now, and what is touched. */
  async function catchUp(target: Target, state: IndexState, position: bigint) {
    const version = versionOf(position);
    const writer = createIndexWriter(client, target, rows, structure);
    const touched = new Set<string>();
    const positions = new Map<string, bigint>(writtenNames.map((name) => [name, BigInt(state.models[name].position)]));
    const each = async (model: unknown, take: (keys: readonly string[], its: readonly object[]) => Promise<void>) => {
      const { name } = model as ReadModel;
      for await (const page of changedKeys(model as ReadModel, needed(positions.get(name), 'position'))) {
        await take(page.keys, page.rows);
        positions.set(name, page.position);
      }
    };
    const noteStructure = () => Promise.resolve(void touched.add(dependencies.structure));
    await each(categories, noteStructure);
    await each(attributes, noteStructure);
    if (touched.size) await structure.reload();
    const written = structure.written();
    const differences = differencesOf(state.structure, written);
    if (differences.categories.length + differences.attributes.length) {
      touched.add(dependencies.structure);
      await writer.rewrite(await rows.itemsOf(differences), version);
    }
    await each(products, async (itemNumbers) => {
      for (const one of await writer.products(itemNumbers, version)) touched.add(one);
    });
    await each(prices, async (_keys, its) => {
      const itemNumbers = [...new Set((its as { item_number: string }[]).map(({ item_number }) => item_number))];
      await writer.rewrite(itemNumbers, version);
      touched.add(dependencies.prices);
      for (const itemNumber of itemNumbers) touched.add(dependencies.product(itemNumber));
    });
    if (!touched.size) return { state, touched };
    await delay(Math.max(0, refreshedAt + REFRESH_EVERY_MS - performance.now()));
    await client.refresh(target.name);
    refreshedAt = performance.now();
    await confirmLead();
    const models = Object.fromEntries(
      writtenNames.map((name) => [name, { ...state.models[name], position: String(positions.get(name)) }]),
    ) as IndexState['models'];
    const now: IndexState = { position: String(position), models, structure: written };
    await writeState(client, target, now);
    return { state: now, touched };
  }

  /** Changes that only those who keep answers must know. */
  async function news(newsPositions: Standing['newsPositions'], touched: Set<string>): Promise<void> {
    for await (const { keys, position } of changedKeys(stock as unknown as ReadModel, newsPositions.stock)) {
      for (const key of keys) touched.add(dependencies.stock(key));
      newsPositions.stock = position;
    }
    for await (const { keys, position } of changedKeys(families as unknown as ReadModel, newsPositions.families)) {
      for (const key of keys) touched.add(dependencies.family(key));
      newsPositions.families = position;
    }
    for await (const { position } of changedKeys(synonyms as unknown as ReadModel, newsPositions.synonyms)) {
      touched.add(dependencies.structure);
      newsPositions.synonyms = position;
    }
    for await (const { position } of changedKeys(bestSellers as unknown as ReadModel, newsPositions.bestSellers)) {
      touched.add(dependencies.bestSellers);
      newsPositions.bestSellers = position;
    }
  }

  const lastPositions = async (): Promise<Standing['newsPositions']> => ({
    stock: await lastPosition(pool, stock),
    bestSellers: await lastPosition(pool, bestSellers),
    families: await lastPosition(pool, families),
    synonyms: await lastPosition(pool, synonyms),
  });

  /** A new index with everything, beside the one that is asked meanwhile. */
  async function build(): Promise<Standing> {
    const begun = performance.now();
    const name = names.next();
    log.info({ index: name }, 'an index is built beside the one that is asked');
    await client.createIndex(name, INDEX_BODY);
    const target = { name, kind: 'index' } as const;
    const newsPositions = await lastPositions();
    const { position = -1n } = await readGroup(pool);
    const tables = await tableIdentities(pool);
    // Before anything is read: what changes meanwhile is taken over afterwards.
    const models = Object.fromEntries(
      await Promise.all(
        WRITTEN_MODELS.map(async (model) => {
          const last = await lastPosition(pool, model as unknown as ReadModel);
          return [model.name, { position: String(last), table: tables[model.name as Written] }] as const;
        }),
      ),
    ) as IndexState['models'];
    await structure.reload();
    const writer = createIndexWriter(client, target, rows, structure);
    let count = 0;
    for (let last = ''; ;) {
      const page = await rows.productsAfter(last, PAGE);
      if (!page.length) break;
      const itemNumbers = page.map(({ item_number }) => item_number);
      await patiently(() => writer.rewrite(itemNumbers, versionOf(position)), options);
      last = needed(itemNumbers.at(-1), 'last item');
      count += page.length;
    }
    await client.refresh(name);
    let state: IndexState = { position: String(position), models, structure: structure.written() };
    await writeState(client, target, state);
    const { position: since = -1n } = await readGroup(pool);
    ({ state } = await catchUp(target, state, since));
    const aliased = [...(await client.indexes(names.pattern))].filter(([, aliases]) => aliases.includes(names.alias));
    await confirmLead();
    await client.swapAlias(
      names.alias,
      aliased.map(([old]) => old),
      name,
    );
    log.info(
      { index: name, products: count, seconds: (performance.now() - begun) / 1_000 },
      'the new index is asked now',
    );
    return { state, newsPositions };
  }

  /** What was begun and never became the one that is asked, and what it took the place of. */
  async function dropOthers(): Promise<void> {
    for (const [name, aliases] of await client.indexes(names.pattern))
      if (!aliases.includes(names.alias)) {
        await client.deleteIndex(name);
        log.info({ index: name }, 'an index that nobody asks was dropped');
      }
  }

  /** The index as it was left; undefined: there is none, or it is not one of these tables. */
  async function takeUp(): Promise<Standing | undefined> {
    const indexes = await client.indexes(names.pattern);
    if (![...indexes.values()].some((aliases) => aliases.includes(names.alias))) return undefined;
    const state = await readState(client, names.alias);
    const [tables, { position = -1n }] = [await tableIdentities(pool), await readGroup(pool)];
    // A database that was restored to an earlier day has not come so far.
    const isOfThese = state !== undefined && BigInt(state.position) <= position && isSame(state, tables);
    if (!isOfThese) return undefined;
    await structure.reload();
    return { state, newsPositions: await lastPositions() };
  }

  return {
    async round(changes) {
      const before = standing;
      const { position = -1n } = await readGroup(pool);
      const concerns = changes && [...changes].filter(([name]) => FOLLOWED.has(name));
      if (before && concerns?.length === 0) return { changed: [], passed: position };
      standing = undefined;
      const isTrusted = concerns?.every(([, change]) => change === 'rows') ?? false;
      let current = before && (isTrusted || isSame(before.state, await tableIdentities(pool))) ? before : undefined;
      if (!current) {
        await indexPricesByItem(pool, log);
        current = (await takeUp()) ?? (await build());
        await dropOthers();
      }
      const { state, touched } = await catchUp({ name: names.alias, kind: 'alias' }, current.state, position);
      current.state = state;
      await news(current.newsPositions, touched);
      standing = current;
      return { changed: before === current ? [...touched] : undefined, passed: position };
    },
  };
}

const RETRY_MS = 1_000;
const TRIES = 60;

/** A server that is away for a moment does not make a long work begin anew. */
async function patiently(work: () => Promise<void>, { log, confirmLead }: FillerOptions): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof PeerUnavailable || (error instanceof SearchRefused && error.status >= 500);
      if (!isPassing || tries === TRIES) throw error;
      log.warn({ err: error, tries }, 'OpenSearch took nothing; it is tried again');
      await delay(RETRY_MS);
      await confirmLead();
    }
  }
}
