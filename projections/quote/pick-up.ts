import type { QuotePickUp } from '#contracts/quote/quote-shapes.ts';
import type { QuoteHeader } from '#domain/quote/quote.events.ts';
import { EMPTY_ADDRESS, handedOverAt } from '#domain/shared/address.ts';
import type { ShippingChosen } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Where, when and by whom a quote's goods would be picked up, as of today; undefined when they would be sent. */
export async function pickUpOf(
  header: QuoteHeader,
  shipping: Pick<ShippingChosen, 'shippingMethod' | 'name' | 'rule'> | undefined,
  { queries }: Pick<OperationContext, 'queries'>,
  language: 'en' | 'fr',
): Promise<QuotePickUp | undefined> {
  if (shipping?.rule?.kind !== 'pickup') return undefined;
  const { warehouse } = await queries.shipping.pickedUpIn({ shippingMethod: shipping.shippingMethod });
  const { name, address, pickupHours } = warehouse ? await queries.warehouse.address({ warehouse }) : {};
  return {
    Name: (name ?? shipping.name)[language],
    Phone: address?.phone ?? '',
    Hours: pickupHours?.[language] ?? '',
    Address: handedOverAt(address, header.billTo ?? header.shipTo ?? EMPTY_ADDRESS, header.pickedUpBy),
  };
}
