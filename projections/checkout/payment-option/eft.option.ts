import { eft as contract } from '#contracts/payment/method/eft.ts';
import { offeredBySetting } from './by-reference.ts';
import type { PaymentOptionFor } from './payment-option.ts';

export const eft: PaymentOptionFor<typeof contract> = offeredBySetting(contract.settings);
