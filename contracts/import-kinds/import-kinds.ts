// Every kind of thing that can be imported and exported. A kind is one line.
import type { ImportKindName } from '#domain/import/import.events.ts';
import { plainHeading, type Column } from '#domain/shared/table/column.ts';
import type { ImportKind } from './import-kind.ts';
import { attributes, attributeValues } from './attributes.ts';
import { branches } from './branches.ts';
import { categories } from './categories.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { productFiles } from './product-files.ts';
import { redirects } from './redirects.ts';
import { stock } from './stock.ts';
import { synonyms } from './synonyms.ts';
import { blocks, pages } from './contents.ts';
import { addresses } from './addresses.ts';
import { contacts } from './contacts.ts';
import { customers } from './customers.ts';
import { shippingRates } from './shipping-rates.ts';
import { taxClasses } from './tax-classes.ts';
import { taxRates } from './tax-rates.ts';
import { shippingZones, taxZones } from './zones.ts';

export const importKindsByName: Readonly<Record<ImportKindName, ImportKind>> = {
  products,
  'product-files': productFiles,
  categories,
  attributes,
  'attribute-values': attributeValues,
  prices,
  stock,
  redirects,
  synonyms,
  'tax-classes': taxClasses,
  'tax-zones': taxZones,
  'tax-rates': taxRates,
  'shipping-zones': shippingZones,
  'shipping-rates': shippingRates,
  branches,
  pages,
  blocks,
  customers,
  contacts,
  addresses,
};

/** For each heading the column that it names, or nothing; no column twice. */
export function matchedColumns(header: readonly string[], columns: readonly Column[]): string[] {
  const byHeading = new Map<string, string>();
  const put = (heading: string, { name }: Column) => {
    const plain = plainHeading(heading);
    if (plain && !byHeading.has(plain)) byHeading.set(plain, name);
  };
  // What a column is called goes before what people call it.
  for (const column of columns) put(column.name, column);
  for (const column of columns) for (const label of [column.label.en, column.label.fr]) put(label, column);
  for (const column of columns) for (const alias of column.aliases ?? []) put(alias, column);
  const taken = new Set<string>();
  return header.map((heading) => {
    const found = byHeading.get(plainHeading(heading));
    if (found === undefined || taken.has(found)) return '';
    taken.add(found);
    return found;
  });
}
