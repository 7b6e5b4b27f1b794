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
