import { cash as contract } from '#contracts/payment/method/cash.ts';
import { byReference } from '../by-reference.ts';

export const cash = byReference(contract.settings);
