import { PART_NUMBER_LIMITS, partNumberFault } from '#domain/shared/customer-part-number/part-number.ts';
import type { CellType } from '#domain/shared/table/column.ts';
import { idCell, itemNumberKey } from './common-columns.ts';
import { customerKey } from './contacts.ts';
import type { ImportKind } from './import-kind.ts';

/** As its customer writes it; what is wrong with one is said as on their own page. */
const numberCell: CellType = {
  read(text) {
    const code = partNumberFault(text);
    return code ? { fault: { code, params: { number: text, most: PART_NUMBER_LIMITS.characters } } } : { value: text };
  },
  write: String,
};

/** Own part numbers of many customers. A list of one customer is pasted on their page, in far fewer events (0066). */
export const customerPartNumbers: ImportKind = {
  name: 'customer-part-numbers',
  // As with the other files about customers; a CSR keeps numbers of one on the customer's page.
  right: 'credit',
  alsoRight: 'customer',
  columns: () => [
    customerKey,
    {
      name: 'own_number',
      label: { en: 'Customer’s own number', fr: 'Numéro du client' },
      aliases: [
        'customer part number',
        'customer item number',
        'their number',
        'numéro de pièce du client',
        'référence client',
      ],
      type: numberCell,
      path: ['number'],
      empty: 'error',
      key: true,
    },
    {
      name: itemNumberKey.name,
      label: itemNumberKey.label,
      aliases: itemNumberKey.aliases ?? [],
      type: idCell,
      path: ['itemNumber'],
      empty: 'error',
      needed: true,
      refers: 'product',
    },
  ],
  blank: { itemNumber: '' },
};
