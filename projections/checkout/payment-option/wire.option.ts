import { wire as contract } from '#contracts/payment/method/wire.ts';
import { offeredBySetting } from './by-reference.ts';
import type { PaymentOptionFor } from './payment-option.ts';

export const wire: PaymentOptionFor<typeof contract> = offeredBySetting(contract.settings);
