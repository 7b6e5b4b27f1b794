import { getQuery } from '#storefront/lib/queries.ts';

/** Pages of static content by their address; the block's id is `page_<address>`. */
export const staticPages = ['about', 'contact', 'help', 'rewardprogramfaqs'] as const;

export const staticContentQuery = (page: string) =>
  getQuery('Store/GetStaticContent', { contentBlockId: `page_${page}` });
