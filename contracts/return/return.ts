// Returns of what was shipped (spec 2, 3 and 5): a buyer asks, staff approve, goods come back, money goes back.
import { z } from 'zod';
import { isBase64 } from '../attachment/attachment.ts';
import { asStoreCredit, borneBy, refundPreview, refundResult, seen, shortages } from '../order/order-desk-shapes.ts';
import { settings } from '../setting/settings.ts';
import { backOffice, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { amount, done, id, listParameters, pageParameters, requiredText, text } from '../shared/shared.ts';
import {
  adminRecord,
  adminRow,
  askedLines,
  ofOrder,
  ofReturn,
  resolution,
  returnPhoto,
  returnRecord,
  returnStatus,
  returnSummary,
  returnable,
  toReturn,
} from './return-shapes.ts';

const oneReturn = { orderId: id, returnId: id };
const units = z.int('quantity_invalid').min(0, 'quantity_invalid').max(999_999, 'quantity_invalid');

export const returnOperations = defineOperations({
  'return/oforder': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 300,
    summary: 'What can be returned of an order, until when, and under which terms',
    input: z.strictObject(ofOrder),
    output: returnable,
  },
  'return/preview': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 120,
    summary: 'The restocking fee and the return amount of each line, and in all',
    input: z.strictObject({ ...ofOrder, lines: askedLines }),
    output: z.object({
      Lines: z.array(z.object({ LineID: z.string(), RestockingFee: amount, ReturnAmount: amount })),
      RestockingFee: amount,
      ReturnAmount: amount,
    }),
  },
  'checkout/processreturnorder': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 20,
    refusesCardNumbers: true,
    summary: 'Asks to return units of an order that were shipped; staff answer',
    input: z.strictObject({
      ...ofOrder,
      lines: askedLines,
      Resolution: resolution.default('refund').meta({ description: 'What the buyer would have for the goods' }),
      Comments: text(1_000).default(''),
      TermsAccepted: z.boolean().refine((accepted) => accepted, 'return_terms_required'),
    }),
    output: z.object({ ReturnID: z.string(), ReturnNumber: z.string() }),
  },
  'return/orders': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.returns,
    summary: 'Orders of the account (View All) or of the caller (View Self) of which something can be returned',
    input: z.strictObject({ search: text(60).default('') }),
    output: z.object({ orders: z.array(toReturn), ReturnDays: z.int() }),
  },
  'return/list': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.returns,
    summary: 'Returns of the account (View All) or of the caller (View Self), the newest first',
    input: z.strictObject(pageParameters(20)),
    output: z.object({ total: z.int(), returns: z.array(returnSummary) }),
  },
  'return/detail': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 60,
    summary: 'One return with its lines and how far it is',
    input: z.strictObject(ofReturn),
    output: returnRecord,
  },
  'return/slip': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 30,
    summary: 'The slip that goes into the parcel with the goods, as a PDF',
    input: z.strictObject(ofReturn),
    /** Spec 3, file download response. */
    output: z.object({ FileContents: z.string().meta({ description: 'Base64' }), FileName: z.string() }),
  },
  'return/addphoto': {
    via: 'upload',
    kind: 'command',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 60,
    summary: 'Adds a photograph to a return until its goods arrive; of it only the pixels are kept',
    input: z.strictObject({
      ...ofReturn,
      FileName: requiredText(255),
      FileData: z
        .string()
        .min(1, 'attachment_empty')
        .refine(isBase64, 'attachment_unreadable')
        .meta({ description: 'Base64' }),
    }),
    output: returnPhoto,
  },
  'return/removephoto': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 60,
    summary: 'Takes a photograph off a return until its goods arrive',
    input: z.strictObject({ ...ofReturn, PhotoId: id }),
    output: done,
  },
  'return/photo': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 300,
    summary: 'A photograph of a return, as WebP',
    input: z.strictObject({ ...ofReturn, PhotoId: id }),
    /** Spec 3, file download response. */
    output: z.object({ FileContents: z.string().meta({ description: 'Base64' }), FileName: z.string() }),
  },
  'return/withdraw': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.returns,
    perMinute: 20,
    summary: 'Withdraws a return whose goods have not arrived',
    input: z.strictObject(ofReturn),
    output: done,
  },
  'admin/return/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'order:{orderId}', of: 'rows' },
    summary: 'Returns for the back office, filtered, sorted and paged on the server',
    input: z.strictObject({
      ...listParameters(['at', 'returnNumber', 'amount'], 'DESC'),
      status: returnStatus.optional(),
      orderId: id.optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(adminRow) }),
  },
  'admin/return/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'order:{orderId}', of: 'orders' },
    summary: 'One return with its lines, what became of them, and its history',
    input: z.strictObject({ returnId: id }),
    output: adminRecord,
  },
  'admin/return/photo': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    file: 'image/webp',
    discloses: 'order:{orderId}',
    summary: 'A photograph of a return',
    input: z.strictObject({ ...oneReturn, photoId: id }),
    output: z.object({ fileName: z.string(), content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array) }),
  },
  'admin/return/approve': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Lets the goods come, until the days of ReturnExpiryDays are over, and tells the buyer',
    input: z.strictObject(oneReturn),
    output: done,
  },
  'admin/return/refuse': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Does not take the goods back; the buyer reads the reason',
    input: z.strictObject({ ...oneReturn, reason: requiredText(300) }),
    output: done,
  },
  'admin/return/receive': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Records what came back of each line, and what became of it; the rest of the return never came',
    input: z.strictObject({
      ...oneReturn,
      lines: z
        .array(z.strictObject({ lineId: id, toStock: units, toScrap: units, toBuyer: units }))
        .min(1, 'return_received_nothing')
        .max(500),
    }),
    output: done,
  },
  'admin/return/waivefee': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Keeps no restocking fee of goods that came back',
    input: z.strictObject({ ...oneReturn, reason: requiredText(300) }),
    output: done,
  },
  'admin/return/previewrefund': {
    via: 'post',
    kind: 'query',
    access: staffWith('refund'),
    discloses: 'order:{orderId}',
    summary:
      'What paying the kept goods back comes to, which payment bears it, and what is not there to be sent once more',
    input: z.strictObject({ ...oneReturn, ...borneBy }),
    output: refundPreview.extend({ shortages }),
  },
  'admin/return/replace': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Sends the kept goods once more instead of paying them back; what goes on the shelf goes there with it',
    input: z.strictObject({ ...oneReturn, changes: seen.changes }),
    output: done,
  },
  'admin/return/refund': {
    via: 'post',
    kind: 'command',
    access: staffWith('refund'),
    summary: 'Pays back what was previewed; what goes on the shelf goes there with it',
    input: z.strictObject({ ...oneReturn, ...seen, ...borneBy, ...asStoreCredit }),
    output: refundResult,
  },
});
