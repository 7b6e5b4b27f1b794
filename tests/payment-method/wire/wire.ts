import { wire as contract } from '#contracts/payment/method/wire.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { wire as option } from '#projections/checkout/payment-option/wire.option.ts';
import { wire as server } from '#write-side/payment/wire/wire.method.ts';
import type { DescribedMethod } from '../described.ts';

export const wire = {
  contract,
  option,
  server: () => server,
  texts: { en: methodTexts('wire', 'en', '4711'), fr: methodTexts('wire', 'fr', '4711') },
  example: { reference: '4711' },
  blank: { reference: '' },
} satisfies DescribedMethod;
