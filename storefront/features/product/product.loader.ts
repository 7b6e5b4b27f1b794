import { loader } from '#storefront/shared/loader.ts';
import { loadQuestions } from '#storefront/shared/question/load-questions.ts';
import { reviewSummaryQuery } from '#storefront/shared/review/review.queries.ts';
import { productQuery, similarQuery, warehousesQuery } from './product.queries.ts';

export const productLoader = loader(({ load, params }) => {
  const id = params.id ?? '';
  return Promise.all([
    load(productQuery(id)),
    load(similarQuery(id)),
    load(warehousesQuery),
    load(reviewSummaryQuery(id)),
    loadQuestions(id, load),
  ]);
});
