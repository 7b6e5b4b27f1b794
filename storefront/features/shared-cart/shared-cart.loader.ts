import { loader } from '#storefront/shared/loader.ts';
import { sharedCartQuery } from './shared-cart.queries.ts';

export const sharedCartLoader = loader(({ load, params }) => load(sharedCartQuery(params['id'] ?? '')));
