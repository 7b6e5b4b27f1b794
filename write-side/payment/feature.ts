import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { paymentMethods } from './methods.ts';
import { paymentFunctions } from './payment.commands.ts';
import { paymentStates } from './payment.states.ts';

export const feature = {
  needs: ['bookkeeping', 'checkout', 'credit', 'gift-certificate', 'reward', 'setting'],
  functions: { payment: paymentFunctions(paymentMethods) },
  states: { payment: paymentStates(paymentMethods) },
} satisfies WriteFeature;
