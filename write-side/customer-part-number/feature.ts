import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { customerPartNumberCommands, customerPartNumberFunctions } from './customer-part-number.commands.ts';

export const feature = {
  needs: ['account', 'catalogue', 'contact', 'quick-order'],
  commands: customerPartNumberCommands,
  functions: { customerPartNumber: customerPartNumberFunctions },
} satisfies WriteFeature;
