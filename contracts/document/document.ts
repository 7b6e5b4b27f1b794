// Documents: files for the shop's readers, such as terms of sale or a catalogue, each at an address that stays (issue 10,
// "Content"). Those of a product are the product's.
import { z } from 'zod';
import { CONTENT_DOCUMENT_READERS } from '#domain/document/document.events.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { pageName } from '../page/page.ts';
import { sentFile } from '../product/product-desk.ts';
import { languageCode, requiredText, text } from '../shared/shared.ts';
import { contentOperations } from '../shared/versioned-content.ts';

const both = (words: string) => ({ en: words, fr: words });
const inBoth = <T extends z.ZodType>(of: T) => z.strictObject({ en: of, fr: of });

const keptFile = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'document_not_found'),
  fileName: requiredText(255),
  contentType: requiredText(120),
  size: z.int().min(1).meta({ description: 'Bytes' }),
});

export const documentContent = z.strictObject({
  title: inBoth(requiredText(120)),
  description: inBoth(text(300)),
  file: z
    .strictObject({ en: keptFile.nullable(), fr: keptFile.nullable() })
    .refine(({ en, fr }) => en ?? fr, 'document_file_missing')
    .meta({ description: 'As admin/document/upload answers it; where one language has none, the other stands for it' }),
  readers: z.enum(CONTENT_DOCUMENT_READERS),
});

const listedDocument = z.object({
  DocumentId: z.string().meta({ description: 'The last part of its address, /documents/<DocumentId>' }),
  Title: z.string(),
  Description: z.string(),
  FileName: z.string(),
  Size: z.int().meta({ description: 'Bytes' }),
  ForSignedIn: z.boolean().meta({ description: 'Only who is signed in gets the file' }),
});
export type ListedDocument = z.output<typeof listedDocument>;

const file = z.object({ fileName: z.string(), content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array) });

export const documentOperations = defineOperations({
  'store/getdocuments': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'Published documents, by title',
    input: z.strictObject({}),
    output: z.object({ Documents: z.array(listedDocument) }),
  },
  'store/getdocument': {
    via: 'getfile',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    file: 'application/octet-stream',
    summary: 'The file of a published document in the language of the reader, or in the other',
    input: z.strictObject({ name: pageName }),
    output: file,
  },
  'admin/document/upload': {
    via: 'upload',
    kind: 'command',
    access: staffWith('content'),
    perMinute: 60,
    summary: 'Takes a file in for a document; nobody sees it until a document that names it is published',
    input: z.strictObject(sentFile),
    output: keptFile,
  },
  'admin/document/file': {
    via: 'getfile',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    file: 'application/octet-stream',
    summary: 'The file of a document as it is edited, in one language',
    input: z.strictObject({ id: pageName, language: languageCode }),
    output: file,
  },
  ...contentOperations('document', 'document', pageName, documentContent, {
    readers: 'everybody',
    title: both('Terms of sale'),
    description: both('Valid from November 2026'),
    file: {
      en: { sha256: 'ab'.repeat(32), fileName: 'terms.pdf', contentType: 'application/pdf', size: 48_213 },
      fr: null,
    },
  }),
});
