import { rebuild } from '#platform/kernel/read-model/rebuild.ts';
import { readModels } from '#projections/registry.ts';
import type { TestShop } from './shop.ts';

/** Every read model, made anew from the events, must be what it is now. */
export async function expectSameAfterRebuild(shop: TestShop): Promise<void> {
  await shop.projectionsCaughtUp();
  expect(await rebuild(shop.application.pool, shop.application.store, readModels, 'compare')).toEqual(
    readModels.map(() => expect.objectContaining({ same: true })),
  );
}

/** Every read model can be made of events whose persons were all erased, as each of them may be one day (decision 0083). Last of all. */
export async function expectBuiltWithoutPersons({ application: { pool, store, keys } }: TestShop): Promise<void> {
  const { rows } = await pool.query<{ person_id: string }>('select person_id from platform.person_key');
  for (const { person_id } of rows) await keys.erase(person_id);
  expect((await rebuild(pool, store, readModels, 'compare')).some(({ same }) => !same)).toBe(true);
}
