// Rows of read models that are asked for again and again by key, for tables that do not fit into memory. What changed
// is read anew before anybody who waits for the change goes on.
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Positions } from './positions.ts';
import type { ReadModel } from './read-model.ts';
import { lastPosition, loadChangedKeys, loadRows } from './table.ts';

export interface RememberedRows<Row extends object> {
  load(keys: readonly string[]): Promise<Map<string, Row>>;
}

/** Bytes of JSON for each read model. */
const MOST_BYTES = 4_000_000;
/** Bytes of an entry besides its row. */
const ENTRY_BYTES = 200;
/** Everything is forgotten when more rows changed at once, such as by an import. */
const MOST_CHANGED = 1_000;

export function rememberRows<Row extends object>(
  pool: Pool,
  model: ReadModel<Row>,
  positions: Positions,
): RememberedRows<Row> {
  const cache = new LRUCache<string, Row>({
    maxSize: MOST_BYTES,
    sizeCalculation: (row, key) => ENTRY_BYTES + key.length + JSON.stringify(row).length,
  });
  // What is read while something is forgotten may be of before.
  let generation = 0;
  /** Up to which what is kept knows of changes; undefined while nothing is kept and nobody need look. */
  let position: bigint | undefined;

  const forgetAll = () => {
    cache.clear();
    position = undefined;
  };
  const beginFollowing = async () => {
    const before = generation;
    const last = await lastPosition(pool, model);
    if (generation === before) position ??= last;
  };

  positions.onProjected(async (changed) => {
    const change = changed.get(model.name);
    if (!change) return;
    generation += 1;
    if (change === 'replaced' || !cache.size || position === undefined) return forgetAll();
    const { keys, last, more } = await loadChangedKeys(pool, model, position, MOST_CHANGED);
    generation += 1;
    if (more) return forgetAll();
    // Whoever comes next would ask for them one by one.
    const known = keys.filter((key) => cache.has(key));
    const rows = known.length ? await loadRows(pool, model, known) : new Map<string, Row>();
    for (const key of known) {
      const row = rows.get(key);
      if (row) cache.set(key, row);
      else cache.delete(key);
    }
    position = last;
  });

  return {
    async load(keys) {
      const found = new Map<string, Row>();
      const missing: string[] = [];
      for (const key of keys) {
        const row = cache.get(key);
        if (row) found.set(key, row);
        else missing.push(key);
      }
      if (!missing.length) return found;
      const before = generation;
      if (position === undefined) await beginFollowing();
      for (const [key, row] of await loadRows(pool, model, missing)) {
        found.set(key, row);
        if (generation === before && position !== undefined) cache.set(key, row);
      }
      return found;
    },
  };
}
