// All parts of a list of products take these properties.
import type { ProductPage } from '#contracts/category/category.ts';
import type { ListState } from './filter-url.ts';

export interface ListProps {
  readonly list: ProductPage;
  readonly state: ListState;
  /** The list's address without its query. */
  readonly path: string;
}

/** Id of the facets, which the Filter button opens on a phone. */
export const facetsId = 'facets';
