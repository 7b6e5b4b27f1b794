// Names what price steps add beside goods, freight and taxes. A kind of fee has its name in one file.
import { translate, type Language } from './texts/texts.ts';

/** @param fees each kind once, in minor units */
export const feeLines = (fees: readonly { readonly kind: string; readonly amount: number }[], language: Language) =>
  fees
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, amount }) => ({ name: translate(language, 'price-step')(`${kind}.name`), amount }));
