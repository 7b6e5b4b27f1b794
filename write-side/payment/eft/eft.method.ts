import { eft as contract } from '#contracts/payment/method/eft.ts';
import { byReference } from '../by-reference.ts';

export const eft = byReference(contract.settings);
