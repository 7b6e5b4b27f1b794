import { check as contract } from '#contracts/payment/method/check.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { check as option } from '#projections/checkout/payment-option/check.option.ts';
import { check as server } from '#write-side/payment/check/check.method.ts';
import type { DescribedMethod } from '../described.ts';

export const check = {
  contract,
  option,
  server: () => server,
  texts: { en: methodTexts('check', 'en', '4711'), fr: methodTexts('check', 'fr', '4711') },
  example: { reference: '4711' },
  blank: { reference: '' },
} satisfies DescribedMethod;
