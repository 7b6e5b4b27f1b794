import { postQuery } from '#storefront/lib/queries.ts';

const MOST = 4;

/** `?items=6205,6206`: the first four of them; an item number has no comma. */
export const itemsOf = (search: string): string[] =>
  [
    ...new Set(
      (new URLSearchParams(search).get('items') ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ].slice(0, MOST);

export const comparisonQuery = (productIds: readonly string[]) =>
  postQuery('cart/viewcomparison', { productIds: [...productIds] });
export const compareOptionsQuery = (productIds: readonly string[]) =>
  postQuery('product/getcompareoptions', { productIds: [...productIds] });
