import type { Request } from '#contracts/api.ts';
import { postQuery } from '#storefront/lib/queries.ts';

export const locationsQuery = (from: Request<'store/getlocations'>) => postQuery('store/getlocations', from);
/** The item whose stock is looked for. */
export const locatorItemQuery = (productId: string) => postQuery('product/productinfo', { productId });

export interface LocatorSearch {
  readonly address: string;
  readonly item: string;
}

export function locatorSearch(search: string | URLSearchParams): LocatorSearch {
  const params = new URLSearchParams(search);
  return { address: (params.get('address') ?? '').trim().slice(0, 200), item: params.get('item') ?? '' };
}
