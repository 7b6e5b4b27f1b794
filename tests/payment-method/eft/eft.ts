import { eft as contract } from '#contracts/payment/method/eft.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { eft as option } from '#projections/checkout/payment-option/eft.option.ts';
import { eft as server } from '#write-side/payment/eft/eft.method.ts';
import type { DescribedMethod } from '../described.ts';

export const eft = {
  contract,
  option,
  server: () => server,
  texts: { en: methodTexts('eft', 'en', '4711'), fr: methodTexts('eft', 'fr', '4711') },
  example: { reference: '4711' },
  blank: { reference: '' },
} satisfies DescribedMethod;
