import { loader } from '#storefront/shared/loader.ts';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#storefront/shared/paths.ts';
import { loaded } from '#storefront/lib/queries.ts';
import { productQuery, similarQuery } from './product.queries.ts';

export const productLoader = loader(({ load, params }) => {
  const id = params.id ?? '';
  return Promise.all([load(productQuery(id)), load(similarQuery(id))]);
});

export function productAddress({
  params,
  queryClient,
}: {
  params: { id?: string };
  queryClient: QueryClient;
}): string | undefined {
  const product = loaded(queryClient, productQuery(params.id ?? ''));
  return product && paths.product(product);
}
