import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { orderCommands, orderFunctions } from './order.commands.ts';
import { orderStates } from './order.states.ts';

export const feature = {
  needs: ['gift-certificate', 'gift-recipient', 'payment', 'promotion', 'setting'],
  commands: orderCommands,
  functions: { order: orderFunctions },
  states: { order: orderStates },
} satisfies WriteFeature;
