import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { attributeCommands, attributeFunctions } from './attribute.commands.ts';

export const feature = {
  commands: attributeCommands,
  functions: { attribute: attributeFunctions },
} satisfies WriteFeature;
