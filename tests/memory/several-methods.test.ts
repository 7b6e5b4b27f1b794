// Issue 33, "Several methods for one order" (spec 3 AllowMultiplePayments, spec 4, checkout/processmultiplepayment).
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { MemoryGateway } from '../harness/memory-gateway.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { mailTo, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

const MINUTE = 60_000;

describe('an order that several methods pay', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterEach(() => shop.stop());

  const typesOf = async (stream: string) => (await shop.application.store.readStream(stream)).map(({ type }) => type);
  const atGateway = () => (shop.application.services.gateways.cards as MemoryGateway).statuses();
  const terms = (poNumber = 'PO-77') => ({ method: 'terms' as const, poNumber });
  const cart = () => readyToPay(ben, [['6205', 10]]);

  it('has its parts reserved in their order and taken, with amounts that add up', async () => {
    const { orderId, total } = await cart();
    const Payments = [{ Amount: 2_500, payment: await payByCard(ben) }, { payment: terms() }];
    const placed = await ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
    expect(placed).toMatchObject({ status: 'placed', OrderID: orderId });
    const [order] = await shop.application.store.readStream(`order-${orderId}`);
    expect((order!.data as { payments: object[] }).payments).toMatchObject([
      { paymentId: `${orderId}.1.1`, method: 'card', amount: 2_500, text: 'Visa 4242' },
      { paymentId: `${orderId}.1.2`, method: 'terms', amount: total - 2_500, reference: 'PO-77' },
    ]);
    const { OrderHeader } = await ben.post('checkout/get_ordercomplete', { OrderId: orderId });
    expect(OrderHeader.PaymentText).toContain('Visa 4242');
    expect(OrderHeader.PaymentText).toBe('Visa 4242 ($25.00), Terms ($' + (total - 2_500) / 100 + ')');
  });

  it('is never ordered twice, and says so to who pays it once more', async () => {
    const { orderId, total } = await cart();
    const input = {
      OrderId: orderId,
      OrderTotal: total,
      Payments: [{ Amount: 100, payment: terms('A') }, { payment: terms('B') }],
    };
    const commandId = crypto.randomUUID();
    const placed = await ben.post('checkout/processmultiplepayment', input, { commandId });
    expect(await ben.post('checkout/processmultiplepayment', input, { commandId })).toEqual(placed);
    expect(await ben.refused(ben.post('checkout/processmultiplepayment', input))).toMatchObject({
      code: 'already_placed',
    });
    expect(await typesOf(`order-${orderId}`)).toEqual(['OrderPlaced']);
  });

  it('charges nothing where one part is refused, says which, and may be paid in another way', async () => {
    const { orderId, total } = await cart();
    const pay = async (number: string) =>
      ben.post('checkout/processmultiplepayment', {
        OrderId: orderId,
        OrderTotal: total,
        Payments: [
          { Amount: 1_000, payment: terms() },
          { Amount: 2_000, payment: await payByCard(ben) },
          { payment: await payByCard(ben, number) },
        ],
      });
    expect(await ben.refused(pay(cards.declined))).toMatchObject({
      status: 402,
      code: 'card_declined',
      params: { part: 3 },
    });
    expect(atGateway()).toEqual(['cancelled', 'declined']);
    expect((await typesOf('credit-ACC-1001')).slice(-2)).toEqual(['CreditHeld', 'CreditHoldReleased']);
    expect((await ben.post('checkout/getheader', { OrderId: orderId })).PaymentParts).toEqual([
      { method: 'terms', amount: 1_000 },
      { method: 'card', amount: 2_000 },
      { method: 'card', amount: total - 3_000 },
    ]);
    expect(await pay(cards.approved)).toMatchObject({ status: 'placed' });
  });

  it('leaves no reservation behind twenty refusals', async () => {
    const { orderId, total } = await cart();
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const Payments = [{ Amount: 500, payment: terms() }, { payment: await payByCard(ben, cards.declined) }];
      const pay = ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
      expect(await ben.refused(pay)).toMatchObject({ code: 'card_declined' });
    }
    const credit = await typesOf('credit-ACC-1001');
    const count = (type: string) => credit.filter((one) => one === type).length;
    expect(count('CreditHeld')).toBe(20);
    expect(count('CreditHoldReleased')).toBe(20);
    expect((await shop.states.cart.get({ orderId })).status).toBe('open');
  });

  it.each([
    ['nothing', [0, undefined], 'payment_part_too_small'],
    ['less than nothing', [-5, undefined], 'payment_part_too_small'],
    ['more than is due', [9_999_999, undefined], 'payment_plan_incomplete'],
    ['less than is due', [100, 100], 'payment_plan_incomplete'],
    ['no amount, twice', [undefined, undefined], 'payment_plan_incomplete'],
  ])('is not begun with parts of %s, and the cart stays open', async (_what, amounts, code) => {
    const { orderId, total } = await cart();
    const Payments = amounts.map((Amount) => ({ ...(Amount === undefined ? {} : { Amount }), payment: terms() }));
    const refused = await ben.refused(
      ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments }),
    );
    expect([refused.code, ...(refused.fields ?? []).map((field) => field.code)]).toContain(code);
    expect((await shop.states.cart.get({ orderId })).status).toBe('open');
    expect(await typesOf(`checkout-${orderId}`)).toEqual([]);
  });

  it('is not offered, nor taken, where the dealer has switched it off', async () => {
    await shop.send('setting/save', { name: 'AllowMultiplePayments', value: '0' });
    const { orderId, total } = await cart();
    const Payments = [{ Amount: 100, payment: terms() }, { payment: terms() }];
    expect((await ben.get('store/getorderentrysetup', {})).AllowMultiplePayments).toBe(false);
    const pay = ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
    expect(await ben.refused(pay)).toMatchObject({ status: 404 });
  });

  describe('and whose buyer leaves while the bank asks', () => {
    const leave = async () => {
      const { orderId, total } = await cart();
      const Payments = [{ Amount: 1_000, payment: terms() }, { payment: await payByCard(ben, cards.challenge) }];
      expect(
        await ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments }),
      ).toMatchObject({ status: 'challenge' });
      shop.clock.advance(16 * MINUTE);
      await shop.quiet();
      return { orderId, total };
    };

    it('waits among the pending orders with its parts given back, and is the current cart no more', async () => {
      const { orderId, total } = await leave();
      expect(atGateway()).toEqual(['cancelled']);
      expect((await typesOf('credit-ACC-1001')).slice(-2)).toEqual(['CreditHeld', 'CreditHoldReleased']);
      expect(await ben.get('account/getusercontext', {})).toMatchObject({ lineCount: 0 });
      // Without freight and taxes the cart comes to less than what was to be paid, which tells one that was left (spec 4).
      const { OrderHeader } = await ben.get('cart/getcartdetails/{id}', { id: orderId });
      expect(OrderHeader).toMatchObject({ PaymentAmount: total });
      expect(OrderHeader.OrderTotal).toBeLessThan(total);
      const further = await ben.post('cart/addtocart', { ProductId: '6306', Qty: 1 });
      expect(further.OrderID).not.toBe(orderId);
      const change = ben.post('cart/updatequantity', { OrderId: orderId, LineId: '1', Qty: 2 });
      expect(await ben.refused(change)).toMatchObject({ code: 'cart_payment_left' });
    });

    it('is told by a letter that leads there', async () => {
      await leave();
      const { text } = await mailTo(shop, 'guest@example.com', 'not placed');
      expect(text).toContain('/profile/myincompleteorders');
    });

    it('is gone on with the next day, by the parts that it had', async () => {
      const { orderId, total } = await leave();
      expect(await ben.post('cart/checkoutwithpendingorder', { OrderId: orderId })).toMatchObject({
        OrderID: orderId,
        lineCount: 1,
        Short: [],
        RepricedCount: 0,
      });
      const header = await ben.post('checkout/getheader', { OrderId: orderId });
      // What was to be paid, though the quantities of a cart may have changed since.
      expect(header.OrderHeader).toMatchObject({ PaymentAmount: total, OrderTotal: total });
      expect(header.PaymentParts).toEqual([
        { method: 'terms', amount: 1_000 },
        { method: 'card', amount: total - 1_000 },
      ]);
      const Payments = [{ Amount: 1_000, payment: terms() }, { payment: await payByCard(ben) }];
      expect(
        await ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments }),
      ).toMatchObject({ status: 'placed' });
      const again = ben.post('cart/checkoutwithpendingorder', { OrderId: orderId });
      expect(await ben.refused(again)).toMatchObject({ code: 'already_placed' });
    });

    it('is removed for good by its buyer, and is nobody else’s', async () => {
      const { orderId } = await leave();
      const chloe = shop.visitor();
      await chloe.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
      const none = { code: 'cart_not_found' };
      expect(await chloe.refused(chloe.post('cart/removependingorder', { OrderId: orderId }))).toMatchObject(none);
      expect(await chloe.refused(chloe.post('cart/checkoutwithpendingorder', { OrderId: orderId }))).toMatchObject(
        none,
      );
      await ben.post('cart/removependingorder', { OrderId: orderId });
      expect(await ben.refused(ben.post('cart/checkoutwithpendingorder', { OrderId: orderId }))).toMatchObject(none);
    });
  });

  describe('of which one is still awaited', () => {
    const place = async () => {
      for (const [name, value] of [
        ['PayByWire', '1'],
        ['WireWords', 'Bank of Lyon'],
      ] as const)
        await shop.send('setting/save', { name, value });
      const { orderId, total } = await cart();
      const Payments = [
        { Amount: 2_500, payment: await payByCard(ben) },
        { payment: { method: 'wire' as const, reference: '4711' } },
      ];
      await ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
      return { orderId, total, dana: await staffMember(shop, 'dana') };
    };

    it('is shipped once that money came', async () => {
      const { orderId, total, dana } = await place();
      const lines = [{ lineId: '1', quantity: 1 }];
      const ship = async () =>
        dana.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
      expect(await dana.refused(ship())).toMatchObject({ code: 'payment_awaited' });
      const receipt = {
        paymentId: `${orderId}.1.2`,
        amount: total - 2_500,
        reference: 'W-1',
        receivedOn: '2026-11-18',
      };
      await dana.post('admin/order/receivepayment', { orderId, ...receipt });
      expect(await ship()).toMatchObject({ shipmentId: expect.any(String) });
    });

    it('may be cancelled whole, and gives back what was taken and nothing more', async () => {
      const { orderId, dana } = await place();
      const asked = { orderId, lines: [{ lineId: '1', quantity: 10 }] };
      const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
      await dana.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'It never came' });
      await shop.quiet();
      expect((await typesOf(`payment-${orderId}.1.1`)).at(-1)).toBe('PaymentRefunded');
      expect((await typesOf(`payment-${orderId}.1.2`)).at(-1)).toBe('PaymentVoided');
      const { OrderHeader } = await ben.post('customer/getorderdetails', { OrderId: orderId });
      expect(OrderHeader).toMatchObject({ OrderStatus: 'cancelled', PaidTotal: 2_500, RefundedTotal: 2_500 });
    });
  });

  describe('and of which money is given back', () => {
    let orderId: string;
    let total: number;
    let helen: Visitor;
    beforeEach(async () => {
      ({ orderId, total } = await cart());
      const Payments = [{ Amount: 2_500, payment: await payByCard(ben) }, { payment: terms() }];
      await ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
      helen = await staffMember(shop, 'helen');
      await shop.quiet();
    });

    const refund = async (goodwill: number, byCard?: number) => {
      const parts = byCard === undefined ? [] : [{ paymentId: `${orderId}.1.1`, amount: byCard }];
      const asked = { orderId, goodwill, parts };
      const { changes, amount, how } = await helen.post('admin/order/previewrefund', asked);
      await helen.post('admin/order/refund', { ...asked, changes, amount, reason: 'Late' });
      await shop.quiet();
      return how.map((part) => [part.method, part.amount]);
    };
    const refunded = async () =>
      (await helen.get('admin/order/detail', { orderId })).Payments.map((payment) => payment.refunded);

    it('has it go to the part that was reserved last', async () => {
      expect(await refund(600)).toEqual([['terms', 600]]);
      expect(await refunded()).toEqual([0, 600]);
    });

    it('has it go where staff choose, to the others what is left', async () => {
      expect(await refund(600, 500)).toEqual([
        ['card', 500],
        ['terms', 100],
      ]);
      expect(await refunded()).toEqual([500, 100]);
    });

    it('has a cancelling paid back where staff choose', async () => {
      const parts = [{ paymentId: `${orderId}.1.2`, amount: 0 }];
      const asked = { orderId, lines: [{ lineId: '1', quantity: 1 }], parts };
      const { changes, amount, how } = await helen.post('admin/order/previewcancel', asked);
      expect(how).toMatchObject([{ method: 'card', amount }]);
      await helen.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'Not there' });
      await shop.quiet();
      expect(await refunded()).toEqual([amount, 0]);
    });

    it('refuses a part that names a payment twice, or one of another order', async () => {
      const part = { paymentId: `${orderId}.1.1`, amount: 100 };
      const preview = (parts: (typeof part)[]) =>
        helen.refused(helen.post('admin/order/previewrefund', { orderId, goodwill: 500, parts }));
      expect((await preview([part, part])).fields).toMatchObject([{ code: 'refund_part_twice' }]);
      expect(await preview([{ ...part, paymentId: 'another.1.1' }])).toMatchObject({ code: 'payment_not_found' });
    });
  });

  it('is no pending order where one method was to pay it, nor where nobody has an account', async () => {
    const guest = shop.visitor();
    const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
    const payment = await payByCard(guest, cards.challenge);
    await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    shop.clock.advance(16 * MINUTE);
    await shop.quiet();
    expect(await shop.states.cart.get({ orderId })).toMatchObject({ status: 'open', aside: false, paymentLeft: false });
  });
});
