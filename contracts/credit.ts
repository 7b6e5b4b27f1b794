import { z } from 'zod';
import { defineOperations } from './operation.ts';
import { amount, done } from './shared.ts';

const ofHold = { accountId: z.string(), holdId: z.string() };

export const creditOperations = defineOperations({
  'credit/setlimit': {
    via: 'post', kind: 'command', access: 'internal', summary: "Sets an account's credit limit", output: done,
    input: z.strictObject({ accountId: z.string(), limit: amount.min(0), currency: z.string() }),
  },
  'credit/hold': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Holds part of the credit for an order; refuses with credit_exceeded', output: done,
    input: z.strictObject({ ...ofHold, amount, currency: z.string() }),
  },
  'credit/confirm': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Makes a hold a debt', output: done, input: z.strictObject(ofHold),
  },
  'credit/release': {
    via: 'post', kind: 'command', access: 'internal', summary: 'Gives a hold back', output: done, input: z.strictObject({ ...ofHold, reason: z.string() }),
  },
});
