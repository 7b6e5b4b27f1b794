// What staff correct by hand in the ledger of an account, each with a reason (issue 34).
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { disputedToo } from './credit.ts';
import { amount, day, done, id, requiredText } from '../shared/shared.ts';

const ofAccount = { accountId: id, reason: requiredText(300) };
const some = amount.min(1, 'amount_invalid');
const ofItem = { ...ofAccount, openItemId: id, amount: some };

const settledItem = z.object({
  openItemId: z.string(),
  orderNumber: z.string().meta({ description: 'Empty where it is of no order' }),
  amount: amount.meta({ description: 'What of it this payment settles' }),
});

export const correctionOperations = defineOperations({
  'admin/credit/receipt': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'What a payment on account settles, and what of it waits',
    input: z.strictObject({ accountId: id, receiptId: id }),
    output: z.object({
      reference: z.string(),
      amount,
      waiting: amount.meta({ description: 'It settles nothing yet' }),
      isReversed: z.boolean(),
      items: z.array(settledItem),
    }),
  },
  'admin/credit/unapplypayment': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Owes again what a payment settled, of one open item or of all; its money waits for others',
    input: z.strictObject({ ...ofAccount, receiptId: id, openItemId: id.optional() }),
    output: done,
  },
  'admin/credit/applypayment': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Settles an open item with what of a payment waits',
    input: z.strictObject({ ...ofItem, receiptId: id, disputedToo }),
    output: done,
  },
  'admin/credit/adjustbalance': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Owes more: an open item of no order',
    input: z.strictObject({ ...ofAccount, amount: some, dueOn: day }),
    output: done,
  },
  'admin/credit/adjustitem': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Owes less of an open item that was wrong, up to the limit of who does it',
    input: z.strictObject(ofItem),
    output: done,
  },
  'admin/credit/writeoffitem': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Gives up what is owed of an open item, up to the limit of who does it',
    input: z.strictObject(ofItem),
    output: done,
  },
});
