// Where the things of every kind are read. A kind is one line.
import type { ImportKindName } from '#domain/import/import.events.ts';
import type { KindRecords } from './kind-records.ts';
import { products } from './products.ts';

export const kindRecords: Readonly<Record<ImportKindName, KindRecords>> = {
  products,
};
