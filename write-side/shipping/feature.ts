import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { shippingCommands, shippingFunctions } from './shipping.commands.ts';

export const feature = {
  needs: ['store', 'warehouse'],
  commands: shippingCommands,
  functions: { shipping: shippingFunctions },
} satisfies WriteFeature;
