import { definePaymentMethod } from './payment-method.ts';

/**
 * The buyer agrees on PayPal's own page, as a challenge: nothing is typed here. Goods that it paid come back all together
 * (spec 5).
 */
export const paypal = {
  ...definePaymentMethod({
    method: 'paypal',
    moneyComes: 'at-once',
    partialReturns: false,
    maximum: 'PayPalMaximum',
    details: {},
    option: {},
  }),
  /** Switches it on. */
  offered: 'PayByPayPal',
} as const;
