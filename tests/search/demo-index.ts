// The embedded catalogue index over the demonstration catalogue, without a shop: rows made of the files in
// demo/catalogue as an import makes them, as far as search looks at them.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { createCatalogueCopy } from '#projections/catalogue/index/catalogue-copy.ts';
import { answerFrom } from '#projections/catalogue/index/embedded-index.ts';
import { openIndexStore } from '#projections/catalogue/index/index-store.ts';
import { attribute, category, product } from '#projections/catalogue/index/testing/small-index.ts';

type Line = Readonly<Record<string, string>>;
const lines = (file: string): Line[] =>
  parse(readFileSync(new URL(`../../demo/catalogue/${file}.csv`, import.meta.url)), { columns: true });
const list = (text: string) => (text ? text.split(';') : []);
const both = (line: Line, field: string) => ({ en: line[`${field}_en`]!, fr: line[`${field}_fr`]! });

const attributesOf = (text: string) =>
  Object.fromEntries(
    list(text).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

export const demoItemNumbers = (): string[] => lines('products').map((line) => line['item_number']!);

export async function openDemoIndex() {
  const store = openIndexStore(':memory:');
  const copy = await createCatalogueCopy(store);
  const put = (model: string, rows: Readonly<Record<string, object>>) =>
    store.transaction(() =>
      copy.apply(
        model,
        Object.entries(rows).map(([key, row]) => ({ key, row, position: 1n })),
      ),
    );
  const french = lines('attribute-values');
  for (const line of lines('categories'))
    put(
      'category',
      category(line['category']!, both(line, 'name'), {
        parent: line['parent']!,
        sort: Number(line['sort']),
        tableColumns: list(line['table_columns']!),
      }),
    );
  for (const line of lines('attributes'))
    put(
      'attribute',
      attribute(line['attribute']!, {
        name: both(line, 'name'),
        unit: line['unit']!,
        unitFr: line['unit_fr']!,
        kind: line['kind'] as 'number' | 'text',
        facet: line['facet'] === 'yes',
        sort: Number(line['sort']),
        valuesFr: Object.fromEntries(
          french
            .filter((one) => one['attribute'] === line['attribute'])
            .map((one) => [one['value']!, one['value_fr']!]),
        ),
      }),
    );
  for (const line of lines('products'))
    put(
      'product',
      product(line['item_number']!, both(line, 'name'), {
        category: line['category']!,
        brand: line['brand']!,
        keywords: both(line, 'keywords'),
        attributes: attributesOf(line['attributes']!),
        bundle: list(line['bundle']!).map((part) => ({ itemNumber: part.split('*')[0]!, quantity: 1 })),
        addedOn: line['added_on']!,
      }),
    );
  return { index: answerFrom(copy, () => Promise.resolve(true)), close: () => store.close() };
}
