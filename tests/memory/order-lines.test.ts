// An order's lines say the same wherever they are shown: units, discounts, and what has to be waited for.
import { mailTo, orderByCard, orderDetail, orderOnTerms, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards } from '../harness/visitor.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';

const named = (name: string) => ({
  category: 'bearings',
  brand: 'Rolvane',
  name: { en: name, fr: `${name} (fr)` },
  weightGrams: 10,
});

describe('the lines of an order', () => {
  let shop: MemoryShop;

  beforeAll(async () => {
    shop = await startMemoryShop();
    const items = [
      ['BOLTS', { ...named('Bolts'), unit: 'pk', packQuantity: 25, leadTimeDays: 7 }, 64],
      ['NUTS', { ...named('Nuts'), leadTimeDays: 7 }, 64],
      ['SCREWS', { ...named('Screws'), leadTimeDays: 7 }, 64],
      ['HOSE', { ...named('Hose'), unit: 'm' }, 100],
    ] as const;
    for (const [itemNumber, product, count] of items) {
      await shop.send('product/import', { itemNumber, product });
      await shop.send('price-list/import', {
        priceList: 'standard',
        itemNumber,
        currency: 'CAD',
        tiers: [{ quantity: 1, unitPrice: 1_000 }],
      });
      await shop.send('stock/count', { itemNumber, counts: { mtl: count } });
    }
  });

  it('carry the unit they are sold by, in the cart and in the order', async () => {
    const visitor = shop.visitor('fr');
    const { OrderID } = await visitor.post('cart/addtocart', { ProductId: 'BOLTS', Qty: 2 });
    await visitor.post('cart/addtocart', { ProductId: 'HOSE', Qty: 3 });
    const { OrderLines } = await visitor.get('cart/getcartdetails/{id}', { id: OrderID });
    expect(
      OrderLines.map(({ Unit, PackQuantity, SwatchSizeValue }) => ({ Unit, PackQuantity, SwatchSizeValue })),
    ).toEqual([
      { Unit: 'pk', PackQuantity: 25, SwatchSizeValue: 'paquet de 25' },
      { Unit: 'm', PackQuantity: 1, SwatchSizeValue: '' },
    ]);
  });

  it('are not paid for when others have bought what was left, and they would arrive later than they were shown', async () => {
    const guest = shop.visitor();
    const { orderId, total } = await readyToPay(guest, [['SCREWS', 60]]);
    const shown = async () => {
      const [ground] = await guest.post('checkout/getshippingquotations', { OrderId: orderId });
      return ground!.parts.at(-1)!.arrivesBy;
    };
    const pay = async (ArrivesBy: string) =>
      guest.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        ArrivesBy,
        payment: { method: 'card', token: await guest.cardToken(cards.approved) },
      });
    const before = await shown();
    await orderByCard(shop, [['SCREWS', 10]]);
    const later = await shown();
    expect(await guest.refused(pay(before))).toMatchObject({
      status: 409,
      code: 'arrival_changed',
      params: { seen: before, arrivesBy: later },
    });
    const { availability } = await guest.post('product/productinfo', { productId: 'SCREWS' });
    expect(availability.quantity).toBe(54);
    expect(await pay(later)).toMatchObject({ status: 'placed' });
  });

  it('tell what is backordered and until when: in the cart, in the order, at the desk and in the mail', async () => {
    const visitor = shop.visitor();
    const { OrderID } = await visitor.post('cart/addtocart', { ProductId: 'BOLTS', Qty: 100 });
    const [line] = (await visitor.get('cart/getcartdetails/{id}', { id: OrderID })).OrderLines;
    expect(line!.Availability).toMatchObject({
      quantity: 64,
      backorderShipsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });

    const { orderId, guest } = await orderByCard(
      shop,
      [
        ['6205', 1],
        ['BOLTS', 100],
      ],
      undefined,
      'waits@example.com',
    );
    const expected = line!.Availability.backorderShipsOn;
    const { OrderLines } = await guest.post('customer/getorderdetails', { OrderId: orderId });
    expect(OrderLines.map(({ BackorderedQty, BackorderExpected }) => [BackorderedQty, BackorderExpected])).toEqual([
      [0, undefined],
      [36, expected],
    ]);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${expected}T12:00:00Z`),
    );
    const { text } = await mailTo(shop, 'waits@example.com', 'Your order');
    expect(text).toContain(
      `100\u00a0packs × Bolts (BOLTS); $10.00 each; 36\u00a0packs backordered, expected ${day}: $1,000.00`,
    );

    // The promise that the checkout showed is kept with the order, in parts, and told in its mail.
    const { Deliveries } = await guest.post('customer/getorderdetails', { OrderId: orderId });
    expect(Deliveries.map(({ Promised }) => Promised.map(({ units, shipsOn }) => [units, shipsOn]))).toEqual([
      [
        [65, expect.any(String)],
        [36, expected],
      ],
    ]);
    expect(text).toMatch(/Arrival: 65 on .+ 2026, 36 on .+ 2026/);

    const dana = await staffMember(shop, 'dana');
    await dana.post('admin/order/shiplines', {
      orderId,
      carrier: 'Purolator',
      trackingNumber: '1',
      lines: [{ lineId: '2', quantity: 70 }],
    });
    expect((await orderDetail(shop, dana, orderId)).OrderLines[1]).toMatchObject({
      ShippedQty: 70,
      BackorderedQty: 30,
    });
  });

  it('come together where the buyer wants that: one part, with the last of it, and the desk is told', async () => {
    const guest = shop.visitor();
    const items = [
      ['6205', 1],
      ['NUTS', 100],
    ] as const;
    const { orderId, total } = await readyToPay(guest, items, 'together@example.com');
    await guest.post('checkout/saveheader', { OrderId: orderId, ShipTogether: true });
    const { ShipTogether } = await guest.post('checkout/getheader', { OrderId: orderId });
    expect(ShipTogether).toBe(true);
    await guest.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: total,
      payment: { method: 'card', token: await guest.cardToken(cards.approved) },
    });
    const { OrderHeader, Deliveries, OrderLines } = await orderDetail(shop, await staffMember(shop, 'dana'), orderId);
    expect(OrderHeader.ShipTogether).toBe(true);
    expect(Deliveries.map(({ Promised }) => Promised.map(({ units, shipsOn }) => [units, shipsOn]))).toEqual([
      [[101, OrderLines[1]!.BackorderExpected]],
    ]);
  });

  it('lead from the mail to the order: who is signed in to their account, a guest to the two fields, filled in', async () => {
    const { orderId } = await orderOnTerms(shop, [['6205', 1]]);
    expect((await mailTo(shop, 'ben@laurentide.example', 'order')).text).toContain(`/profile/myorders/${orderId}`);
    const { OrderHeader } = await orderDetail(
      shop,
      await staffMember(shop, 'dana'),
      (await orderByCard(shop, [['6205', 1]], undefined, 'guest+1@example.com')).orderId,
    );
    expect((await mailTo(shop, 'guest+1@example.com', 'Your order')).text).toContain(
      `orderNumber=${OrderHeader.OrderNumber}#email=guest%2B1%40example.com`,
    );
  });
});
