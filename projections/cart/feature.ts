import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { cartDeskQueries } from './cart-desk.queries.ts';
import { cartDescriptions } from './cart.descriptions.ts';
import { cartFunctions, cartQueries, detailsOf } from './cart.queries.ts';
import { cartSubject } from './cart.subject.ts';
import { carts } from './carts.ts';
import { colleagueCartQueries } from './colleague-cart.queries.ts';
import { pendingCartQueries } from './pending-cart.queries.ts';
import { savedCartQueries } from './saved-cart.queries.ts';

export const feature = {
  needs: [
    'account',
    'attachment',
    'checkout',
    'contact',
    'customer-part-number',
    'gift-recipient',
    'letter',
    'line-note',
    'price-list',
    'product',
    'promotion',
    'reward',
    'setting',
    'store',
    'tax',
  ],
  readModels: readModelList(carts),
  descriptions: [cartDescriptions],
  subjects: [cartSubject],
  queries: (read: ReadSide) => ({
    ...cartQueries,
    ...cartDeskQueries(read),
    ...savedCartQueries,
    ...pendingCartQueries,
    ...colleagueCartQueries(read),
  }),
  functions: (read: ReadSide) => ({ cart: cartFunctions(read) }),
  personalData: [
    personalRows(
      'carts',
      carts,
      detailsOf,
      async ({ caller }) =>
        (query) =>
          void query.where({ person_id: caller.personId }).whereNotIn('status', ['ordered', 'quoted']),
    ),
  ],
} satisfies ProjectionFeature;
