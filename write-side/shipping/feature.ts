import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { shippingCommands, shippingFunctions } from './shipping.commands.ts';

export const feature = {
  commands: shippingCommands,
  functions: { shipping: shippingFunctions },
} satisfies WriteFeature;
