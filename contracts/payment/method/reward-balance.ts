import { z } from 'zod';
import { amount } from '../../shared/shared.ts';
import { definePaymentMethod } from './payment-method.ts';

/** Points that were earned with earlier orders (spec 1, 5: a valid amount, at most the stated limit). */
export const rewardBalance = definePaymentMethod({
  method: 'reward-balance',
  moneyComes: 'at-once',
  isMoney: false,
  details: {},
  option: {
    points: z.int(),
    most: amount.meta({ description: 'What they pay at most, in minor units' }),
  },
});
