import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { cartQuoteCommands } from './cart-quote.commands.ts';
import { quoteLines } from './quote-lines.ts';
import { quoteCommands, quoteFunctions, quoteStates } from './quote.commands.ts';

export const feature = {
  needs: ['account', 'cart', 'checkout', 'contact', 'price-list', 'product', 'shipping', 'store', 'tax'],
  commands: { ...quoteCommands, ...cartQuoteCommands },
  functions: { quote: quoteFunctions },
  states: { quote: quoteStates },
  lineOwner: quoteLines,
} satisfies WriteFeature;
