// Issue 33: staff go on with what a customer left, and order for whoever is on the phone.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Request } from '#contracts/api.ts';
import { needed } from '#domain/shared/needed.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { mailTo, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

const MINUTE = 60_000;

describe('a customer’s cart that staff order', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let dana: Visitor;
  let helen: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    await shop.send('setting/save', { name: 'PayByWire', value: '1' });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    [dana, helen] = [await staffMember(shop, 'dana'), await staffMember(shop, 'helen')];
  });
  afterEach(() => shop.stop());

  const { accountId } = needed(
    accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
    'account of ben',
  );
  const begun = async (visitor = ben) => (await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 10 })).OrderID;
  const preview = (orderId: string, how: { addressId?: string; shippingMethod?: string } = {}) =>
    dana.post('admin/checkout/preview', { orderId, shippingMethod: 'ground', ...how });
  type Order = Request<'admin/checkout/placeorder'>;
  const order = async (orderId: string, changed: Partial<Order> = {}, options?: { commandId: string }) => {
    const { OrderTotal } = await preview(orderId);
    return dana.post(
      'admin/checkout/placeorder',
      {
        ...{ orderId, shippingMethod: 'ground', orderTotal: OrderTotal, method: 'terms', reference: 'PHONE 7' },
        ...changed,
      } as Order,
      options,
    );
  };
  const refused = async (call: Promise<unknown>) => (await dana.refused(call)).code;
  const statusOf = async (orderId: string) => (await dana.get('admin/cart/detail', { orderId })).status;
  const left = async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    await ben.post('checkout/processmultiplepayment', {
      ...{ OrderId: orderId, OrderTotal: total },
      Payments: [
        { Amount: 1_000, payment: { method: 'terms', poNumber: 'A' } },
        { payment: await payByCard(ben, cards.challenge) },
      ],
    });
    shop.clock.advance(31 * MINUTE);
    await shop.quiet();
    return orderId;
  };

  it('goes to the account’s primary address and the buyer’s own e-mail where nothing else was chosen', async () => {
    const orderId = await begun();
    const seen = await preview(orderId);
    expect(seen).toMatchObject({ owner: 'Ben Carter', email: 'ben.carter@laurentide.example', places: 1, missing: [] });
    expect(seen.addresses[0]?.address).toEqual(seen.billTo);
    expect(seen.quotations.map(({ shippingMethod }) => shippingMethod)).toContain('ground');
    expect(seen.OrderTotal).toBe(seen.SubTotal - seen.DiscountTotal + seen.ShippingTotal + seen.TaxTotal);
    expect(seen.methods.map(({ method }) => method)).toEqual(['terms', 'wire']);
  });

  it('becomes the order of its buyer, who is told of it and finds it; on record as placed by staff', async () => {
    const orderId = await begun();
    const placed = await order(orderId);
    await shop.quiet();
    const mine = await ben.post('checkout/get_ordercomplete', { OrderId: orderId });
    expect(mine.OrderHeader).toMatchObject({ OrderNumber: placed.orderNumber, PaymentText: 'Terms' });
    expect((await mailTo(shop, 'ben.carter@laurentide.example', placed.orderNumber)).text).toContain('6205');
    const events = shop.application.store.events.filter(({ stream }) => stream === `order-${orderId}`);
    expect(events[0]).toMatchObject({
      type: 'OrderPlaced',
      data: {
        accountId,
        placedBy: 'Ben Carter',
        language: 'en',
        payments: [{ method: 'terms', reference: 'PHONE 7' }],
      },
    });
    expect(events[0]?.metadata.actor).toMatch(/^staff:/);
    expect(await statusOf(orderId)).toBe('ordered');
  });

  it('is written to in the language of its buyer, whatever the desk reads', async () => {
    const french = needed(
      accounts.flatMap(({ contacts }) => contacts).find(({ language }) => language === 'fr'),
      'contact who reads French',
    );
    const buyer = shop.visitor();
    await buyer.post('account/login', { userName: french.userName, password: DEMO_PASSWORD });
    const orderId = await begun(buyer);
    await order(orderId, { method: 'wire' });
    const [event] = shop.application.store.events.filter(({ stream }) => stream === `order-${orderId}`);
    expect(event?.data).toMatchObject({ language: 'fr' });
  });

  it('keeps what its buyer has chosen, but for another of the account’s addresses', async () => {
    const { orderId } = await readyToPay(ben, [['6205', 10]], 'stores@laurentide.example');
    const seen = await preview(orderId, { shippingMethod: '' });
    expect(seen).toMatchObject({ email: 'stores@laurentide.example', shippingMethod: 'ground' });
    expect(seen.addresses[0]).toMatchObject({ addressId: '', address: { addressLine1: '1 rue du Marché' } });
    const other = needed(
      seen.addresses.find(({ addressId }) => addressId !== ''),
      'address of the account',
    );
    const { OrderTotal: orderTotal } = await preview(orderId, { addressId: other.addressId });
    await order(orderId, { addressId: other.addressId, orderTotal });
    const [event] = shop.application.store.events.filter(({ stream }) => stream === `order-${orderId}`);
    expect(event?.data).toMatchObject({
      shipTo: { 1: { addressLine1: other.address.addressLine1 } },
      billTo: { addressLine1: '1 rue du Marché' },
    });
  });

  it('is ordered once, however often it is pressed', async () => {
    const orderId = await begun();
    const { OrderTotal: orderTotal } = await preview(orderId);
    const commandId = crypto.randomUUID();
    const press = () => order(orderId, { orderTotal }, { commandId });
    const placed = await press();
    const asked = { orderId, shippingMethod: 'ground', orderTotal, method: 'terms', reference: 'PHONE 7' } as const;
    expect(await dana.post('admin/checkout/placeorder', asked, { commandId })).toEqual(placed);
    expect(await refused(dana.post('admin/checkout/placeorder', asked))).toBe('already_placed');
    expect(shop.application.store.events.filter(({ type }) => type === 'OrderPlaced')).toHaveLength(1);
  });

  it('that was left while it was paid is taken up again, and ordered by another method', async () => {
    const orderId = await left();
    expect(await statusOf(orderId)).toBe('payment-left');
    expect(await refused(order(orderId))).toBe('cart_put_aside');
    expect(await dana.post('admin/cart/resume', { orderId })).toMatchObject({ short: [], repricedCount: 0 });
    expect(await statusOf(orderId)).toBe('open');
    await order(orderId, { method: 'wire', reference: 'W-1' });
    await shop.quiet();
    expect((await ben.post('checkout/get_ordercomplete', { OrderId: orderId })).OrderHeader).toMatchObject({
      PaymentText: 'Wire transfer W-1',
    });
  });

  it('says that prices have changed, and takes today’s', async () => {
    const orderId = await begun();
    expect((await preview(orderId)).pricesChanged).toBe(false);
    const tiers = [{ quantity: 1, unitPrice: 9_900 }];
    await shop.send('price-list/import', { priceList: 'standard', itemNumber: '6205', currency: 'CAD', tiers });
    expect((await preview(orderId)).pricesChanged).toBe(true);
    expect(await refused(order(orderId))).toBe('price_changed');
    expect(await dana.post('admin/cart/resume', { orderId })).toMatchObject({ repricedCount: 1 });
    await order(orderId);
    expect(await statusOf(orderId)).toBe('ordered');
  });

  describe('stays as it was, and says why, where', () => {
    it('it comes to another total than was seen', async () => {
      const orderId = await begun();
      expect(await refused(order(orderId, { orderTotal: 1 }))).toBe('total_changed');
      expect(await statusOf(orderId)).toBe('open');
    });

    it('its buyer would have to pay themselves', async () => {
      expect(await refused(order(await begun(), { method: 'card' }))).toBe('payment_method_not_allowed');
    });

    it('its buyer is paying for it', async () => {
      const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
      const payment = await payByCard(ben, cards.challenge);
      await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      expect(await refused(order(orderId))).toBe('cart_locked');
      expect(await refused(dana.post('admin/cart/resume', { orderId }))).toBe('cart_locked');
    });

    it('the account has no credit left for it: the cart is open again', async () => {
      const orderId = await begun();
      const { CreditLimit: seen } = await ben.get('customer/getagedbalance', {});
      await helen.post('admin/customer/setcreditlimit', { accountId, seen, limit: 0 });
      expect(await refused(order(orderId))).toBe('credit_exceeded');
      await shop.quiet();
      expect(await statusOf(orderId)).toBe('open');
      await order(orderId, { method: 'wire' });
    });

    it('its buyer has saved it for later', async () => {
      const orderId = await begun();
      const { personId } = await shop.states.cart.get({ orderId });
      const saved = { orderId, personId, name: 'Hall 4', byEmail: false };
      await shop.application.store.add(`cart-${orderId}`, 'CartSaved', saved);
      await shop.quiet();
      expect(await refused(dana.post('admin/cart/resume', { orderId }))).toBe('cart_put_aside');
      expect(await refused(order(orderId))).toBe('cart_put_aside');
    });

    it('it is a guest’s, or nobody’s, or has nothing in it', async () => {
      const guest = await begun(shop.visitor());
      expect(await refused(preview(guest))).toBe('cart_not_found');
      expect(await refused(preview('nobodys'))).toBe('cart_not_found');
      const orderId = await begun();
      await dana.post('admin/cart/removeline', { orderId, lineId: '1' });
      expect(await refused(order(orderId))).toBe('cart_empty');
    });

    it('the address is another account’s, or the way does not go there', async () => {
      const orderId = await begun();
      expect(await refused(order(orderId, { addressId: 'nobodys' }))).toBe('address_not_found');
      expect(await refused(order(orderId, { shippingMethod: 'balloon' }))).toBe('shipping_method_unavailable');
      expect(await refused(order(orderId, { shippingMethod: '' }))).toBe('checkout_incomplete');
    });
  });
});
