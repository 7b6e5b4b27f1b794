import { cash as contract } from '#contracts/payment/method/cash.ts';
import { offeredBySetting } from './by-reference.ts';
import type { PaymentOptionFor } from './payment-option.ts';

export const cash: PaymentOptionFor<typeof contract> = offeredBySetting(contract.settings);
