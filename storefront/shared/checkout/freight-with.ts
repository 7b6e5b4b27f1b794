import type { Output } from '#contracts/api.ts';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';

type Delivery = Pick<
  Output<'checkout/getheader'>['Deliveries'][number],
  'DeliveryID' | 'ShippingMethod' | 'ShippingTotal'
>;

/** What goes to the cart's own address. */
const FIRST = '1';

/** What sending everything costs, by this quotation to the cart's own address; undefined while a further delivery has no method. */
export function freightWith(
  quotation: Pick<ShippingQuotation, 'price'> | undefined,
  deliveries: readonly Delivery[],
): number | undefined {
  const further = deliveries.filter(({ DeliveryID }) => DeliveryID !== FIRST);
  if (!quotation || further.some(({ ShippingMethod }) => !ShippingMethod)) return undefined;
  return further.reduce((sum, { ShippingTotal }) => sum + ShippingTotal, quotation.price);
}
