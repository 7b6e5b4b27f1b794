// Where the things of every kind are read. A kind is one line.
import type { ImportKindName } from '#domain/import/import.events.ts';
import type { KindRecords } from './kind-records.ts';
import { attributes, attributeValues } from './attributes.ts';
import { categories } from './categories.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { redirects } from './redirects.ts';
import { stock } from './stock.ts';
import { taxClasses } from './tax-classes.ts';

export const kindRecords: Readonly<Record<ImportKindName, KindRecords>> = {
  products,
  categories,
  attributes,
  'attribute-values': attributeValues,
  prices,
  stock,
  redirects,
  'tax-classes': taxClasses,
};
