import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { orderCommands, orderFunctions } from './order.commands.ts';

export const feature = {
  commands: orderCommands,
  functions: { order: orderFunctions },
} satisfies WriteFeature;
