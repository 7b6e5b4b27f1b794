import { getQuery } from '#storefront/lib/queries.ts';

export const preferencesQuery = getQuery('profile/getpreferences', {}, 'session');
