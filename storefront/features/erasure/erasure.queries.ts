import { getQuery } from '#storefront/lib/queries.ts';

export const erasureQuery = getQuery('profile/geterasure', {}, 'session');
