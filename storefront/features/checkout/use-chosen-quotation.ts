import { useQuery } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { pickupsQuery, quotationsQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { deliveryQuotationsQuery } from './delivery.queries.ts';

type Header = Output<'checkout/getheader'>;

/** The shipping method of the first step, with its days as they are now. */
export function useChosenQuotation({ ShipTo, ShippingMethod, OrderHeader }: Header): ShippingQuotation | undefined {
  const destination = { country: ShipTo?.country ?? '', state: ShipTo?.state ?? '', zip: ShipTo?.zip ?? '' };
  const { data: quotations } = useQuery({
    ...quotationsQuery(OrderHeader.OrderID, destination),
    enabled: ShipTo !== undefined,
  });
  const { data: pickups } = useQuery(pickupsQuery(OrderHeader.OrderID));
  return [...(pickups ?? []), ...(quotations ?? [])].find((one) => one.shippingMethod === ShippingMethod);
}

/** Those of several deliveries, by their ids; none where there is one. */
export function useDeliveryQuotations({
  Deliveries,
  OrderHeader,
}: Header): Readonly<Record<string, ShippingQuotation | undefined>> {
  const { data } = useQuery({ ...deliveryQuotationsQuery(OrderHeader.OrderID), enabled: Deliveries.length > 1 });
  return Object.fromEntries(
    (data?.Deliveries ?? []).map(({ DeliveryID, Quotations }) => {
      const delivery = Deliveries.find((one) => one.DeliveryID === DeliveryID);
      return [DeliveryID, Quotations.find(({ shippingMethod }) => shippingMethod === delivery?.ShippingMethod)];
    }),
  );
}

const arrivalOf = ({ parts, arrivesBy }: ShippingQuotation): string => parts.at(-1)?.arrivesBy ?? arrivesBy;

/** The day when the last of it is there, empty where a person confirms it; undefined while nothing was shown. */
export function lastArrival(quotations: readonly (ShippingQuotation | undefined)[]): string | undefined {
  const days = quotations.map((quotation) => quotation && arrivalOf(quotation));
  if (days.length === 0 || days.includes(undefined)) return undefined;
  return days.includes('') ? '' : days.sort().at(-1);
}
