import type { QuoteChange } from '#contracts/quote-shapes.ts';
import { useText } from '#storefront/lib/text.ts';

/** What somebody else did to the quote, as a sentence. Of what is not published only that it happened is known. */
export function useChangeText(): (change: QuoteChange) => string {
  const { t } = useText('quote');
  return ({ type, by: name, itemName: item, before, after }) => {
    switch (type) {
      case 'QuoteLineQuantityChanged':
        return before && after
          ? t('changed.quantityTo', { name, item, before, after })
          : t('changed.quantity', { name, item });
      case 'QuoteLineAdded':
        return t('changed.added', { name, item });
      case 'QuoteLineRemoved':
        return t('changed.removed', { name, item });
      case 'QuoteAlternativeChosen':
        return t('changed.alternativeChosen', { name, item });
      case 'QuoteAlternativeOffered':
      case 'QuoteAlternativeWithdrawn':
        return t('changed.alternative', { name, item });
      case 'QuoteHeaderChanged':
        return t('changed.header', { name });
      case 'QuoteLinePriceOverridden':
      case 'QuoteLinePriceReset':
      case 'QuoteLineDiscounted':
      case 'QuoteLineDiscountRemoved':
      case 'QuoteDiscounted':
      case 'QuoteDiscountRemoved':
      case 'QuoteRepriced':
        return t('changed.prices', { name });
      default:
        return t('changed.other', { name });
    }
  };
}
