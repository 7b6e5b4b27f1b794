import { check as contract } from '#contracts/payment/method/check.ts';
import { offeredBySetting } from './by-reference.ts';
import type { PaymentOptionFor } from './payment-option.ts';

export const check: PaymentOptionFor<typeof contract> = offeredBySetting(contract.settings);
