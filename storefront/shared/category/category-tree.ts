import type { CategoryNode } from '#contracts/category/category.ts';
import { paths } from '#storefront/shared/paths.ts';
import { getQuery } from '#storefront/lib/queries.ts';

export const categoryTreeQuery = getQuery('Category/GetCategoryLists', {});

/** Spec 2: child categories of type 1 use their own address without its leading tilde. */
export const categoryHref = (node: CategoryNode): string =>
  node.CategoryTypeID === 1 && node.LinkBasedURL ? node.LinkBasedURL.replace(/^~/, '') : paths.category(node);
