// Quotes as either side works on them. Each side waits for its own changes by itself; here everybody waits for
// everybody's.
import type { Output } from '#contracts/api.ts';
import { montreal } from './readied-cart.ts';
import type { TestShop } from './shop.ts';
import type { Visitor } from './visitor.ts';

export const VALID_UNTIL = '2099-12-31';

type Items = readonly (readonly [itemNumber: string, quantity: number])[];

/** The buyer's cart with these items becomes a quote. */
export async function requestedQuote(buyer: Visitor, items: Items): Promise<Output<'checkout/savecartasquote'>> {
  let orderId = '';
  for (const [ProductId, Qty] of items) orderId = (await buyer.post('cart/addtocart', { ProductId, Qty })).OrderID;
  return buyer.post('checkout/savecartasquote', {
    OrderId: orderId,
    ShipTo: montreal,
    BillTo: montreal,
    ShippingMethod: 'ground',
    CustomerComments: 'For the spring shutdown',
  });
}

export const requestQuote = async (
  buyer: Visitor,
  items: Items = [
    ['6205', 4],
    ['6306', 2],
  ],
): Promise<string> => (await requestedQuote(buyer, items)).QuoteID;

export async function quoteAtDesk(shop: TestShop, csr: Visitor, quoteId: string): Promise<Output<'admin/quote/desk'>> {
  await shop.projectionsCaughtUp();
  return csr.get('admin/quote/desk', { quoteId });
}

export async function quoteSeenBy(
  shop: TestShop,
  buyer: Visitor,
  quoteId: string,
): Promise<Output<'customer/getquotedetails'>> {
  await shop.projectionsCaughtUp();
  return buyer.post('customer/getquotedetails', { QuoteId: quoteId });
}

/** Returns the count of changes that the next command of a CSR must name. */
export const changesOf = async (shop: TestShop, csr: Visitor, quoteId: string): Promise<number> =>
  (await quoteAtDesk(shop, csr, quoteId)).quote.changes;

export const publishQuote = async (
  shop: TestShop,
  csr: Visitor,
  quoteId: string,
): Promise<Output<'admin/quote/publish'>> =>
  csr.post('admin/quote/publish', { quoteId, changes: await changesOf(shop, csr, quoteId), validUntil: VALID_UNTIL });
