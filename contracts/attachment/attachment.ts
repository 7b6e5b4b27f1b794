// Files attached to the lines of carts, quotes and orders (spec 3 and 7); staff review them (spec 6).
import { z } from 'zod';
import { ATTACHMENT_SLOTS, type AttachmentSlot } from '#domain/attachment/attachment.events.ts';
import { backOffice, defineOperations, shoppers, staffWith } from '../shared/operation.ts';
import { asOf, done, id, isoDate, numberParameter, pageParameters, requiredText, text } from '../shared/shared.ts';

export const reviewStatus = z.enum(['waiting', 'accepted', 'rejected']);

/** File1FileName to File5FileName, and so on; empty and 0 where the slot is. */
const perSlot = <const Field extends string, T extends z.ZodType>(field: Field, type: T) =>
  Object.fromEntries(ATTACHMENT_SLOTS.map((slot) => [`File${slot}${field}`, type])) as {
    readonly [K in `File${AttachmentSlot}${Field}`]: T;
  };

/** Spec 3, attachment record per line. */
export const attachmentRecord = z.object({
  OrderId: z.string(),
  LineId: z.string(),
  ...perSlot('FileName', z.string()),
  ...perSlot('ContentType', z.string()),
  ...perSlot('Size', z.int().meta({ description: 'Bytes; shown in KB to 3 decimals' })),
  ...perSlot('Status', z.union([reviewStatus, z.literal('')])),
  ...perSlot('Reason', z.string().meta({ description: 'Why staff rejected it' })),
  MaxMegabytes: z
    .number()
    .meta({ description: 'The most that one file may have, by the setting AttachmentMaxMegabytes' }),
  CanEdit: z
    .boolean()
    .meta({ description: 'Files may be added and removed: the cart is open, or the quote can be edited' }),
});
export type AttachmentRecord = z.output<typeof attachmentRecord>;

const AttachmentType = z.enum(['OrderLine']).default('OrderLine');
const ofLine = { OrderId: id, LineId: id, AttachmentType };

const slot = z.int().min(1, 'attachment_not_found').max(ATTACHMENT_SLOTS.length, 'attachment_not_found');
const slotParameter = numberParameter(1, ATTACHMENT_SLOTS.length);
const file = z.object({ fileName: z.string(), content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array) });

const attached = z.object({
  orderId: z.string(),
  lineId: z.string(),
  slot: z.int(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int().meta({ description: 'Bytes' }),
  sha256: z.string(),
  addedAt: isoDate,
  status: reviewStatus,
  reason: z.string(),
});
export type AttachedFile = z.output<typeof attached>;

/**
 * Looks for what is not base64: a pattern over the whole text may need a stack as deep as the file is long, and fail
 * for lack of it.
 */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(text)) return false;
  const padding = text.indexOf('=');
  return padding === -1 || padding === text.length - 1 || (padding === text.length - 2 && text.endsWith('=='));
}

export const attachmentOperations = defineOperations({
  'checkout/upload': {
    via: 'upload',
    kind: 'command',
    access: shoppers,
    perMinute: 60,
    summary:
      "Attaches a file to a line, in the first empty of its 5 slots; answers 'success' and the slot (spec 3, upload payload)",
    input: z.strictObject({
      ...ofLine,
      FileName: requiredText(255),
      FileType: text(120).meta({
        description: 'Media type as the browser has it; a file whose type it does not know is refused (spec 5)',
      }),
      FileData: z
        .string()
        .min(1, 'attachment_empty')
        .refine(isBase64, 'attachment_unreadable')
        .meta({ description: 'Base64' }),
      AttachmentNumber: slot
        .optional()
        .meta({ description: 'The slot that the caller expects; the first empty one is taken' }),
    }),
    output: done.extend({ AttachmentNumber: z.int() }),
  },
  'checkout/getattachments': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    summary: 'What is attached to a line of a cart, quote or order that the caller may see',
    input: z.strictObject(ofLine),
    output: attachmentRecord,
  },
  'checkout/removeattachment': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    summary: 'Removes a file; its slot is empty again',
    input: z.strictObject({ ...ofLine, AttachmentNumber: slot }),
    output: done,
  },
  'checkout/downLoadfile': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    summary: 'An attached file with its data (spec 3 and 7)',
    input: z.strictObject({ ...ofLine, AttachmentNumber: slot }),
    output: z.object({ File1: z.string().meta({ description: 'Base64' }), File1FileName: z.string() }),
  },
  'attachment/file': {
    via: 'getfile',
    kind: 'query',
    access: shoppers,
    file: 'application/octet-stream',
    summary: 'An attached file, for a link',
    input: z.strictObject({ ...ofLine, AttachmentNumber: slotParameter }),
    output: file,
  },

  'admin/attachment/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'order:{orderId}', of: 'rows' },
    summary: 'Files that nobody has reviewed yet, the oldest first',
    input: z.strictObject({
      ...pageParameters(),
    }),
    output: z.object({
      total: z.int(),
      rows: z.array(
        attached.extend({ orderNumber: z.string().meta({ description: 'Empty while it is a cart or a quote' }) }),
      ),
    }),
  },
  'admin/attachment/oforder': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'order:{orderId}',
    summary: 'All files of a cart, quote or order, by line and slot',
    input: z.strictObject({ orderId: id, asOf }),
    output: z.object({ files: z.array(attached) }),
  },
  'admin/attachment/file': {
    via: 'getfile',
    kind: 'query',
    access: backOffice,
    discloses: 'order:{orderId}',
    file: 'application/octet-stream',
    summary: 'An attached file, as a download',
    input: z.strictObject({ orderId: id, lineId: id, slot: slotParameter }),
    output: file,
  },
  'admin/attachment/review': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Accepts a file, or rejects it with a reason',
    input: z.strictObject({
      orderId: id,
      lineId: id,
      slot,
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'invalid_value')
        .meta({ description: 'Of the file that was looked at' }),
      verdict: z.enum(['accepted', 'rejected']),
      reason: text(300).default(''),
    }),
    output: done,
  },
});
