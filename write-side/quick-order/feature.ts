import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { quickOrderCommands, quickOrderFunctions } from './quick-order.commands.ts';

export const feature = {
  commands: quickOrderCommands,
  functions: { quickOrder: quickOrderFunctions },
} satisfies WriteFeature;
