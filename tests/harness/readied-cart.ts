import type { Address } from '#contracts/shared/shared.ts';
import type { Visitor } from './visitor.ts';

export const montreal: Address = {
  firstName: 'Test',
  lastName: 'Buyer',
  company: '',
  addressName: '',
  addressLine1: '1 rue du Marché',
  addressLine2: '',
  addressLine3: '',
  city: 'Montréal',
  state: 'QC',
  county: '',
  zip: 'H2X 1A1',
  country: 'CA',
  phone1: '514-555-0199',
  phone2: '',
  phone3: '',
  fax: '',
  extension: '',
};

/** A cart with these items whose checkout lacks only the payment. */
export async function readyToPay(
  visitor: Visitor,
  items: readonly (readonly [itemNumber: string, quantity: number])[],
  email = 'guest@example.com',
): Promise<{ orderId: string; total: number }> {
  let orderId = '';
  for (const [ProductId, Qty] of items) orderId = (await visitor.post('cart/addtocart', { ProductId, Qty })).OrderID;
  const { OrderTotal } = await visitor.post('checkout/saveheader', {
    OrderId: orderId,
    Email: email,
    ShipTo: montreal,
    BillTo: montreal,
    ShippingMethod: 'ground',
  });
  return { orderId, total: OrderTotal };
}
