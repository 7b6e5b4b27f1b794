import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const wishListsQuery = getQuery('profile/getwishlists', {}, 'session');
export const listWatchQuery = (ListID: string) => postQuery('profile/getwishlistwatch', { ListID }, 'session');
export const wishListQuery = (ListID: string) => postQuery('profile/getwishlist', { ListID }, 'session');
