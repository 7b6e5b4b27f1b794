import { z } from 'zod';
import { defineOperations } from './operation.ts';
import { done, id, itemNumber, quantity } from './shared.ts';

const ofHold = { itemNumber, holdId: id };
const movementId = z
  .string()
  .max(200)
  .meta({ description: 'Of what takes it out of the hold: repeated, it takes effect once' });

export const stockOperations = defineOperations({
  'stock/hold': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Holds a quantity for an order; refuses with sold_out',
    output: done,
    input: z.strictObject({ ...ofHold, quantity, backorder: z.boolean() }),
  },
  'stock/backordered': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Of which items a hold has to wait for how many units, from their own ledgers',
    output: z.record(z.string(), z.int()),
    input: z.strictObject({ holdId: id, itemNumbers: z.array(itemNumber) }),
  },
  'stock/release': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Gives a hold back',
    output: done,
    input: z.strictObject({ ...ofHold, reason: z.string().max(80) }),
  },
  'stock/reduce': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Gives part of a hold back, e.g. for a cancelled line',
    output: done,
    input: z.strictObject({ ...ofHold, movementId, quantity, reason: z.string().max(80) }),
  },
  'stock/join': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Adds a hold to another one of the same item',
    output: done,
    input: z.strictObject({ ...ofHold, into: id }),
  },
  'stock/return': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Puts goods that came back on the shelf, once for each refund',
    output: done,
    input: z.strictObject({ itemNumber, refundId: id, quantity }),
  },
  'stock/ship': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Takes shipped units off the shelf and out of their hold',
    output: done,
    input: z.strictObject({ ...ofHold, movementId, quantity }),
  },
});
