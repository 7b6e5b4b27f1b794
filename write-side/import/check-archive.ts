// The dry run of a zip: which file goes to which product, what it becomes there, and what is wrong with it. Pictures go through the
// one pipeline (write-side/picture) here, so that what is refused is said before anything changes.
import type { PlannedChange, PlannedFile, WrongRow } from '#contracts/import/kinds/plan.ts';
import type { RowCounts } from '#domain/import/import.events.ts';
import { documentIn, documentTitle, placeIn, readFileName, type NamedFile } from '#domain/import/product-file-name.ts';
import { PRODUCT_LIMITS, type ProductData, type ProductDocument } from '#domain/product/product.events.ts';
import { changedFields } from '#domain/shared/changed-fields.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { openArchive, unpacked, type Archive, type ArchivedFile } from '#platform/adapters/table-file/archive.ts';
import type { Planned } from './plan-rows.ts';

interface Row extends NamedFile {
  /** As the list of the zip counts, from 2 like the rows of a table. */
  readonly row: number;
  readonly file: ArchivedFile;
}

/** Products of one batch: some seconds' work. */
const BATCH_PRODUCTS = 20;
const NAMES_AT_ONCE = 500;

interface Checked {
  /** The zip, on this machine. */
  readonly path: string;
  readonly onBatch: (planned: Planned) => Promise<void>;
}

/** @throws TableFault where it is no zip */
export async function checkArchive({ path, onBatch }: Checked, context: OperationContext): Promise<void> {
  const archive = await openArchive(path);
  try {
    const rows = archive.files.map((file, at) => ({ row: at + 2, file, ...readFileName(file.name) }));
    const { byProduct, wrong } = await assigned(rows, context);
    const products = [...byProduct.keys()].sort();
    if (wrong.length) await onBatch({ changes: [], wrong, counts: { ...NOTHING, wrong: wrong.length } });
    for (let at = 0; at < products.length; at += BATCH_PRODUCTS)
      await onBatch(await planned(archive, products.slice(at, at + BATCH_PRODUCTS), byProduct, context));
  } finally {
    archive.zip.close();
  }
}

const NOTHING: RowCounts = { added: 0, changed: 0, unchanged: 0, wrong: 0 };

const wrongFile = ({ row, file }: Row, key: string, code: string, params: WrongRow['params'] = {}): WrongRow => ({
  row,
  key,
  column: '',
  value: file.path.slice(-200),
  code,
  params,
});

/** By the name itself, where a product names the file among its pictures; else by the item number that it begins with. */
async function assigned(rows: readonly Row[], { queries }: OperationContext) {
  const byProduct = new Map<string, Row[]>();
  const wrong: WrongRow[] = [];
  for (let at = 0; at < rows.length; at += NAMES_AT_ONCE) {
    const some = rows.slice(at, at + NAMES_AT_ONCE);
    const [naming, known] = await Promise.all([
      queries.catalogueRecords.namingPictures({ names: some.map(({ file }) => file.name) }),
      queries.catalogueRecords.products({ itemNumbers: [...new Set(some.flatMap(({ itemNumbers }) => itemNumbers))] }),
    ]);
    for (const row of some) {
      const own = row.itemNumbers.find((itemNumber) => known.has(itemNumber));
      const found = naming.get(row.file.name) ?? (own === undefined ? [] : [own]);
      if (!found.length) wrong.push(wrongFile(row, '', 'archive_file_of_no_product'));
      for (const itemNumber of found) byProduct.set(itemNumber, [...(byProduct.get(itemNumber) ?? []), row]);
    }
  }
  return { byProduct, wrong };
}

async function planned(
  archive: Archive,
  itemNumbers: readonly string[],
  byProduct: ReadonlyMap<string, readonly Row[]>,
  context: OperationContext,
): Promise<Planned> {
  const present = await context.queries.catalogueRecords.products({ itemNumbers });
  const changes: PlannedChange[] = [];
  const wrong: WrongRow[] = [];
  let unchanged = 0;
  for (const key of itemNumbers) {
    const rows = needed(byProduct.get(key), 'row of the product');
    const taken: Taken[] = [];
    for (const row of rows) {
      const one = await takenFile(archive, row, key, context);
      if ('code' in one) wrong.push(one);
      else taken.push(one);
    }
    const { pictures, documents } = needed(present.get(key), 'product of the row').data;
    const before = { pictures, documents };
    const changed = changedFields<typeof before>(before, {
      pictures: withPictures(pictures, taken, wrong, key),
      documents: withDocuments(documents, taken, wrong, key),
    });
    if (!changed) {
      if (taken.length) unchanged += 1;
      continue;
    }
    const seen = Object.fromEntries(Object.keys(changed).map((field) => [field, before[field as keyof typeof before]]));
    const files = taken.map(({ planned: one }) => one);
    changes.push({ row: needed(rows[0], 'row of the product').row, key, isNew: false, seen, changed, files });
  }
  return { changes, wrong, counts: { ...NOTHING, changed: changes.length, unchanged, wrong: wrong.length } };
}

interface Taken {
  readonly row: Row;
  readonly place: number;
  readonly planned: PlannedFile;
  readonly document?: ProductDocument;
}

async function takenFile(
  archive: Archive,
  row: Row,
  key: string,
  context: OperationContext,
): Promise<Taken | WrongRow> {
  const { name } = row.file;
  const bytes = await unpacked(archive, row.file);
  if (typeof bytes === 'string') return wrongFile(row, key, bytes);
  try {
    if (row.type === 'picture') {
      const { picture, width, height, fileName } = await context.commands.picture.keep({ bytes, fileName: name });
      return {
        row,
        place: placeIn(name, key),
        planned: { row: row.row, name, type: 'picture', sha256: picture, fileName, width, height },
      };
    }
    const file = await context.commands.attachment.keepFile({
      fileName: name,
      fileType: 'application/octet-stream',
      fileData: bytes.toString('base64'),
    });
    const { kind, language } = documentIn(name, key);
    const { fileName, contentType, sha256, size } = file;
    return {
      row,
      place: 0,
      planned: { row: row.row, name, type: 'document', sha256, fileName, width: 0, height: 0 },
      document: {
        ...{ document: sha256, kind, title: documentTitle(kind, language), fileName, contentType, size },
        ...{ readers: 'everybody', days: 0, times: 0 },
      },
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return wrongFile(row, key, error.code, error.params as WrongRow['params']);
  }
}

/** Those of the zip first, in the order of their places; one that a product names by its file's name takes that one's place. */
function withPictures(
  before: ProductData['pictures'],
  taken: readonly Taken[],
  wrong: WrongRow[],
  key: string,
): readonly string[] {
  const pictures = taken.filter(({ planned: { type } }) => type === 'picture');
  const byName = new Map(pictures.map(({ row, planned: { sha256 } }) => [row.file.name, sha256]));
  const renamed = before.map((one) => byName.get(one) ?? one);
  const others = pictures
    .filter(({ row }) => !before.includes(row.file.name))
    .sort((a, b) => a.place - b.place || a.row.row - b.row.row)
    .map(({ planned: { sha256 } }) => sha256);
  const all = [...new Set([...others, ...renamed.filter((one) => !others.includes(one))])];
  // A zip that comes again changes nothing, though somebody has put its pictures into another order.
  if (all.length === before.length && all.every((one) => before.includes(one))) return before;
  if (all.length <= PRODUCT_LIMITS.pictures) return all;
  const { row } = needed(pictures[0], 'picture of the zip');
  wrong.push(wrongFile(row, key, 'too_many_pictures', { most: PRODUCT_LIMITS.pictures }));
  return before;
}

/** One of the same name is the newer version of it: its title and readers stay. */
function withDocuments(
  before: readonly ProductDocument[],
  taken: readonly Taken[],
  wrong: WrongRow[],
  key: string,
): readonly ProductDocument[] {
  const all = [...before];
  for (const { document } of taken) {
    if (!document || all.some((one) => one.document === document.document)) continue;
    const at = all.findIndex(({ fileName }) => fileName === document.fileName);
    const older = all[at];
    if (!older) all.push(document);
    else {
      const { document: sha256, contentType, size } = document;
      all[at] = { ...older, document: sha256, contentType, size };
    }
  }
  if (all.length <= PRODUCT_LIMITS.documents) return all;
  const first = taken.find(({ document }) => document);
  const { row } = needed(first, 'document of the zip');
  wrong.push(wrongFile(row, key, 'too_many_documents', { most: PRODUCT_LIMITS.documents }));
  return before;
}
