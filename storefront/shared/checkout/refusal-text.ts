import { errorText, isApiError } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';

/** Why an order was not placed, and which of several payments was refused. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useText('checkout');
  return (error) => {
    const message = errorText(error, t('unknownOutcome'));
    const part = isApiError(error) ? error.answer.params?.['part'] : undefined;
    return part === undefined ? message : t('refusedPart', { number: Number(part), message });
  };
}
