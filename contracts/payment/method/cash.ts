import { byReference } from './by-reference.ts';

/** Cash, paid at the counter (spec 5: a reference number is required). */
export const cash = byReference('cash', {
  offered: 'PayByCash',
  words: { en: 'CashWords', fr: 'CashWordsFr' },
  maximum: 'CashMaximum',
});
