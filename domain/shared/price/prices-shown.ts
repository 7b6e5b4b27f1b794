/** How the shop shows prices; the first is that it says nothing of taxes, and shows them without. */
export const PRICES_SHOWN = ['NotSaid', 'WithoutTax', 'WithTax', 'Both'] as const;
export type PricesShown = (typeof PRICES_SHOWN)[number];
