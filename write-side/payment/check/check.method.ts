import { check as contract } from '#contracts/payment/method/check.ts';
import { byReference } from '../by-reference.ts';

export const check = byReference(contract.settings);
