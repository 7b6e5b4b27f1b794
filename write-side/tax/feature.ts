import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { taxCommands, taxFunctions } from './tax.commands.ts';

export const feature = {
  needs: ['store'],
  commands: taxCommands,
  functions: { tax: taxFunctions },
} satisfies WriteFeature;
