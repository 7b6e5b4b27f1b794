// Import and export (issue 10): a file becomes changes of one kind of thing, seen before they are made, and taken back as a whole.
import { z } from 'zod';
import { importKinds, importOrigins, importStatuses } from '#domain/import/import.events.ts';
import { backOffice, defineOperations, staffWithAnyOf } from '../shared/operation.ts';
import { importKindsByName } from './kinds/import-kinds.ts';
import { isBase64 } from '../attachment/attachment.ts';
import { done, id, isoDate, listParameters, requiredText, text } from '../shared/shared.ts';

export const importKind = z.enum(importKinds);
/** Each kind has a right of its own, for which the handler asks. */
export const importerAccess = staffWithAnyOf([...new Set(importKinds.map((kind) => importKindsByName[kind].right))]);
const ofImport = { importId: id };
/** Bytes of one piece of a file; a browser sends a file in pieces. */
export const PART_BYTES = 4 * 1_024 * 1_024;
const MOST_PARTS = 256;
/** Rows of a preview; the file that can be downloaded has all. */
export const SHOWN_ROWS = 100;
const partName = z.string().regex(/^[0-9a-f]{64}$/, 'import_part_unknown');
const label = z.object({ en: z.string(), fr: z.string() });
const counts = z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() });
const fileName = requiredText(200);
const columns = z.array(text(120)).min(1, 'required').max(500);

/** Texts of a constant, such as a category: one cell. */
const extraField = z
  .strictObject({
    field: requiredText(120),
    value: text(2_000).optional(),
    column: z.int().min(0).max(499).optional(),
  })
  .refine(({ value, column }) => (value === undefined) !== (column === undefined), 'import_extra_field_of_one');
const extra = z.array(extraField).max(100).meta({
  description: 'Fields without a column of their own: a text for every row, or a column that fills another too',
});

const importRow = z.object({
  importId: z.string(),
  fileName: z.string(),
  kind: importKind.optional().meta({ description: 'Absent before it was matched' }),
  status: z.enum(importStatuses),
  origin: z.enum(importOrigins),
  uploadedAt: isoDate,
  uploadedBy: z.string(),
  counts,
  rows: z.int().meta({ description: 'Rows that the dry run has seen so far' }),
  done: z.int().meta({ description: 'Changes that were made' }),
  refusals: z.int().meta({ description: 'Changes that could not be made' }),
});
export type ImportRowShown = z.output<typeof importRow>;

const shownChange = z.object({
  row: z.int().meta({ description: 'As a spreadsheet counts: the heading is row 1' }),
  key: z.string(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string().meta({ description: 'Why it is wrong, or was refused; empty for a change' }),
});

const command = (summary: string) =>
  ({
    via: 'post',
    kind: 'command',
    access: importerAccess,
    summary,
    input: z.strictObject(ofImport),
    output: done,
  }) as const;

/** What the access log says of a file of people; absent of everything else. */
const disclosed = z
  .object({ subject: z.string(), kind: importKind, filter: z.string(), accounts: z.int() })
  .optional()
  .meta({ description: 'Of people: what the access log has of it' });
export type Disclosed = z.output<typeof disclosed>;

export const shownParts = ['changes', 'wrong', 'refused', 'undo-refused'] as const;

export const importDeskOperations = defineOperations({
  'admin/import/part': {
    via: 'upload',
    kind: 'command',
    access: importerAccess,
    perMinute: 300,
    summary: 'Takes in one piece of a file; a file in pieces may be larger than one request',
    input: z.strictObject({
      FileData: z
        .string()
        .min(1, 'attachment_empty')
        .max(Math.ceil((PART_BYTES * 4) / 3) + 8, 'import_part_too_large')
        .refine(isBase64, 'attachment_unreadable')
        .meta({ description: 'Base64' }),
    }),
    output: z.object({ part: z.string().meta({ description: 'The name of the piece, 64 hex digits' }) }),
  },
  'admin/import/upload': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    perMinute: 30,
    summary: 'Begins an import of a file whose pieces were taken in: reads its heading, and changes nothing',
    input: z.strictObject({
      fileName,
      parts: z
        .array(partName)
        .min(1, 'required')
        .max(MOST_PARTS, 'import_file_too_large')
        .refine((parts) => new Set(parts).size === parts.length, 'import_part_repeated'),
    }),
    output: z.object({ importId: z.string() }),
  },
  'admin/import/match': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    summary: 'Says what a file brings and which column fills which field, and begins the dry run',
    input: z.strictObject({
      ...ofImport,
      kind: importKind,
      columns: columns.meta({ description: 'For each of the heading the name of a column of the kind, or nothing' }),
      extra: extra.default([]),
      invites: z
        .boolean()
        .default(false)
        .meta({ description: 'Whoever is added gets a letter by which they choose a password' }),
    }),
    output: done,
  },
  'admin/import/start': command('Makes the changes that the dry run has shown; wrong rows are left out'),
  'admin/import/pause': command('Pauses an import after the rows that are being done'),
  'admin/import/resume': command('Goes on with an import that is paused'),
  'admin/import/stop': command('Ends an import before its last row; what it has changed can be taken back'),
  'admin/import/undo': command(
    'Takes back what an import has changed; what others have changed since is left, and said',
  ),
  'admin/import/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Imports, the latest first',
    input: z.strictObject({
      ...listParameters(['uploadedAt', 'fileName'], 'DESC'),
      kind: importKind.optional(),
      status: z.enum(importStatuses).optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(importRow) }),
  },
  'admin/import/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'One import: how its file was read, how it is matched, and how far it has come',
    input: z.strictObject(ofImport),
    output: importRow.extend({
      header: z.array(z.string()),
      columns: z.array(z.string()),
      extra,
      format: z.enum(['csv', 'xlsx', 'zip']),
      encoding: z.string(),
      delimiter: z.string(),
      decimalComma: z.boolean(),
      formulas: z.int().meta({ description: 'Cells that are computed: the values that were saved last were read' }),
      fault: z.object({ code: z.string(), message: z.string() }).optional(),
      batches: z.int(),
      applied: z.int().meta({ description: 'Batches that were applied' }),
      undone: z.int().meta({ description: 'Batches that were taken back' }),
      undoRefusals: z.int(),
      filesRemoved: z.boolean(),
      mayChange: z.boolean(),
    }),
  },
  'admin/import/matching': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { file: 'disclosed' },
    summary:
      'How the columns of a file would fill those of a kind: as last time for the same heading, else by their names',
    input: z.strictObject({ ...ofImport, kind: importKind.optional() }),
    output: z.object({
      disclosed,
      kind: importKind.optional().meta({ description: 'The one that was asked for, else the likeliest' }),
      kinds: z.array(importKind).meta({ description: 'Those that the caller may import' }),
      remembered: z.boolean(),
      columns: z.array(z.string()),
      extra,
      fields: z.array(
        z.object({
          name: z.string(),
          label,
          isKey: z.boolean(),
          isNeeded: z.boolean(),
          orElse: z.string().meta({ description: 'The field that serves in its stead; empty where none does' }),
          choices: z
            .array(z.object({ value: z.string(), label }))
            .meta({ description: 'What it may hold, where those are few' }),
        }),
      ),
      samples: z.array(z.array(z.string())).meta({ description: 'The first rows' }),
    }),
  },
  'admin/import/rows': {
    via: 'get',
    kind: 'query',
    access: importerAccess,
    discloses: { file: 'disclosed' },
    summary: 'The first changes of an import, what is wrong with its file, or what could not be changed',
    input: z.strictObject({ ...ofImport, show: z.enum(shownParts) }),
    output: z.object({ disclosed, more: z.boolean(), rows: z.array(shownChange) }),
  },
  'admin/import/missingcategories': {
    via: 'get',
    kind: 'query',
    access: importerAccess,
    discloses: 'nobody',
    summary: 'Categories that rows name and that are not there, and what to add for them, those above first',
    input: z.strictObject(ofImport),
    output: z.object({
      rows: z.int().meta({ description: 'Rows that are wrong for want of them' }),
      toAdd: z.array(z.object({ categoryId: z.string(), parent: z.string(), name: z.string() })),
    }),
  },
  'admin/import/file': {
    via: 'getfile',
    kind: 'query',
    access: importerAccess,
    discloses: { file: 'disclosed' },
    file: 'text/csv; charset=utf-8',
    summary: 'The same as a CSV with every row',
    input: z.strictObject({ ...ofImport, show: z.enum(shownParts) }),
    output: z.object({
      disclosed,
      fileName: z.string(),
      content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
    }),
  },
  'admin/import/export': {
    via: 'getfile',
    kind: 'query',
    access: importerAccess,
    discloses: { file: 'disclosed' },
    file: 'text/csv; charset=utf-8',
    summary: 'Everything of a kind as a CSV that imports back to no change',
    input: z.strictObject({ kind: importKind }),
    output: z.object({
      disclosed,
      fileName: z.string(),
      content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
    }),
  },
  'admin/import/workbook': {
    via: 'getfile',
    kind: 'query',
    access: importerAccess,
    discloses: { file: 'disclosed' },
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    summary: 'The same as a workbook: numbers as numbers, everything else as text',
    input: z.strictObject({ kind: importKind }),
    output: z.object({
      disclosed,
      fileName: z.string(),
      content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
    }),
  },
});
