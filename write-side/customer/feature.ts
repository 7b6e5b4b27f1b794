import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { customerCommands, customerFunctions } from './customer.commands.ts';

export const feature = {
  commands: customerCommands,
  functions: { customer: customerFunctions },
} satisfies WriteFeature;
