import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { checkoutDeskOperations } from '#contracts/checkout/checkout-desk.ts';
import { FIRST_DELIVERY } from '#domain/shared/order-draft.ts';
import { missingParts } from '#domain/shared/planned-delivery.ts';
import { changedPrices } from '#domain/shared/price/changed-prices.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { calculatedCart } from './cart-deliveries.ts';
import { headerAtDesk } from './header-at-desk.ts';
import { methodsForBuyer } from './payment-options.ts';
import { quotationsOf } from './quotations.ts';

export const checkoutDeskQueries: Handlers<typeof checkoutDeskOperations, 'query'> = {
  async 'admin/checkout/preview'({ orderId, addressId, shippingMethod }, context) {
    const cart = await context.states.cart.atDesk({ orderId });
    const { header, buyer, addresses } = await headerAtDesk({ cart, addressId, shippingMethod }, context);
    const ready = { ...cart, header };
    const [calculated, { warehouse }, methods, pricesChanged] = await Promise.all([
      calculatedCart(ready, context),
      context.queries.shipping.pickedUpIn({ shippingMethod: header.shippingMethod ?? '' }),
      methodsFor(cart, context),
      hasOtherPrices(cart, context),
    ]);
    const isFirst = ({ deliveryId }: { readonly deliveryId: string }) => deliveryId === FIRST_DELIVERY;
    const first = (await quotationsOf(calculated, cart.currency, context)).find(isFirst);
    return {
      owner: buyer.name,
      email: header.email ?? '',
      addresses: [...addresses],
      ...(header.billTo ? { billTo: header.billTo } : {}),
      places: calculated.deliveries.length,
      quotations: first?.quotations ?? [],
      shippingMethod: calculated.deliveries.find(isFirst)?.shippingMethod ?? '',
      isServed: first?.served ?? true,
      ...sumsShown(calculated, context.language),
      CurrencyCode: cart.currency,
      methods,
      missing: missingParts(ready, warehouse !== ''),
      pricesChanged,
    };
  },
};

/** Gift certificates are not bought by all of them. */
async function methodsFor({ accountId, lines }: CartAsOfNow, context: OperationContext) {
  const itemNumbers = lines.map(({ itemNumber }) => itemNumber);
  const facts = await context.queries.product.facts({ itemNumbers });
  const forGiftCertificates = Object.values(facts).some(({ giftCertificate }) => giftCertificate);
  return methodsForBuyer(accountId, context, { forGiftCertificates });
}

async function hasOtherPrices({ lines, accountId }: CartAsOfNow, { queries }: OperationContext): Promise<boolean> {
  const itemNumbers = lines.map(({ itemNumber }) => itemNumber);
  const prices = await queries.priceList.prices({ accountId, itemNumbers });
  return changedPrices(lines, prices).length > 0;
}
