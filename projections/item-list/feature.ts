import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { itemListDeskQueries } from './item-list-desk.queries.ts';
import { itemListDescriptions } from './item-list.descriptions.ts';
import { itemListFunctions, itemListQueries } from './item-list.queries.ts';
import { itemLists } from './item-lists.ts';
import { sharedCartQueries } from './shared-cart.queries.ts';
import { wishListQueries } from './wish-list.queries.ts';

export const feature = {
  needs: ['account', 'contact', 'product', 'quick-order'],
  readModels: readModelList(itemLists),
  descriptions: [itemListDescriptions],
  queries: (read: ReadSide) => ({
    ...itemListQueries(read),
    ...itemListDeskQueries(read),
    ...wishListQueries(read),
    ...sharedCartQueries(read),
  }),
  functions: (read: ReadSide) => ({ itemList: itemListFunctions(read) }),
  personalData: [
    personalRows('lists', itemLists, ({ kind, state, changed_at }) => ({
      ...{ kind, name: state.name, lines: state.lines, sharing: state.sharing, changedAt: changed_at },
    })),
  ],
} satisfies ProjectionFeature;
