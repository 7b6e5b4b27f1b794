import { wire as contract } from '#contracts/payment/method/wire.ts';
import { byReference } from '../by-reference.ts';

export const wire = byReference(contract.settings);
