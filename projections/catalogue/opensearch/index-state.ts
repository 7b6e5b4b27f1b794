// The knowledge of an index about itself: how far it has come, and of which tables. It lies in the index, so that it goes
// where the index goes, and stays behind where its documents do.
import type { Pool } from 'pg';
import { readCheckpoints } from '#platform/kernel/read-model/checkpoints.ts';
import { rowOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { SearchClient } from '#platform/adapters/search/search-client.ts';
import { attributes } from '#projections/attribute/attributes.ts';
import { categories } from '#projections/category/categories.ts';
import { prices } from '#projections/price-list/prices.ts';
import { products } from '#projections/product/products.ts';
import type { Target } from './index-writer.ts';
import { INDEX_VERSION, type WrittenStructure } from './product-document.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';

/** Documents are made of these. Stock and what sells best are read when they are asked for. */
export const WRITTEN_MODELS = [categories, attributes, products, prices] as const;
export type Written = 'category' | 'attribute' | 'product' | 'price';
export const writtenNames = WRITTEN_MODELS.map(({ name }) => name) as readonly Written[];

export interface IndexState {
  /** The position of the read models that the whole index has passed, as text. */
  readonly position: string;
  /** By read model: the last event in the index, as text, and of which table it was read. */
  readonly models: Readonly<Record<Written, { readonly position: string; readonly table: string }>>;
  readonly structure: WrittenStructure;
}

const STATE = '#state';

/** Undefined: it has none yet. */
export async function readState(client: SearchClient, name: string): Promise<IndexState | undefined> {
  const document = (await client.documents(name, [STATE], ['state'])).get(STATE);
  return document?.['state'] as IndexState | undefined;
}

export async function writeState(client: SearchClient, target: Target, state: IndexState): Promise<void> {
  // After a position that does not move, such as a rebuilt table's, the later state counts.
  const write = { id: STATE, version: versionOf(BigInt(state.position)), document: { kind: 'state', state } };
  await client.write(target.name, [write], target.kind);
}

/** Versions of documents begin with 0, positions before the first event with -1. */
export const versionOf = (position: bigint): bigint => position + 1n;

/** Differs once a table was replaced: by a rebuild, by another version, by that of a restored database. */
export async function tableIdentities(pool: Pool): Promise<Readonly<Record<Written, string>>> {
  const checkpoints = await readCheckpoints(pool);
  const oids = await rowOf<Record<Written, string>>(
    pool,
    knex.select(
      Object.fromEntries(
        WRITTEN_MODELS.map(({ name, table }) => [name, knex.raw('?::regclass::oid::text', [table])]),
      ) as never,
    ),
  );
  return Object.fromEntries(
    WRITTEN_MODELS.map(({ name, version }) => {
      const epoch = checkpoints.find((one) => one.name === name && one.version === version)?.epoch ?? 0;
      return [name, `${version} ${epoch} ${oids[name as Written]}`];
    }),
  ) as Record<Written, string>;
}

/** Names of what a shop has in OpenSearch. */
export interface IndexNames {
  /** Questions go to this alias: it stands for the index of this version that is complete. */
  readonly alias: string;
  /** All indexes of this version. */
  readonly pattern: string;
  /** All indexes of every version. */
  readonly everyVersion: string;
  next(): string;
  versionOf(name: string): number | undefined;
}

/** @param prefix tells shops on one cluster apart */
export function indexNames(prefix: string, version = INDEX_VERSION): IndexNames {
  const alias = `${prefix}-v${version}`;
  return {
    alias,
    pattern: `${alias}-*`,
    everyVersion: `${prefix}-v*`,
    next: () => `${alias}-${systemClock.now().toString(36)}`,
    versionOf(name) {
      const rest = name.startsWith(`${prefix}-v`) ? name.slice(prefix.length + 2) : '';
      const [number] = /^\d+(?=-[0-9a-z]+$)/.exec(rest) ?? [];
      return number === undefined ? undefined : Number(number);
    },
  };
}
