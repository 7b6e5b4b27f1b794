import { useQuery } from '@tanstack/react-query';
import { useArrival } from '#storefront/shared/order/use-arrival.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import text from '#storefront/ui/text.module.css';
import { offerArrivalQuery } from './quote.queries.ts';

/** When what is offered arrives, were it ordered now. */
export function OfferArrival({ header }: { readonly header: WireQuote['QuoteHeader'] }) {
  const { t } = useText('quote');
  const arrival = useArrival();
  const { data: quotations } = useQuery(offerArrivalQuery(header));
  const { kind, parts } = quotations?.find((one) => one.shippingMethod === header.ShippingMethod) ?? {};
  if (!parts?.length) return null;
  return <p className={text.quiet}>{t('orderedNow', { arrival: arrival(parts, kind === 'pickup') })}</p>;
}
