// Quotes as either side works on them. Each side waits for its own changes by itself; here everybody waits for everybody's.
import type { Output } from '#contracts/api.ts';
import { montreal } from './readied-cart.ts';
import type { TestShop } from './shop.ts';
import type { Visitor } from './visitor.ts';

export const VALID_UNTIL = '2099-12-31';

/** A quote of four 6205 and two 6306, unless told otherwise. */
export async function requestQuote(buyer: Visitor, items: readonly (readonly [itemNumber: string, quantity: number])[] = [['6205', 4], ['6306', 2]]): Promise<string> {
  let quoteId = '';
  for (const [ProductId, Qty] of items) quoteId = (await buyer.post('cart/addtocart', { ProductId, Qty })).OrderID;
  await buyer.post('checkout/savecartasquote', { OrderId: quoteId, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground', CustomerComments: 'For the spring shutdown' });
  return quoteId;
}

export async function quoteAtDesk(shop: TestShop, csr: Visitor, quoteId: string): Promise<Output<'admin/quote/desk'>> {
  await shop.settled();
  return csr.get('admin/quote/desk', { quoteId });
}

export async function quoteSeenBy(shop: TestShop, buyer: Visitor, quoteId: string): Promise<Output<'customer/getquotedetails'>> {
  await shop.settled();
  return buyer.post('customer/getquotedetails', { QuoteId: quoteId });
}

/** What the next command of a CSR must name. */
export const changesOf = async (shop: TestShop, csr: Visitor, quoteId: string): Promise<number> => (await quoteAtDesk(shop, csr, quoteId)).quote.changes;

export const publishQuote = async (shop: TestShop, csr: Visitor, quoteId: string): Promise<Output<'admin/quote/publish'>> => csr.post('admin/quote/publish', { quoteId, changes: await changesOf(shop, csr, quoteId), validUntil: VALID_UNTIL });
