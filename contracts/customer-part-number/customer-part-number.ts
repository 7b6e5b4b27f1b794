// Customers' own part numbers: what an account calls items of the shop. Wherever an item is asked for by a code, they are understood.
import { z } from 'zod';
import { PART_NUMBER_LIMITS } from '#domain/shared/customer-part-number/part-number.ts';
import { isBase64 } from '../attachment/attachment.ts';
import { backOffice, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { done, id, itemNumber, none, pageParameters, text } from '../shared/shared.ts';

/** As it was typed: what is wrong with it is said by a code of its own. */
const writtenNumber = text(200).meta({ description: 'The customer’s own number', examples: ['LAG 0815'] });
const writtenCode = text(200).meta({ description: 'Item code, however it is written', examples: ['6205-2RS'] });
/** As it is kept. */
const keptNumber = text(PART_NUMBER_LIMITS.characters).min(1, 'part_number_missing');

const shownNumber = z.object({
  Number: z.string(),
  ProductId: z.string(),
  SkuName: z.string().meta({ description: 'The number of the item where it is no longer known' }),
  SEOFriendlyName: z.string(),
  IsSold: z.boolean().meta({ description: 'False of an item that is not sold any more' }),
  Successor: z.string().meta({ description: 'Item number of what replaces it; or nothing' }),
  OtherItem: z.string().meta({ description: 'Another item of the shop that has this very number; or nothing' }),
});
export type PartNumberShown = z.output<typeof shownNumber>;

const list = { ...pageParameters(25, 100), search: text(60).default('') };
const listed = z.object({
  Numbers: z.array(shownNumber),
  Total: z.int().meta({ description: 'That fit what is looked for' }),
  Count: z.int().meta({ description: 'Of the account' }),
  Most: z.int(),
});

const saved = {
  Number: writtenNumber,
  ItemCode: writtenCode,
  Seen: z
    .strictObject({ Number: keptNumber, ProductId: itemNumber })
    .optional()
    .meta({ description: 'What is changed, as it was seen; a new number without it' }),
};

const line = z.strictObject({ Line: z.int().min(1).max(9_999_999), Number: writtenNumber, ItemCode: writtenCode });
const imported = {
  Lines: z
    .array(line)
    .min(1, 'part_number_list_empty')
    .max(PART_NUMBER_LIMITS.atOnce, 'part_number_too_many_lines')
    .meta({ description: `A longer list is sent in parts of ${PART_NUMBER_LIMITS.atOnce}` }),
};
const importResult = z.object({
  Added: z.int(),
  Changed: z.int(),
  Unchanged: z.int(),
  Lines: z
    .array(
      z.object({
        Line: z.int(),
        Number: z.string(),
        ItemCode: z.string(),
        Taken: z.boolean(),
        Code: z.string(),
        Message: z.string(),
      }),
    )
    .meta({ description: 'Lines that were not taken, or of which there is something to say' }),
});
export type PartNumbersImported = z.output<typeof importResult>;

const removed = {
  Numbers: z
    .array(keptNumber)
    .min(1, 'part_number_list_empty')
    .max(PART_NUMBER_LIMITS.atOnce, 'part_number_too_many_lines'),
};

const FILE_BYTES = 2 * 1_024 * 1_024;

const own = { access: signedInShoppers } as const;
const ofStaff = { access: staffWith('customer') } as const;
const ofAccount = { accountId: id };

export const customerPartNumberOperations = defineOperations({
  'customer/getpartnumbers': {
    ...{ via: 'get', kind: 'query', ...own },
    summary: 'The account’s own part numbers, with the items that they stand for',
    input: z.strictObject(list),
    output: listed,
  },
  'customer/findpartnumber': {
    ...{ via: 'post', kind: 'query', ...own },
    summary:
      'What the account calls so, and its numbers that begin so. Apart from the search of the catalogue, whose answers ' +
      'many accounts share',
    input: z.strictObject({ keyword: text(120).min(2, 'keyword_too_short') }),
    output: z.object({ Exact: shownNumber.optional(), Numbers: z.array(shownNumber) }),
  },
  'customer/savepartnumber': {
    ...{ via: 'post', kind: 'command', ...own },
    summary: 'Keeps an own part number of an item, or changes one',
    input: z.strictObject({
      ...saved,
      Learned: z.boolean().default(false).meta({ description: 'Asked for and agreed to in the quick order pad' }),
    }),
    output: shownNumber,
  },
  'customer/importpartnumbers': {
    ...{ via: 'post', kind: 'command', ...own },
    perMinute: 120,
    summary:
      'Keeps many own part numbers at once; one that is there stands for the new item. What cannot be taken is told ' +
      'line by line. Sent again with the same command id, it changes nothing twice',
    input: z.strictObject(imported),
    output: importResult,
  },
  'customer/removepartnumbers': {
    ...{ via: 'post', kind: 'command', ...own },
    summary: 'Removes own part numbers',
    input: z.strictObject(removed),
    output: done,
  },
  'customer/removeallpartnumbers': {
    ...{ via: 'post', kind: 'command', ...own },
    summary: 'Removes all own part numbers of the account, for who saw how many there are',
    input: z.strictObject({ Count: z.int().min(1).max(PART_NUMBER_LIMITS.perAccount) }),
    output: done,
  },
  'customer/readpartnumberfile': {
    ...{ via: 'upload', kind: 'query', ...own },
    perMinute: 20,
    summary: 'Reads own part numbers and item codes out of a CSV file or a workbook; keeps nothing',
    input: z.strictObject({
      FileName: text(255).min(1, 'required'),
      FileData: z
        .string()
        .min(1, 'attachment_empty')
        .max(Math.ceil((FILE_BYTES * 4) / 3) + 8, 'part_number_file_too_large')
        .refine(isBase64, 'attachment_unreadable')
        .meta({ description: 'Base64, 2 MB of it at most' }),
    }),
    output: z.object({
      Lines: z.array(
        z.object({
          Line: z.int().meta({ description: 'As a spreadsheet counts' }),
          Number: z.string(),
          ItemCode: z.string(),
          Code: z.string(),
          Message: z.string(),
        }),
      ),
    }),
  },
  'customer/exportpartnumbers': {
    ...{ via: 'getfile', kind: 'query', ...own },
    file: 'text/csv; charset=utf-8',
    summary: 'All own part numbers of the account as a CSV that can be imported again',
    input: none,
    output: z.object({ fileName: z.string(), content: z.string() }),
  },
  'admin/customerpartnumber/list': {
    ...{ via: 'get', kind: 'query', access: backOffice },
    discloses: 'nobody',
    summary: 'Own part numbers of an account',
    input: z.strictObject({ ...ofAccount, ...list }),
    output: listed,
  },
  'admin/customerpartnumber/save': {
    ...{ via: 'post', kind: 'command', ...ofStaff },
    summary: 'Keeps an own part number of an account, or changes one',
    input: z.strictObject({ ...ofAccount, ...saved }),
    output: shownNumber,
  },
  'admin/customerpartnumber/import': {
    ...{ via: 'post', kind: 'command', ...ofStaff },
    summary: 'Keeps many own part numbers of an account at once; told line by line',
    input: z.strictObject({ ...ofAccount, ...imported }),
    output: importResult,
  },
  'admin/customerpartnumber/remove': {
    ...{ via: 'post', kind: 'command', ...ofStaff },
    summary: 'Removes own part numbers of an account',
    input: z.strictObject({ ...ofAccount, ...removed }),
    output: done,
  },
});
