// Quick order pad and Express Order (spec 2, 5 and 7): many item codes with quantities at once.
import { z } from 'zod';
import { QUICK_ORDER_LIMITS } from '#domain/shared/quick-order/quick-order-lines.ts';
import { isBase64 } from '../attachment/attachment.ts';
import { availability } from '../category/category.ts';
import { defineOperations } from '../shared/operation.ts';
import { unitShown } from '../order/order.ts';
import { settings } from '../setting/settings.ts';
import { amount, currencyCode, id, requiredText, text } from '../shared/shared.ts';

/** Items that one look-up answers. */
export const LOOKED_UP_AT_ONCE = 500;

/** As it was typed: what is wrong with it is said line by line, never of the request as a whole. */
const writtenCode = text(200).meta({ description: 'Item code, however it is written', examples: ['6205-2RS'] });
const writtenQuantity = z
  .union([z.number(), text(40)])
  .transform(String)
  .meta({ description: 'A number, or a text as it was typed', examples: [12] });

const writtenLine = z.strictObject({
  Line: z
    .int()
    .min(1)
    .max(9_999_999)
    .optional()
    .meta({ description: 'Number by which the answer names it; its place where absent' }),
  ItemCode: writtenCode,
  Qty: writtenQuantity,
});
export const writtenLines = z
  .array(writtenLine)
  .min(1, 'quick_order_empty')
  .max(QUICK_ORDER_LIMITS.lines, 'quick_order_too_many_lines');

const successor = z
  .object({ ProductId: z.string(), SkuName: z.string() })
  .optional()
  .meta({ description: 'What replaces an item that is no longer sold' });

/** What is wrong, by its code and in words; both empty where nothing is. */
const fault = { Code: z.string(), Message: z.string() };

const lookedUp = z.object({
  ItemCode: z.string(),
  ProductId: z.string().meta({ description: 'Empty where no item has this code' }),
  SEOFriendlyName: z.string(),
  SkuName: z.string(),
  ProductImageURL: z.string(),
  ...unitShown,
  MinQty: z.int(),
  QtyStep: z.int(),
  Parts: z.int().meta({ description: 'Items that a kit is made of; 0 for all else' }),
  CurrencyCode: currencyCode.optional(),
  TaxClass: z.string(),
  Tiers: z.array(z.object({ Qty: z.int(), UnitPrice: amount })).meta({ description: 'Rising in quantity' }),
  Availability: availability.optional(),
  OwnNumber: z.string().meta({ description: 'The customer’s own number that the code is; or nothing' }),
  OtherItem: z.string().meta({ description: 'Another item that has the own number as its item number; or nothing' }),
  ...fault,
  Successor: successor,
});
export type LookedUp = z.output<typeof lookedUp>;

/** What became of a line that was to go into the cart. */
export const lineResult = z.object({
  Line: z.int(),
  ItemCode: z.string(),
  ProductId: z.string(),
  Qty: z.int(),
  Added: z.boolean(),
  ...fault,
  Successor: successor,
});
export type LineResult = z.output<typeof lineResult>;

/** The cart after lines were put into it, and what became of each of them. */
export const linesAdded = z.object({
  OrderID: z.string().meta({ description: 'Empty where nothing could be added and there is no cart' }),
  lineCount: z.int(),
  SubTotal: amount,
  CurrencyCode: currencyCode.optional(),
  Added: z.int().meta({ description: 'Lines that were added' }),
  Lines: z.array(lineResult),
});
export type LinesAdded = z.output<typeof linesAdded>;

const FILE_BYTES = 2 * 1_024 * 1_024;

export const quickOrderOperations = defineOperations({
  'checkout/skulookup': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.quickOrder,
    forGuests: [settings.guestsSeePrices],
    summary: 'Items by their codes, with price, stock and the quantities in which they are sold',
    input: z.strictObject({
      ItemCodes: z.array(writtenCode).min(1, 'quick_order_empty').max(LOOKED_UP_AT_ONCE, 'quick_order_too_many_lines'),
    }),
    output: z.object({ Items: z.array(lookedUp).meta({ description: 'In the order of the codes' }) }),
  },
  'checkout/additemsfromquickorderpad': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.quickOrder,
    forGuests: [settings.guestsSeePrices],
    perMinute: 60,
    summary:
      'Puts up to 2,000 lines into the cart at once; what cannot be had is left out, and told line by line. ' +
      'Sent again with the same command id and OrderId, it adds nothing twice',
    input: z.strictObject({ OrderId: id.optional(), Lines: writtenLines }),
    output: linesAdded,
  },
  'checkout/readquickorderfile': {
    via: 'upload',
    kind: 'query',
    access: 'anyone',
    setting: settings.quickOrder,
    forGuests: [settings.guestsSeePrices],
    perMinute: 20,
    summary: 'Reads item codes and quantities out of a CSV file or a workbook; keeps nothing',
    input: z.strictObject({
      FileName: requiredText(255),
      FileData: z
        .string()
        .min(1, 'attachment_empty')
        .max(Math.ceil((FILE_BYTES * 4) / 3) + 8, 'quick_order_file_too_large')
        .refine(isBase64, 'attachment_unreadable')
        .meta({ description: 'Base64, 2 MB of it at most' }),
    }),
    output: z.object({
      Lines: z.array(
        z.object({
          Line: z.int().meta({ description: 'As a spreadsheet counts' }),
          ItemCode: z.string(),
          Qty: z.string(),
          ...fault,
        }),
      ),
    }),
  },
});
