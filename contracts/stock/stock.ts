// Stock in the back office: what lies where, and what people do about it.
import { z } from 'zod';
import { ADJUSTMENT_REASONS } from '#domain/stock/stock.events.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import {
  asOf,
  done,
  id,
  isoDate,
  itemNumber,
  listParameters,
  quantity,
  text,
  requiredText,
  day,
} from '../shared/shared.ts';
import { warehouseCode } from '../warehouse/warehouse.ts';

const counted = z.int('quantity_invalid').min(0, 'quantity_invalid').max(99_999_999, 'quantity_invalid');
const inWarehouse = z.object({
  warehouse: z.string(),
  onHand: z.int(),
  held: z.int(),
  available: z.int(),
  safety: z.int(),
  expected: z.int(),
});
const stockRow = z.object({
  itemNumber: z.string(),
  name: z.string().meta({ description: 'Empty where the catalogue does not have it' }),
  onHand: z.int(),
  held: z.int(),
  available: z.int(),
  backordered: z.int(),
  inTransit: z.int(),
  expected: z.int(),
  nextExpected: z.string().meta({ description: 'YYYY-MM-DD, or empty' }),
  belowSafety: z.boolean(),
  warehouses: z.array(inWarehouse),
});
export type StockListRow = z.output<typeof stockRow>;

const line = z.strictObject({ itemNumber, quantity: counted });
const lines = z.array(line).min(1, 'lines_required').max(500);
const taken = z.object({
  done: z.int(),
  refused: z.array(z.object({ itemNumber: z.string(), code: z.string(), message: z.string() })),
});
const note = text(200).default('');

export const stockOperations = defineOperations({
  'admin/stock/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every item with what lies in each warehouse, what orders hold, and what is short or expected',
    input: z.strictObject({
      ...listParameters(['itemNumber', 'onHand', 'available', 'backordered'], 'ASC'),
      only: z.enum(['belowSafety', 'backordered', 'expected', 'inTransit', 'out']).optional(),
      warehouse: warehouseCode.optional(),
    }),
    output: z.object({ total: z.int(), more: z.boolean(), rows: z.array(stockRow) }),
  },
  'admin/stock/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'One item: its warehouses, what is expected and on its way, and the movements behind its numbers',
    input: z.strictObject({ itemNumber, asOf }),
    output: stockRow.extend({
      deliveries: z.array(
        z.object({
          deliveryId: z.string(),
          warehouse: z.string(),
          quantity: z.int(),
          day: z.string(),
          note: z.string(),
        }),
      ),
      transfers: z.array(z.object({ transferId: z.string(), from: z.string(), to: z.string(), quantity: z.int() })),
      movements: z.array(
        z.object({
          event: z.string(),
          at: isoDate,
          by: z.string(),
          warehouse: z.string(),
          change: z
            .int()
            .optional()
            .meta({ description: 'Absent of a count where what lay there before is not known' }),
          /** Absent where what lay there before the movement is not known. */
          balance: z.int().optional(),
          kind: z.enum(['counted', 'adjusted', 'shipped', 'returned', 'transferOut', 'transferIn', 'delivered']),
          reason: z.string(),
          orderId: z.string().meta({ description: 'Of what was shipped, or empty' }),
        }),
      ),
      complete: z.boolean().meta({ description: 'No movement was before those that are shown' }),
    }),
  },
  'admin/stock/adjust': {
    via: 'post',
    kind: 'command',
    access: staffWith('stock'),
    summary: 'Writes units of an item off or on, for a reason',
    input: z.strictObject({
      itemNumber,
      warehouse: warehouseCode,
      quantity: z
        .int('quantity_invalid')
        .min(-999_999, 'quantity_invalid')
        .max(999_999, 'quantity_invalid')
        .refine((units) => units !== 0, 'quantity_invalid'),
      reason: z.enum(ADJUSTMENT_REASONS),
      note,
    }),
    output: done,
  },
  'admin/stock/count': {
    via: 'post',
    kind: 'command',
    access: staffWith('stock'),
    summary: 'Takes a counting sheet of a warehouse: what is refused is said line by line, the rest is counted',
    input: z.strictObject({ warehouse: warehouseCode, lines }),
    output: taken.extend({ unchanged: z.int() }),
  },
  'admin/stock/shiptransfer': {
    via: 'post',
    kind: 'command',
    access: staffWith('stock'),
    summary: 'Sends units from one warehouse to another; they are in neither until they are received',
    input: z.strictObject({ from: warehouseCode, to: warehouseCode, lines }),
    output: taken.extend({ transferId: z.string() }),
  },
  'admin/stock/receivetransfer': {
    via: 'post',
    kind: 'command',
    access: staffWith('stock'),
    summary: 'Receives a transfer; what does not arrive is gone',
    input: z.strictObject({ itemNumber, transferId: id, quantity: counted }),
    output: done,
  },
  'admin/stock/expect': {
    via: 'post',
    kind: 'command',
    access: staffWith('stock'),
    summary:
      'Says what a supplier will deliver when; dates of backorders follow. With the id of a delivery it is changed',
    input: z.strictObject({
      itemNumber,
      warehouse: warehouseCode,
      quantity,
      day,
      note,
      deliveryId: id.optional(),
    }),
    output: z.object({ deliveryId: z.string() }),
  },
  'admin/stock/canceldelivery': {
    via: 'post',
    kind: 'command',
    access: staffWith('stock'),
    summary: 'Says that an expected delivery will not come',
    input: z.strictObject({ itemNumber, deliveryId: id, reason: requiredText(200) }),
    output: done,
  },
  'admin/stock/receivedelivery': {
    via: 'post',
    kind: 'command',
    access: staffWith('stock'),
    summary: 'Puts what a supplier delivered on the shelf',
    input: z.strictObject({ itemNumber, deliveryId: id, quantity: counted }),
    output: done,
  },
  'admin/stock/setsafety': {
    via: 'post',
    kind: 'command',
    access: staffWith('stock'),
    summary: 'Sets the quantity below which an item is short in a warehouse; 0 for never',
    input: z.strictObject({ itemNumber, warehouse: warehouseCode, quantity: counted }),
    output: done,
  },
});
