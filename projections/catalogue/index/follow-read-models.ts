// Keeps the copy of the catalogue at the read models: first what changed since it was last at them, then item by item
// as they change. Only a table that was replaced, or a copy that cannot be trusted, is read as a whole, and compared.
import { setImmediate as turn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { readCheckpoints } from '#platform/kernel/read-model/checkpoints.ts';
import type { Positions, TableChange, TableChanges } from '#platform/kernel/read-model/positions.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { lastPosition, loadRowsAfterKey, loadRowsFrom, tableDigest } from '#platform/kernel/read-model/table.ts';
import { transaction } from '#platform/kernel/postgres/pool.ts';
import { attributes } from '../attributes.ts';
import { bestSellers } from '../best-sellers.ts';
import { categories } from '../categories.ts';
import { families } from '../families.ts';
import { prices } from '../prices.ts';
import { products } from '../products.ts';
import { stock } from '../stock.ts';
import { synonyms } from '../synonyms.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import type { StoredRow } from './index-store.ts';

/** In the order in which they are taken: what others stand on comes first. */
export const followedModels = [
  categories,
  attributes,
  synonyms,
  families,
  products,
  prices,
  stock,
  bestSellers,
] as readonly unknown[] as readonly ReadModel[];

/** Rows per question to the database, and rows that are applied before others have their turn: 12 ms of products. */
const PAGE = 500;
const BATCH = 25;

export interface FollowOptions {
  readonly pool: Pool;
  readonly copy: CatalogueCopy;
  readonly log: Log;
  /** Called after each batch, with the dependencies that changed; before anybody who waits for the change goes on. */
  readonly onChanged: (changed: readonly string[]) => void;
}

/** Resolves once the copy stands where the read models stand; from then on it follows. */
export async function followReadModels(options: FollowOptions, positions: Positions): Promise<void> {
  const { pool, copy, log } = options;
  const takeUp = createTakeUp(options);
  const epochs = new Map<string, number>();
  const epochOf = ({ name, version }: ReadModel) => epochs.get(`${name} ${version}`) ?? 0;
  const update = async (model: ReadModel, change: TableChange): Promise<void> => {
    if (change === 'replaced') {
      const checkpoint = (await readCheckpoints(pool)).find(
        ({ name, version }) => name === model.name && version === model.version,
      );
      epochs.set(`${model.name} ${model.version}`, checkpoint?.epoch ?? 0);
      await takeUp.whole(model, epochOf(model));
    } else await takeUp.changed(model, epochOf(model));
  };
  const catchUp = async (): Promise<void> => {
    for (const { name, version, epoch } of await readCheckpoints(pool)) epochs.set(`${name} ${version}`, epoch);
    for (const model of followedModels) {
      const known = copy.store.followed(model.name);
      const isTrusted = known?.version === model.version && known.epoch === epochOf(model);
      await update(model, isTrusted ? 'rows' : 'replaced');
      // Such as a database that was restored to an earlier day, or is another shop's.
      if (await isSame(pool, copy, model)) continue;
      log.warn({ model: model.name }, 'the index differs from its read model and is compared with it as a whole');
      await update(model, 'replaced');
    }
  };
  // Listening begins before reading: what is projected meanwhile is taken once all was read.
  const caughtUp = catchUp();
  positions.onProjected(async (changed: TableChanges) => {
    await caughtUp;
    for (const model of followedModels) {
      const change = changed.get(model.name);
      if (change) await update(model, change);
    }
  });
  await caughtUp;
}

/** Both at one moment of the database; what came after the copy was taken up is not counted against it. */
async function isSame(pool: Pool, copy: CatalogueCopy, model: ReadModel): Promise<boolean> {
  const own = copy.store.digest(model.name);
  const position = needed(copy.store.followed(model.name), 'read model that is followed').position;
  const [digest, news] = await transaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read');
    return [
      await tableDigest(client, model),
      await loadRowsFrom(client, model, { position, key: LAST_KEY }, 1),
    ] as const;
  });
  return news.length > 0 || (own.rows === digest.rows && own.positions === digest.positions);
}

/** After every key there is. */
const LAST_KEY = '\u{10ffff}';

function createTakeUp({ pool, copy, onChanged }: FollowOptions) {
  const { store } = copy;

  async function apply(
    model: ReadModel,
    rows: readonly StoredRow<object>[],
    removed: readonly string[],
  ): Promise<void> {
    for (let at = 0; at < Math.max(rows.length, removed.length); at += BATCH) {
      const batch = rows.slice(at, at + BATCH);
      onChanged(store.transaction(() => copy.apply(model.name, batch, removed.slice(at, at + BATCH))));
      await turn();
    }
  }

  return {
    /** The rows that changed after the last event in the copy. An event's rows come together or not at all. */
    async changed(model: ReadModel, epoch: number): Promise<void> {
      const known = store.followed(model.name);
      let from = { position: known?.position ?? -1n, key: LAST_KEY };
      for (;;) {
        const rows = await loadRowsFrom(pool, model, from, PAGE);
        if (!rows.length) return;
        // A batch may end within an event: the copy stands before it until all of its rows are there.
        const last = needed(rows.at(-1), 'last row');
        await apply(model, rows, []);
        from = { position: last.position, key: last.key };
        const isWhole = rows.length < PAGE;
        store.setFollowed(model.name, {
          version: model.version,
          epoch,
          position: isWhole ? last.position : last.position - 1n,
        });
      }
    },

    /** Every row, in the order of keys: what differs is applied, what is not there any more is removed. */
    async whole(model: ReadModel, epoch: number): Promise<void> {
      let last = '';
      // Rows that change meanwhile may lie before the place that is read; they have higher positions, and come after.
      const position = await lastPosition(pool, model);
      // Until it has ended nothing is trusted.
      store.setFollowed(model.name, { version: -1, epoch, position });
      for (;;) {
        const rows = await loadRowsAfterKey(pool, model, last, PAGE);
        const until = rows.at(-1)?.key;
        await apply(model, rows, goneBetween(model.name, last, until, new Set(rows.map(({ key }) => key))));
        if (until === undefined) break;
        last = until;
      }
      store.setFollowed(model.name, { version: model.version, epoch, position });
      await this.changed(model, epoch);
    },
  };

  function goneBetween(model: string, after: string, until: string | undefined, there: ReadonlySet<string>): string[] {
    const gone: string[] = [];
    for (let last = after; ;) {
      const keys = store.keys(model, last, PAGE);
      for (const key of keys) {
        if (until !== undefined && key > until) return gone;
        if (!there.has(key)) gone.push(key);
      }
      if (keys.length < PAGE) return gone;
      last = needed(keys.at(-1), 'last key');
    }
  }
}
