// Drafts the order that the buyer is about to place, at the prices, taxes and freight of this moment.
import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import type { QuoteAsOfNow } from '#contracts/quote/quote.ts';
import { missingParts, plannedDeliveries, type PlannedDelivery } from '#domain/shared/planned-delivery.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import type { RevisionContent } from '#domain/quote/quote.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { handedOverAt, type Address, type PickedUpBy } from '#domain/shared/address.ts';
import { needed } from '#domain/shared/needed.ts';
import { FIRST_DELIVERY, type Delivery, type OrderDraft } from '#domain/shared/order-draft.ts';
import { freightSource, isPickedUp } from '#domain/shared/price/priced.ts';
import { changedPrices } from '#domain/shared/price/changed-prices.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';

/** Stock and uses of promotions are held under it. */
export const holdIdOf = (orderId: string, attempt: number): string => `${orderId}.${attempt}`;

const counterOf = async (
  warehouse: string,
  buyer: Address,
  who: PickedUpBy | undefined,
  { queries }: OperationContext,
): Promise<Address> => handedOverAt((await queries.warehouse.address({ warehouse })).address, buyer, who);

/** Whose order it is, and the language that they are written to in. */
export interface Buyer {
  /** Empty of a guest, whose name is that on the bill. */
  readonly name: string;
  readonly language: Language;
}

export interface OrderWanted {
  readonly orderId: string;
  readonly attempt: number;
  /** In minor units, as whoever orders saw it. */
  readonly totalSeen: Amount;
  readonly cart: CartAsOfNow;
  /** Of its items. */
  readonly facts: Readonly<Record<string, ProductFacts>>;
  readonly buyer: Buyer;
}

/**
 * @throws DomainError cart_empty, checkout_incomplete, destination_not_served, price_changed, gift_recipient_missing,
 * shipping_method_unavailable, total_changed
 */
export async function draftOrder(
  { orderId, attempt, totalSeen, cart, facts, buyer }: OrderWanted,
  context: OperationContext,
): Promise<OrderDraft> {
  const { header } = cart;
  const { warehouse } = await context.queries.shipping.pickedUpIn({ shippingMethod: header.shippingMethod ?? '' });
  const missing = missingParts(cart, warehouse !== '');
  if (missing.includes('lines')) refuse('cart_empty');
  if (missing.length) refuse('checkout_incomplete', { missing });
  await checkPrices(cart, context);
  await checkRecipients(orderId, cart, facts, context);

  const { email = '', pickedUpBy, shipTogether, comments = '' } = header;
  const billTo = needed(header.billTo, 'address of the bill');
  const planned = plannedDeliveries(cart);
  const shipTo = await Promise.all(
    planned.map(
      async ({ deliveryId, shipTo: to }) =>
        [
          deliveryId,
          warehouse && deliveryId === FIRST_DELIVERY
            ? await counterOf(warehouse, billTo, pickedUpBy, context)
            : needed(to, 'address of the delivery'),
        ] as const,
    ),
  );
  const calculated = await context.queries.checkout.calculatedCart(cart);
  const { unserved } = calculated;
  if (unserved) refuse('destination_not_served', { country: unserved.country, state: unserved.state });
  const gone = cart.lines.find(({ lineId }) => !calculated.lines.some((line) => line.lineId === lineId));
  if (gone) refuse('product_unavailable', { itemNumber: gone.itemNumber });
  const unsent = calculated.deliveries.find((delivery) => !freightSource(delivery));
  if (unsent) refuse('shipping_method_unavailable', { shippingMethod: methodOf(unsent, planned) });
  if (calculated.totals.total !== totalSeen)
    refuse('total_changed', { total: calculated.totals.total, seen: totalSeen, currency: cart.currency });

  return {
    orderId,
    holdId: holdIdOf(orderId, attempt),
    personId: cart.personId,
    accountId: cart.accountId,
    language: buyer.language,
    currency: cart.currency,
    lines: await context.queries.customerPartNumber.onLines({ accountId: cart.accountId, lines: calculated.lines }),
    deliveries: calculated.deliveries,
    totals: calculated.totals,
    email,
    ...(buyer.name ? { placedBy: buyer.name } : {}),
    shipTo: dictionary(shipTo),
    billTo,
    comments,
    ...(shipTogether ? { shipTogether } : {}),
    ...(cart.coupons.length ? { coupons: cart.coupons } : {}),
  };
}

/** The method that was chosen for it, which does not go there any more. */
const methodOf = ({ deliveryId }: Delivery, planned: readonly PlannedDelivery[]): string =>
  planned.find((one) => one.deliveryId === deliveryId)?.shippingMethod ?? '';

/**
 * Whatever would keep the order from being placed is said before the quote is locked.
 * @throws DomainError checkout_incomplete, quote_destination_differs
 */
export function checkConvertible({ header, published }: QuoteAsOfNow): void {
  const delivery = published?.content.deliveries[0];
  const sent = !delivery || !isPickedUp(delivery);
  const parts = sent ? (['email', 'shipTo', 'billTo'] as const) : (['email', 'billTo'] as const);
  const missing = parts.filter((part) => !header[part]);
  if (missing.length) refuse('checkout_incomplete', { missing });
  if (!sent || !delivery) return;
  const { country, state } = delivery.destination;
  if (header.shipTo?.country !== country || header.shipTo.state !== state) refuse('quote_destination_differs');
}

/** The revision as it was accepted, to the cent. */
export async function draftFromQuote(
  orderId: string,
  attempt: number,
  quote: QuoteAsOfNow,
  { content, hash }: { content: RevisionContent; hash: string },
  context: OperationContext,
): Promise<OrderDraft> {
  const { lines, deliveries, totals, currency, quoteNumber, revision } = content;
  const { email = '', shipTo, pickedUpBy, comments = '' } = quote.header;
  const billTo = needed(quote.header.billTo, 'address of the bill');
  const { warehouse } = await context.queries.shipping.pickedUpIn({
    shippingMethod: deliveries[0]?.shippingMethod ?? '',
  });
  const { name: placedBy } = await buyerAtScreen(context);
  return {
    orderId,
    holdId: holdIdOf(orderId, attempt),
    personId: quote.personId,
    accountId: quote.accountId,
    language: quote.language,
    currency,
    lines: await context.queries.customerPartNumber.onLines({ accountId: quote.accountId, lines }),
    deliveries,
    totals,
    email,
    ...(placedBy ? { placedBy } : {}),
    shipTo: {
      [FIRST_DELIVERY]: warehouse
        ? await counterOf(warehouse, billTo, pickedUpBy, context)
        : needed(shipTo, 'address of the delivery'),
    },
    billTo,
    comments,
    convertedFrom: { quoteNumber, revision, hash },
  };
}

/** The letter of each gift certificate must go to somebody. */
async function checkRecipients(
  orderId: string,
  { lines }: CartAsOfNow,
  facts: Readonly<Record<string, ProductFacts>>,
  { states }: OperationContext,
) {
  const certificates = lines.filter(({ itemNumber }) => own(facts, itemNumber)?.giftCertificate);
  if (!certificates.length) return;
  const { recipients } = await states.giftRecipient.ofOrder({ orderId });
  const missing = certificates.find(({ lineId }) => !recipients.has(lineId));
  if (missing) refuse('gift_recipient_missing', { itemNumber: missing.itemNumber });
}

/** The person at the screen, who need not be the one on the bill. */
export async function buyerAtScreen({ caller, language, queries }: OperationContext): Promise<Buyer> {
  const contactId = contactNumber(caller);
  const { contact } = contactId ? await queries.contact.find({ contactId: String(contactId) }) : {};
  return { name: contact ? `${contact.firstName} ${contact.lastName}` : '', language };
}

/** The buyer pays the price that stands in the cart, or is told that it changed; never a third one. */
async function checkPrices({ lines, accountId, currency }: CartAsOfNow, context: OperationContext): Promise<void> {
  const prices = await context.queries.priceList.prices({
    accountId,
    itemNumbers: lines.map((line) => line.itemNumber),
  });
  for (const { itemNumber } of lines) {
    const current = own(prices, itemNumber) ?? refuse('product_unavailable', { itemNumber });
    if (current.currency !== currency) refuse('cart_other_currency', { currency: current.currency });
  }
  const changed = changedPrices(lines, prices);
  if (changed.length) refuse('price_changed', { lines: changed });
}
