import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { customerPartNumberCommands, customerPartNumberFunctions } from './customer-part-number.commands.ts';

export const feature = {
  needs: ['account', 'contact', 'product', 'quick-order'],
  commands: customerPartNumberCommands,
  functions: { customerPartNumber: customerPartNumberFunctions },
} satisfies WriteFeature;
