// A zip of pictures and documents, each named after its product: 1234.jpg, 1234-2.jpg, 1234_datasheet_fr.pdf; or as the column
// `pictures` of a file of products names it.
import { idCell } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';

export const ARCHIVE_COLUMN = 'file';

export const productFiles: ImportKind = {
  name: 'product-files',
  right: 'catalogue',
  isArchive: true,
  columns: () => [
    {
      name: ARCHIVE_COLUMN,
      label: { en: 'File', fr: 'Fichier' },
      type: idCell,
      path: ['itemNumber'],
      empty: 'error',
      key: true,
    },
  ],
  blank: { pictures: [], documents: [] },
};
