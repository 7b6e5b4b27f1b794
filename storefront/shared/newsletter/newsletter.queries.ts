import { getQuery } from '#storefront/lib/queries.ts';

export const newsletterQuery = getQuery('profile/getnewslettersubscriptions', {}, 'session');
