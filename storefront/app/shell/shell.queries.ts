import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const languagesQuery = getQuery('Store/GetLanguages', {}, 'fixed');
export const footerQuery = postQuery(
  'store/getstaticcontents',
  { contentBlockIds: ['ig_footer_links', 'IG_footercopyright'] },
  'fixed',
);
export const orderEntryQuery = getQuery('store/getorderentrysetup', {}, 'fixed');
export const menusQuery = getQuery('store/getmenus', {}, 'fixed');
