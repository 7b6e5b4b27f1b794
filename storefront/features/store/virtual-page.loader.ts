import { loader } from '#storefront/shared/loader.ts';
import { pageQuery } from './virtual-page.queries.ts';

/** What nobody has published is not found: the query says so. */
export const virtualPageLoader = loader(({ load, params }) => load(pageQuery(params.page ?? '')));
