// Keeps the copy of the catalogue at the read models: first what changed since it was last at them, then item by item
// as they change. Only a table that was replaced, or a copy that cannot be trusted, is read as a whole, and compared.
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { readCheckpoints } from '#platform/kernel/read-model/checkpoints.ts';
import type { Positions, TableChange, TableChanges } from '#platform/kernel/read-model/positions.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { loadRowsFrom, tableDigest } from '#platform/kernel/read-model/table.ts';
import { transaction } from '#platform/kernel/postgres/pool.ts';
import { attributes } from '#projections/attribute/attributes.ts';
import { bestSellers } from '../best-sellers.ts';
import { categories } from '#projections/category/categories.ts';
import { families } from '#projections/family/families.ts';
import { prices } from '#projections/price-list/prices.ts';
import { products } from '#projections/product/products.ts';
import { stock } from '#projections/stock/stock.ts';
import { synonyms } from '#projections/synonym/synonyms.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { createTakeUp, LAST_KEY, type TakeUpOptions } from './take-up.ts';

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

export interface FollowOptions extends TakeUpOptions {
  readonly log: Log;
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
