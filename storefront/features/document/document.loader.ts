import { loader } from '#storefront/shared/loader.ts';
import { documentsQuery } from './document.queries.ts';

export const documentsLoader = loader(({ load }) => load(documentsQuery));
