import { getQuery } from '#storefront/lib/queries.ts';
import { categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { loader } from '#storefront/shared/loader.ts';

export const siteMenusQuery = getQuery('store/getmenus', {}, 'fixed');
export const siteMapLoader = loader(({ load }) => Promise.all([load(categoryTreeQuery), load(siteMenusQuery)]));
