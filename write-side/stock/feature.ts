import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { stockCommands, stockDeskCommands, stockFunctions, stockStates } from './stock.commands.ts';

export const feature = {
  needs: ['product', 'warehouse'],
  commands: { ...stockCommands, ...stockDeskCommands },
  functions: { stock: stockFunctions },
  states: { stock: stockStates },
} satisfies WriteFeature;
