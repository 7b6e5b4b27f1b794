import { z } from 'zod';
import { defineOperations } from './operation.ts';
import { done, id, itemNumber, quantity } from './shared.ts';

const ofHold = { itemNumber, holdId: id };

export const stockOperations = defineOperations({
  'stock/hold': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Holds a quantity for an order; refuses with sold_out', output: done,
    input: z.strictObject({ ...ofHold, quantity, backorder: z.boolean() }),
  },
  'stock/release': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Gives a hold back', output: done,
    input: z.strictObject({ ...ofHold, reason: z.string().max(80) }),
  },
  'stock/confirm': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Makes a hold firm: its order is placed', output: done,
    input: z.strictObject(ofHold),
  },
  'stock/reduce': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Gives part of a hold back, e.g. for a cancelled line', output: done,
    input: z.strictObject({ ...ofHold, quantity, reason: z.string().max(80) }),
  },
  'stock/ship': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Takes shipped units off the shelf and out of their hold', output: done,
    input: z.strictObject({ ...ofHold, quantity }),
  },
});
