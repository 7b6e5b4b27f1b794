// A change of many products is an import: it is seen before it is made, runs in the background, and is taken back as a
// whole (decision 0033). Here its file is written: item numbers, and one value beside each.
import { client } from '#admin/lib/client.ts';
import { uploadImport } from '#admin/lib/upload-import.ts';
import type { Output, Request } from '#contracts/api.ts';
import { csvText } from '#domain/shared/table/csv-text.ts';

type Filter = Omit<Request<'admin/product/numbers'>, 'after'>;

export interface BulkChange {
  /** Column of the imports of products. */
  readonly column: 'category' | 'brand' | 'family' | 'tax_class' | 'new_until' | 'status';
  readonly value: string;
  /** What the import is called among the others. */
  readonly name: string;
}

/** Every item number that a list's filter finds, however many. */
export async function everyNumber(filter: Filter, onProgress: (count: number) => void): Promise<string[]> {
  const all: string[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const { numbers, more }: Output<'admin/product/numbers'> = await client.get('admin/product/numbers', {
      ...filter,
      after,
    });
    all.push(...numbers);
    onProgress(all.length);
    after = more ? numbers.at(-1) : undefined;
  }
  return all;
}

/** Begins the dry run; answers the import's id, whose page shows what would change. */
export async function beginImport(
  itemNumbers: readonly string[],
  { column, value, name }: BulkChange,
): Promise<string> {
  const columns = ['item_number', column];
  const file = new File(
    [
      csvText(
        columns,
        itemNumbers.map((itemNumber) => [itemNumber, value]),
      ),
    ],
    `${name}.csv`,
    { type: 'text/csv' },
  );
  const importId = await uploadImport(file);
  await client.post('admin/import/match', { importId, kind: 'products', columns });
  return importId;
}
