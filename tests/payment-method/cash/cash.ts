import { cash as contract } from '#contracts/payment/method/cash.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { cash as option } from '#projections/checkout/payment-option/cash.option.ts';
import { cash as server } from '#write-side/payment/cash/cash.method.ts';
import type { DescribedMethod } from '../described.ts';

export const cash = {
  contract,
  option,
  server: () => server,
  texts: { en: methodTexts('cash', 'en', '4711'), fr: methodTexts('cash', 'fr', '4711') },
  example: { reference: '4711' },
  blank: { reference: '' },
} satisfies DescribedMethod;
