import { isApiError } from '#storefront/lib/api-error.ts';
import { toPageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';
import { sharedCartQuery } from './shared-cart.queries.ts';

/** Who comes by a link that no longer leads to a cart is told why, and what to do. */
export const sharedCartLoader = loader(({ load, params }) =>
  load(sharedCartQuery(params['id'] ?? '')).catch((error: unknown) => {
    throw isApiError(error) && error.status === 404 ? { ...toPageProblem(error), text: error.answer.message } : error;
  }),
);
