import { useText } from '#storefront/lib/text.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';

/** What a list is narrowed by: the price that is stored, which is without tax whatever is shown. */
export function usePriceName(): string {
  const { t } = useText(['category', 'common']);
  return usePriceShown().rates ? `${t('price')} ${t('common:withoutTax')}` : t('price');
}
