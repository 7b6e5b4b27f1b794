import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { quoteLines } from './quote-lines.ts';
import { quoteCommands, quoteFunctions, quoteStates } from './quote.commands.ts';

export const feature = {
  commands: quoteCommands,
  functions: { quote: quoteFunctions },
  states: { quote: quoteStates },
  lineOwner: quoteLines,
} satisfies WriteFeature;
