import { useQuery } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { pickupsQuery, quotationsQuery } from '#storefront/shared/checkout/checkout.queries.ts';

/** The shipping method of the first step, with its days as they are now. */
export function useChosenQuotation({
  ShipTo,
  ShippingMethod,
  OrderHeader,
}: Output<'checkout/getheader'>): ShippingQuotation | undefined {
  const destination = { country: ShipTo?.country ?? '', state: ShipTo?.state ?? '', zip: ShipTo?.zip ?? '' };
  const { data: quotations } = useQuery({
    ...quotationsQuery(OrderHeader.OrderID, destination),
    enabled: ShipTo !== undefined,
  });
  const { data: pickups } = useQuery(pickupsQuery(OrderHeader.OrderID));
  return [...(pickups ?? []), ...(quotations ?? [])].find((one) => one.shippingMethod === ShippingMethod);
}

/** The day when the last of it is there, empty where a person confirms it; undefined while nothing was shown. */
export const lastArrival = (quotation: ShippingQuotation | undefined): string | undefined =>
  quotation && (quotation.parts.at(-1)?.arrivesBy ?? quotation.arrivesBy);
