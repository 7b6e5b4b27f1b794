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
import { customerPartNumbers } from './customer-part-numbers.ts';
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
  'customer-part-numbers': customerPartNumbers,
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
  const take = (found: string | undefined): string => {
    if (found === undefined || taken.has(found)) return '';
    taken.add(found);
    return found;
  };
  const byName = header.map((heading) => take(byHeading.get(plainHeading(heading))));
  return header.map(
    (heading, at) =>
      byName[at] ||
      take(
        byWords(
          plainHeading(heading),
          columns.filter(({ name }) => !taken.has(name)),
        ),
      ),
  );
}

/** The column with most of its words in a heading; none where two have as many. */
function byWords(heading: string, columns: readonly Column[]): string | undefined {
  const headingWords = new Set(heading.split(' '));
  const scored = columns
    .filter(({ otherWords = [] }) => !otherWords.some((word) => headingWords.has(word)))
    .map(({ name, words = [] }) => ({ name, count: words.filter((word) => headingWords.has(word)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return scored[0] && scored[0].count !== scored[1]?.count ? scored[0].name : undefined;
}

interface MatchedKind {
  readonly kind: ImportKindName;
  readonly columns: readonly Column[];
  /** For each of the heading. */
  readonly matched: readonly string[];
}

/** How well a file is one of a kind: what it says beats what a key is called, and an export's own name beats both. */
export function likeness({ kind, columns, matched }: MatchedKind, fileName: string): number {
  const has = new Set(matched);
  const hasKeys = columns.filter(({ key }) => key).every(({ name }) => has.has(name));
  const needed = columns.filter((column) => column.needed && has.has(column.name)).length;
  const isNamed = hasKeys && new RegExp(`^${kind}[-._ ]`).test(fileName);
  return (isNamed ? 10_000 : 0) + (hasKeys ? 25 : 0) + matched.filter(Boolean).length * 10 + needed;
}
