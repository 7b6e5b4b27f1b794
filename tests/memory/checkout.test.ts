import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { cards, type Visitor } from '../harness/visitor.ts';
import { mailTo } from '../harness/order-desk.ts';
import { montreal, readyToPay } from '../harness/readied-cart.ts';

describe('a guest who checks out by card', () => {
  let shop: MemoryShop;
  let guest: Visitor;

  beforeAll(async () => {
    shop = await startMemoryShop();
  });
  beforeEach(() => {
    guest = shop.visitor();
  });

  it('gets an order with a number, its stock held, its money captured and a mail', async () => {
    const { orderId, total } = await readyToPay(guest, [['6205', 12]]);
    const placed = await guest.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: total,
      payment: { method: 'card', token: await guest.cardToken(cards.approved) },
    });
    expect(placed).toMatchObject({
      status: 'placed',
      OrderID: orderId,
      OrderNumber: expect.stringMatching(/^MW-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    });

    const order = await guest.post('checkout/get_ordercomplete', { OrderId: orderId });
    expect(order.OrderHeader).toMatchObject({
      OrderStatus: 'processing',
      PaymentStatus: 'captured',
      PaymentText: 'Visa 4242',
      SubTotal: 12 * 900,
      OrderTotal: total,
      PlacedBy: 'Test Buyer',
      ShipTo: montreal,
    });
    expect(order.OrderLines[0]).toMatchObject({
      ProductId: '6205',
      Qty: 12,
      UnitPrice: 1_000,
      ExtendedPrice: 900,
      LineStatus: 1,
      LineTotal: 10_800,
    });
    expect((await shop.visitor().post('product/productinfo', { productId: '6205' })).availability.quantity).toBe(4_988);

    const mail = await mailTo(shop, 'guest@example.com', 'order');
    expect(mail.subject).toContain(order.OrderHeader.OrderNumber);
  });

  it.each([
    [cards.declined, 'card_declined'],
    [cards.insufficientFunds, 'insufficient_funds'],
  ])(
    'keeps the cart when the card %s is declined, frees the stock, and may pay with another card',
    async (number, code) => {
      const before = await quantityOf(shop, '6306');
      const { orderId, total } = await readyToPay(guest, [['6306', 3]]);
      const pay = async (card: string) =>
        guest.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: { method: 'card', token: await guest.cardToken(card) },
        });
      expect(await guest.refused(pay(number))).toMatchObject({ status: 402, code });
      expect(await quantityOf(shop, '6306')).toBe(before);
      expect(await pay(cards.approved)).toMatchObject({ status: 'placed' });
      expect(await quantityOf(shop, '6306')).toBe(before - 3);
    },
  );

  describe('whose bank does not answer', () => {
    const payThenSilence = async () => {
      const { orderId, total } = await readyToPay(guest, [['6205', 2]]);
      const request = {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'card' as const, token: await guest.cardToken(cards.silent) },
      };
      const again = { commandId: crypto.randomUUID() };
      expect(await guest.refused(guest.post('checkout/placeorder', request, again))).toMatchObject({
        status: 503,
        code: 'payment_pending',
      });
      return {
        orderId,
        tryAgain: () => guest.post('checkout/placeorder', request, again),
        payAnew: async () =>
          guest.post('checkout/placeorder', {
            ...request,
            payment: { method: 'card', token: await guest.cardToken(cards.approved) },
          }),
      };
    };
    const typesOf = async (stream: string) => (await shop.application.store.readStream(stream)).map(({ type }) => type);
    const expectOneOrder = async (orderId: string) => {
      expect(await typesOf(`order-${orderId}`)).toEqual(['OrderPlaced']);
      expect(await typesOf(`payment-${orderId}.1.1`)).toEqual([
        'PaymentRequested',
        'PaymentAuthorised',
        'PaymentCaptured',
      ]);
    };

    it('is told that nobody knows yet, and gets the order with one charge by trying again', async () => {
      const { orderId, tryAgain } = await payThenSilence();
      expect(await guest.refused(guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 }))).toMatchObject({
        code: 'cart_locked',
      });
      expect(await tryAgain()).toMatchObject({ status: 'placed' });
      await expectOneOrder(orderId);
    });

    it('gets it with the first charge alone when another card is tried', async () => {
      const { orderId, payAnew } = await payThenSilence();
      expect(await payAnew()).toMatchObject({ status: 'placed' });
      await expectOneOrder(orderId);
      expect(await typesOf(`payment-${orderId}.2.1`)).toEqual([]);
    });

    it('gets the order without trying again, by the worker', async () => {
      const { orderId } = await payThenSilence();
      expect(await shop.commands.checkout.resume({ orderId, attempt: 1, source: 'cart' })).toEqual({ settled: true });
      await expectOneOrder(orderId);
    });
  });

  describe('whose shop died after the cart was locked and before anything was held or charged', () => {
    const lockOnly = async (quantity: number) => {
      const { orderId, total } = await readyToPay(guest, [['6205', quantity]]);
      const { changes } = await shop.states.cart.get({ orderId });
      await shop.commands.cart.lock({ orderId, attempt: 1, changesSeen: changes });
      return {
        orderId,
        pay: async () =>
          guest.post('checkout/placeorder', {
            OrderId: orderId,
            OrderTotal: total,
            payment: { method: 'card', token: await guest.cardToken(cards.approved) },
          }),
      };
    };

    it('gets the order at once by pressing again', async () => {
      const { orderId, pay } = await lockOnly(1);
      expect(await pay()).toMatchObject({ status: 'placed', OrderID: orderId });
      expect((await shop.application.store.readStream(`checkout-${orderId}`)).map(({ type }) => type)).toEqual([
        'CheckoutAbandoned',
        'CheckoutStarted',
        'CheckoutPaid',
        'CheckoutCompleted',
      ]);
    });

    it('finds the cart open again after a while, and the dead attempt never comes back', async () => {
      const { orderId, pay } = await lockOnly(2);
      const resume = () => shop.commands.checkout.resume({ orderId, attempt: 1, source: 'cart' });
      expect(await resume()).toEqual({ settled: true });
      expect((await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 })).Qty).toBe(3);
      expect(await resume()).toEqual({ settled: true });
      expect(await guest.refused(pay())).toMatchObject({ code: 'total_changed' });
    });
  });

  it('learns that somebody else has the last unit before anything of theirs is locked or begun', async () => {
    const pay = async (visitor: Visitor, { orderId, total }: { orderId: string; total: number }) =>
      visitor.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'card', token: await visitor.cardToken(cards.approved) },
      });
    const faster = shop.visitor();
    const [theirs, mine] = [await readyToPay(faster, [['RARE', 1]]), await readyToPay(guest, [['RARE', 1]])];
    await pay(faster, theirs);
    expect(await guest.refused(pay(guest, mine))).toMatchObject({ status: 409, code: 'sold_out' });
    expect(await shop.application.store.readStream(`checkout-${mine.orderId}`)).toEqual([]);
    const cart = await shop.application.store.readStream(`cart-${mine.orderId}`);
    expect(cart.map(({ type }) => type)).not.toContain('CartLocked');
    // Who pressed twice, and whose first press was faster, is not told that their own unit is gone.
    const rest = { itemNumber: 'RARE', quantity: 1, backorder: false, nearest: [] };
    await shop.send('stock/count', { itemNumber: 'RARE', counts: { mtl: 2 } });
    await shop.commands.stock.hold({ ...rest, holdId: `${mine.orderId}.1` });
    expect(await pay(guest, mine)).toMatchObject({ status: 'placed' });
    // For who needs it below: two are held, one comes in.
    await shop.send('stock/count', { itemNumber: 'RARE', counts: { mtl: 3 } });
  });

  it('is told the new price when it changed meanwhile, and pays no other', async () => {
    const { orderId, total } = await readyToPay(guest, [['LATER', 1]]);
    await shop.send('price-list/import', {
      priceList: 'standard',
      itemNumber: 'LATER',
      currency: 'CAD',
      tiers: [{ quantity: 1, unitPrice: 800 }],
    });
    const pay = async (sum: number) =>
      guest.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: sum,
        payment: { method: 'card', token: await guest.cardToken(cards.approved) },
      });
    expect(await guest.refused(pay(total))).toMatchObject({
      status: 409,
      code: 'price_changed',
      params: { lines: [{ itemNumber: 'LATER', was: 700, now: 800 }] },
    });
    await guest.post('cart/acceptprices', { OrderId: orderId });
    const { OrderHeader } = await guest.post('checkout/getheader', { OrderId: orderId });
    expect(await guest.refused(pay(total))).toMatchObject({ code: 'total_changed' });
    expect(await pay(OrderHeader.OrderTotal)).toMatchObject({ status: 'placed' });
  });

  it('is told that the whole order leaves when its last line can', async () => {
    const { orderId } = await readyToPay(guest, [
      ['6205', 1],
      ['LATER', 1],
    ]);
    const later = await guest.post('product/productinfo', { productId: 'LATER' });
    expect(later.availability).toMatchObject({
      status: 'backorder',
      shipsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const [quotation] = await guest.post('checkout/getshippingquotations', { OrderId: orderId });
    expect(quotation!.shipsOn).toBe(later.availability.shipsOn);
  });

  it('learns what delivery to a postal code costs, and when it arrives, before any address is given', async () => {
    const visitor = shop.visitor();
    const ofItem = await visitor.post('cart/ShippingCalculator', { ProductId: '6205', Qty: 3, zip: 'h4n 2m7' });
    expect(ofItem.Place).toEqual({ zip: 'H4N 2M7', state: 'QC', country: 'CA' });
    const { OrderID } = await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
    const ofCart = await visitor.post('cart/ShippingCalculator', { OrderId: OrderID, zip: 'H4N 2M7' });
    expect(ofCart).toEqual(ofItem);
    const destination = { country: 'CA', state: 'QC', zip: 'H4N 2M7' };
    expect(ofItem.Quotations).toEqual(
      await visitor.post('checkout/getshippingquotations', { OrderId: OrderID, ...destination }),
    );
    expect(ofItem.Quotations.length).toBeGreaterThan(0);
  });

  it('is told which postal codes are understood, and that what is not for sale is not sent', async () => {
    const ask = (asked: { ProductId: string; zip: string }) =>
      guest.refused(guest.post('cart/ShippingCalculator', asked));
    expect(await ask({ ProductId: '6205', zip: '75001 Paris' })).toMatchObject({ code: 'postal_code_unknown' });
    expect(await ask({ ProductId: 'NONE', zip: 'H4N 2M7' })).toMatchObject({ status: 404, code: 'product_not_found' });
  });

  it('buys a bundle out of the stock of its parts', async () => {
    const before = await quantityOf(shop, '6205');
    const { orderId, total } = await readyToPay(guest, [
      ['KIT', 1],
      ['6205', 1],
    ]);
    await guest.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: total,
      payment: { method: 'card', token: await guest.cardToken(cards.approved) },
    });
    expect(await quantityOf(shop, '6205')).toBe(before - 3);
    const { availability } = await guest.post('product/productinfo', { productId: 'KIT' });
    expect(availability.status).toBe('sold-out');
    expect(availability.shipsOn).toBeUndefined();
  });
});

describe('the last unit of an item, wanted by twelve at once', () => {
  let shop: MemoryShop;
  beforeAll(async () => {
    shop = await startMemoryShop();
  });
  afterAll(() => shop.stop());

  it('is one buyer’s, and all but the few whose turn it was then find it sold out with nothing locked or begun', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const visitor = shop.visitor();
        const { orderId, total } = await readyToPay(visitor, [['RARE', 1]]);
        return { visitor, orderId, total, token: await visitor.cardToken(cards.approved) };
      }),
    );
    const outcomes = await Promise.allSettled(
      buyers.map(({ visitor, orderId, total, token }) =>
        visitor.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: { method: 'card', token },
        }),
      ),
    );
    expect(outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []))).toEqual(['placed']);
    const refusals = outcomes.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toHaveLength(11);
    for (const refusal of refusals) expect(refusal).toMatchObject({ answer: { code: 'sold_out' } });
    const types = await Promise.all(
      buyers.map(async ({ orderId }) =>
        (await shop.application.store.readStream(`cart-${orderId}`)).map(({ type }) => type),
      ),
    );
    expect(types.filter((ofCart) => ofCart.includes('CartLocked')).length).toBeLessThanOrEqual(4);
  });
});

async function quantityOf(shop: MemoryShop, productId: string): Promise<number> {
  return (await shop.visitor().post('product/productinfo', { productId })).availability.quantity;
}
