import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { paymentMethods } from './methods.ts';
import { paymentFunctions, paymentStates } from './payment.commands.ts';

export const feature = {
  functions: { payment: paymentFunctions(paymentMethods) },
  states: { payment: paymentStates(paymentMethods) },
} satisfies WriteFeature;
