import type { PickUp } from '#contracts/order/order.ts';
import { addressOf, type Delivery, type OrderDraft } from '#domain/shared/order-draft.ts';
import { freightSource } from '#domain/shared/price/priced.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/**
 * Where and when the goods of a delivery are picked up; undefined when it is sent. Hours are those of today, and none of a warehouse
 * that is no longer where the order says.
 */
export async function pickUpOf(
  draft: Pick<OrderDraft, 'shipTo'>,
  delivery: Delivery,
  { queries }: Pick<OperationContext, 'queries'>,
  language: 'en' | 'fr',
): Promise<PickUp | undefined> {
  const source = freightSource(delivery);
  if (source?.rule?.kind !== 'pickup') return undefined;
  const { warehouse } = await queries.shipping.pickedUpIn({ shippingMethod: delivery.shippingMethod });
  const { name, address, pickupHours } = warehouse ? await queries.warehouse.address({ warehouse }) : {};
  if (!name || !address || address.addressLine1 !== addressOf(draft, delivery).addressLine1)
    return { Name: source.name[language], Phone: '', Hours: '' };
  return { Name: name[language], Phone: address.phone, Hours: pickupHours?.[language] ?? '' };
}
