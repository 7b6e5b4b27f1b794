// Several addresses for one order (spec 3 isProcessForMultiShip, spec 7; issue 33): which units go where, each delivery
// with its own method, freight and taxes, to the last cent of a refund.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Output } from '#contracts/api.ts';
import { needed } from '#domain/shared/needed.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { mailTo, staffMember } from '../harness/order-desk.ts';
import { montreal, readyToPay } from '../harness/readied-cart.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

const halifax = { ...montreal, addressLine1: '5 Barrington St', city: 'Halifax', state: 'NS', zip: 'B3H 1A1' };
const calgary = { ...montreal, addressLine1: '9 Centre St', city: 'Calgary', state: 'AB', zip: 'T2E 2R5' };

describe('an order to several addresses', () => {
  let shop: MemoryShop;
  let ben: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterEach(() => shop.stop());

  /** Ten bearings, of which four go to Halifax, and two others that go to Calgary. */
  async function divided(buyer = ben) {
    const { orderId } = await readyToPay(buyer, [
      ['6205', 10],
      ['6306', 2],
    ]);
    const { Deliveries } = await buyer.post('checkout/saveorderlineaddress', {
      OrderId: orderId,
      Lines: [
        { LineID: '1', Qty: 6, ShipTo: montreal },
        { LineID: '1', Qty: 4, ShipTo: halifax },
        { LineID: '2', Qty: 2, ShipTo: calgary },
      ],
    });
    return { orderId, Deliveries };
  }
  async function readied(buyer = ben) {
    const { orderId } = await divided(buyer);
    const { OrderTotal } = await buyer.post('checkout/saveperlineshippingquotations', {
      OrderId: orderId,
      Deliveries: ['1', '2', '3'].map((DeliveryID) => ({ DeliveryID, ShippingMethod: 'ground' })),
    });
    return { orderId, total: OrderTotal };
  }
  async function placed() {
    const { orderId, total } = await readied();
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: await payByCard(ben) });
    await shop.quiet();
    return { orderId, total };
  }
  const goods = (deliveries: Output<'checkout/saveorderlineaddress'>['Deliveries']) =>
    deliveries.map(({ DeliveryID, ShipTo, Lines }) => [
      DeliveryID,
      ShipTo?.city,
      ...Lines.map(({ Qty, ProductId }) => `${Qty} × ${ProductId}`),
    ]);

  it('says of each line what goes where, and what it can go to', async () => {
    const { orderId, Deliveries } = await divided();
    expect(goods(Deliveries)).toEqual([
      ['1', 'Montréal', '6 × 6205'],
      ['2', 'Halifax', '4 × 6205'],
      ['3', 'Calgary', '2 × 6306'],
    ]);
    const { Lines, Places, AddressBook } = await ben.post('checkout/getperlinecustomeraddressbook', {
      OrderId: orderId,
    });
    expect(Lines.map(({ Qty, Parts }) => ({ Qty, Parts }))).toEqual([
      {
        Qty: 10,
        Parts: [
          { DeliveryID: '1', Qty: 6 },
          { DeliveryID: '2', Qty: 4 },
        ],
      },
      { Qty: 2, Parts: [{ DeliveryID: '3', Qty: 2 }] },
    ]);
    expect(Places.map(({ ShipTo }) => ShipTo.city)).toEqual(['Montréal', 'Halifax', 'Calgary']);
    expect(AddressBook.length).toBeGreaterThan(0);
  });

  it('asks for the method of each delivery before it can be paid', async () => {
    const { orderId } = await divided();
    const { Missing, OrderHeader } = await ben.post('checkout/getheader', { OrderId: orderId });
    expect(Missing).toEqual(['deliveries']);
    const order = ben.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: OrderHeader.OrderTotal,
      payment: await payByCard(ben),
    });
    expect(await ben.refused(order)).toMatchObject({
      code: 'checkout_incomplete',
      params: { missing: ['deliveries'] },
    });
  });

  it('prices each delivery by its own goods and place: tiers and discounts are those of the whole', async () => {
    const { orderId, total } = await readied();
    const after = await ben.post('checkout/orderlinesgroupbyaddress', { OrderId: orderId });
    // Ten bearings at the price of ten, though they go to two places.
    expect(after.SubTotal).toBe(10 * 900 + 2 * 2_500);
    expect(after.OrderTotal).toBe(total);
    expect(after.Deliveries.reduce((sum, one) => sum + one.ShippingTotal, 0)).toBe(after.ShippingTotal);
    expect(after.Deliveries.map(({ TaxLines }) => TaxLines.map(({ name }) => name))).toEqual([
      ['GST 5%', 'QST 9.975%'],
      ['HST 14%'],
      ['GST 5%'],
    ]);
    const { Deliveries } = await ben.post('checkout/getshippingquotationsperaddress', { OrderId: orderId });
    for (const { DeliveryID, Quotations } of Deliveries)
      expect(Quotations.find(({ shippingMethod }) => shippingMethod === 'ground')?.price).toBe(
        after.Deliveries.find((one) => one.DeliveryID === DeliveryID)?.ShippingTotal,
      );
  });

  it('keeps addresses, goods, freight and promise of each delivery, in order, letter and paper', async () => {
    const { orderId } = await placed();
    const { Deliveries, OrderLines } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    expect(
      Deliveries.map(({ ShipTo, LineIDs, Promised }) => [
        ShipTo.city,
        LineIDs,
        Promised.reduce((sum, { units }) => sum + units, 0),
      ]),
    ).toEqual([
      ['Montréal', ['1'], 6],
      ['Halifax', ['1-2'], 4],
      ['Calgary', ['2'], 2],
    ]);
    expect(OrderLines.map(({ LineID, Qty }) => [LineID, Qty])).toEqual([
      ['1', 6],
      ['1-2', 4],
      ['2', 2],
    ]);
    const { text } = await mailTo(shop, 'guest@example.com', 'Your order');
    expect(text).toContain('Delivery 2: 4 × 6205: Ships to Test Buyer, 5 Barrington St');
    const helen = await staffMember(shop, 'helen');
    const { content } = await helen.get('admin/order/packingslips', { orderIds: orderId });
    expect(content).toBeTruthy();
  });

  it('ships one delivery at a time, and gives back one that is cancelled: its goods, its freight and its taxes', async () => {
    const { orderId, total } = await placed();
    const helen = await staffMember(shop, 'helen');
    const ship = (lines: { lineId: string; quantity: number }[]) =>
      helen.post('admin/order/shiplines', { orderId, carrier: 'canpar', trackingNumber: 'T1', lines });
    expect(
      await helen.refused(
        ship([
          { lineId: '1', quantity: 6 },
          { lineId: '1-2', quantity: 4 },
        ]),
      ),
    ).toMatchObject({ code: 'shipment_of_two_deliveries' });
    await ship([{ lineId: '1-2', quantity: 4 }]);

    const { Deliveries } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    const calgaryOnly = needed(Deliveries[2], 'delivery to Calgary');
    const lines = [{ lineId: '2', quantity: 2 }];
    const cancelled = { orderId, lines, freight: calgaryOnly.ShippingTotal };
    const preview = await helen.post('admin/order/previewcancel', cancelled);
    await helen.post('admin/order/cancellines', {
      ...cancelled,
      changes: preview.changes,
      amount: preview.amount,
      reason: 'Site closed',
    });
    await shop.quiet();
    const after = await ben.post('customer/getorderdetails', { OrderId: orderId });
    expect(after.OrderHeader.RefundedTotal).toBe(preview.amount);
    expect(after.OrderHeader.PaidTotal).toBe(total);
  });

  it('goes to one address again, as if it had never been divided', async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    await ben.post('checkout/saveorderlineaddress', {
      OrderId: orderId,
      Lines: [{ LineID: '1', Qty: 4, ShipTo: halifax }],
    });
    const { Deliveries } = await ben.post('checkout/saveorderlineaddress', { OrderId: orderId, Lines: [] });
    expect(goods(Deliveries)).toEqual([['1', 'Montréal', '10 × 6205']]);
    const { OrderHeader, Missing } = await ben.post('checkout/getheader', { OrderId: orderId });
    expect([OrderHeader.OrderTotal, Missing]).toEqual([total, []]);
  });

  it('says what is wrong, and keeps what was chosen before', async () => {
    const { orderId } = await divided();
    const to = (ShipTo: typeof montreal, LineID: string, Qty: number) =>
      ben.refused(ben.post('checkout/saveorderlineaddress', { OrderId: orderId, Lines: [{ LineID, Qty, ShipTo }] }));
    expect(await to(halifax, '1', 11)).toMatchObject({ code: 'delivery_too_many_units', params: { quantity: 10 } });
    expect(await to(halifax, '9', 1)).toMatchObject({ code: 'line_not_found' });
    expect(await to({ ...halifax, zip: '' }, '1', 1)).toMatchObject({ code: 'required' });
    const methods = (DeliveryID: string, ShippingMethod: string) =>
      ben.refused(
        ben.post('checkout/saveperlineshippingquotations', {
          OrderId: orderId,
          Deliveries: [{ DeliveryID, ShippingMethod }],
        }),
      );
    expect(await methods('7', 'ground')).toMatchObject({ code: 'delivery_not_found' });
    expect(await methods('2', 'no-such-way')).toMatchObject({ code: 'shipping_method_unavailable' });
    const stranger = shop.visitor();
    await stranger.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
    expect(
      await stranger.refused(stranger.post('checkout/orderlinesgroupbyaddress', { OrderId: orderId })),
    ).toMatchObject({ code: 'cart_not_found' });
    expect(goods((await ben.post('checkout/orderlinesgroupbyaddress', { OrderId: orderId })).Deliveries)).toEqual([
      ['1', 'Montréal', '6 × 6205'],
      ['2', 'Halifax', '4 × 6205'],
      ['3', 'Calgary', '2 × 6306'],
    ]);
  });

  it('follows the cart: fewer units than were shared out, and a guest’s own addresses', async () => {
    const guest = shop.visitor();
    const { orderId } = await divided(guest);
    await guest.post('cart/updatequantity', { OrderId: orderId, LineId: '1', Qty: 3 });
    const { Deliveries } = await guest.post('checkout/orderlinesgroupbyaddress', { OrderId: orderId });
    expect(goods(Deliveries)).toEqual([
      ['2', 'Halifax', '3 × 6205'],
      ['3', 'Calgary', '2 × 6306'],
    ]);
    const { AddressBook } = await guest.post('checkout/getperlinecustomeraddressbook', { OrderId: orderId });
    expect(AddressBook).toEqual([]);
  });
});
