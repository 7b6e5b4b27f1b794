import type { TestShop } from '../../harness/shop.ts';
import { cards, type Visitor } from '../../harness/visitor.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import { until } from '../../harness/until.ts';

export const checkoutByCard = (theShop: () => TestShop) =>
  describe('a guest who checks out by card', () => {
    let shop: TestShop;
    let guest: Visitor;

    beforeAll(() => {
      shop = theShop();
    });
    beforeEach(() => {
      guest = shop.visitor();
    });

    it('may track it by number and e-mail, and nobody else can', async () => {
      const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
      const placed = await guest.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'card', token: await guest.cardToken(cards.approved) },
      });
      const orderNumber = (placed as { OrderNumber: string }).OrderNumber;
      const stranger = shop.visitor();
      await shop.projectionsCaughtUp();
      expect(
        (await stranger.post('customer/getorderdetailsforguest', { orderNumber, email: 'Guest@Example.com' }))
          .OrderHeader.OrderNumber,
      ).toBe(orderNumber);
      expect(
        await stranger.refused(
          stranger.post('customer/getorderdetailsforguest', { orderNumber, email: 'other@example.com' }),
        ),
      ).toMatchObject({ status: 404, code: 'order_not_found', LogId: 0 });
      await stranger.post('account/guestlogin', {});
      expect(await stranger.refused(stranger.post('customer/getorderdetails', { OrderId: orderId }))).toMatchObject({
        status: 404,
        code: 'order_not_found',
      });
    });

    it('is asked by the bank first when the card wants it, and the order is placed once it was confirmed', async () => {
      const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
      const asked = await guest.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'card', token: await guest.cardToken(cards.challenge) },
      });
      expect(asked.status).toBe('challenge');
      expect(await guest.refused(guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 }))).toMatchObject({
        status: 409,
        code: 'cart_locked',
      });
      await answerChallenge(asked, 'approve');
      expect(await guest.post('checkout/completechallenge', { OrderId: orderId })).toMatchObject({ status: 'placed' });
    });

    it('has the order without coming back once the bank has confirmed, by the hint of the gateway', async () => {
      const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
      const asked = await guest.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'card', token: await guest.cardToken(cards.challenge) },
      });
      await answerChallenge(asked, 'approve');
      const types = async () =>
        (await shop.application.store.readStream(`checkout-${orderId}`)).map(({ type }) => type);
      await until(async () => ((await types()).includes('CheckoutCompleted') ? true : undefined), 'the order');
      expect(await guest.post('checkout/completechallenge', { OrderId: orderId })).toMatchObject({ status: 'placed' });
      expect((await guest.post('checkout/get_ordercomplete', { OrderId: orderId })).OrderHeader).toMatchObject({
        PaymentStatus: 'captured',
      });
      expect(await types()).toEqual(['CheckoutStarted', 'CheckoutPaid', 'CheckoutCompleted']);
    });

    it('keeps the cart and learns why when the bank refuses', async () => {
      const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
      const ask = async () =>
        guest.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: { method: 'card', token: await guest.cardToken(cards.challenge) },
        });
      const asked = await ask();
      expect(await ask()).toEqual(asked);
      await answerChallenge(asked, 'fail');
      const late = await guest.refused(guest.post('checkout/completechallenge', { OrderId: orderId }));
      expect(late.code).toBe('challenge_failed');
      expect((await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 })).Qty).toBe(2);
    });

    it('places one order however often Complete Order is pressed', async () => {
      const { orderId, total } = await readyToPay(guest, [['6205', 2]]);
      const request = {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'card' as const, token: await guest.cardToken(cards.approved) },
      };
      const commandId = crypto.randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => guest.post('checkout/placeorder', request, { commandId })),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await guest.refused(guest.post('checkout/placeorder', request))).toMatchObject({
        status: 409,
        code: 'already_placed',
      });
      const placed = await shop.application.store.readStream(`order-${orderId}`);
      expect(placed.map((event) => event.type)).toEqual(['OrderPlaced']);
    });

    it('places it with the press that began it, though a repeated press comes before that has gone on', async () => {
      const { pool, store } = shop.application;
      const { orderId, total } = await readyToPay(guest, [['6205', 2]]);
      const request = {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'card' as const, token: await guest.cardToken(cards.approved) },
      };
      const again = { commandId: crypto.randomUUID() };
      // Between the lock of the cart and the beginning of the checkout the payments of the day are counted: there the
      // first press waits.
      const counting = await pool.connect();
      await counting.query('begin; lock table platform.rate_limit in access exclusive mode');
      try {
        const first = guest.post('checkout/placeorder', request, again);
        await until(
          async () =>
            (await store.readStream(`cart-${orderId}`)).some(({ type }) => type === 'CartLocked') || undefined,
          'the lock',
        );
        const second = guest.post('checkout/placeorder', request, again);
        await until(async () => shop.clock.waiting() > 0 || undefined, 'the wait of the second for the first');
        expect(await store.readStream(`checkout-${orderId}`)).toEqual([]);
        await counting.query('rollback');
        expect(await second).toEqual(await first);
      } finally {
        await counting.query('rollback');
        counting.release();
      }
      expect((await store.readStream(`checkout-${orderId}`)).map(({ type }) => type)).toEqual([
        'CheckoutStarted',
        'CheckoutPaid',
        'CheckoutCompleted',
      ]);
    });
  });

async function answerChallenge(asked: unknown, answer: 'approve' | 'fail'): Promise<void> {
  const { challengeUrl } = asked as { challengeUrl: string };
  await fetch(challengeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  });
}
