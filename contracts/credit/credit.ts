import { z } from 'zod';
import { amount, id, requiredText, day } from '../shared/shared.ts';

/** The part of the debt that should have been paid by now. */
export const overdueFacts = {
  overdue: amount,
  overdueDays: z.int().meta({ description: 'Days since the oldest of it fell due; 0 where nothing is overdue' }),
};

export const disputedToo = z.boolean().optional().meta({ description: 'It may settle what the buyer disputes' });

/** A payment on account. */
export const receipt = {
  amount: amount.min(1, 'amount_invalid'),
  reference: requiredText(60).meta({ description: 'Number of the cheque or wire' }),
  receivedOn: day,
  items: z
    .array(z.strictObject({ openItemId: id, amount: amount.min(1, 'amount_invalid') }))
    .max(200)
    .optional()
    .meta({ description: 'What it settles first, of which open items; without them the oldest' }),
  again: z
    .boolean()
    .optional()
    .meta({ description: 'It is another payment, though one with this reference was recorded before' }),
  disputedToo,
};
