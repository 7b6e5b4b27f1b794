// A payment that the provider has not answered comes to an end (reliability.md, "To decide").
import { addDays } from '#domain/shared/day.ts';
import { accounts, DEMO_PASSWORD, staff } from '#demo/shop/customers.ts';
import { endOfShopDay, shopDay } from '#platform/shop/shop-calendar.ts';
import type { JobContext } from '#platform/kernel/queue/job.ts';
import { expireQuoteWhenRevisionPublished } from '#workers/quote/expire-quote-when-revision-published.policy.ts';
import { quoteAtDesk, requestQuote } from '../../harness/quotes.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { cards, payByCard } from '../../harness/visitor.ts';

const MINUTE = 60_000;

export const providerAway = (theShop: () => TestShop) =>
  describe('while the payment provider is away', () => {
    let shop: TestShop;

    beforeAll(() => {
      shop = theShop();
    });

    const openHolds = async () => {
      const events = await shop.application.store.readStream('stock-6205');
      const open = new Set<string>();
      for (const { type, data } of events) {
        const { holdId } = data as { holdId: string };
        if (type === 'StockHeld') open.add(holdId);
        if (type === 'StockHoldReleased') open.delete(holdId);
      }
      return open.size;
    };
    const reservedAtGateway = async (orderId: string) =>
      (
        await shop.application.pool.query<{ status: string }>(
          `select status from sandbox_gateway.authorisation where order_reference = $1 and status in ('authorised', 'captured')`,
          [orderId],
        )
      ).rows.map(({ status }) => status);

    /** A buyer whose payment the provider did not answer. */
    async function pendingCheckout() {
      const visitor = shop.visitor();
      const { orderId, total } = await readyToPay(visitor, [['6205', 1]], 'ada@example.com');
      const payment = await payByCard(visitor);
      await shop.stopGateway();
      expect(
        await visitor.refused(visitor.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment })),
      ).toMatchObject({ status: 503, code: 'payment_pending' });
      return { visitor, orderId, total };
    }
    const resume = (orderId: string) => shop.commands.checkout.resume({ orderId, attempt: 1, source: 'cart' });

    it('a buyer can give the payment up and pay in another way, and the reservation is given back when the provider answers', async () => {
      const { visitor, orderId } = await pendingCheckout();
      await visitor.post('checkout/cancel', { OrderId: orderId });
      expect(await openHolds()).toBe(0);
      await visitor.post('cart/updatequantity', { OrderId: orderId, LineId: '1', Qty: 2 });
      await shop.startGateway();
      await shop.commands.payment.cancel({ paymentId: `${orderId}.1.1`, reason: 'checkout_cancelled' });
      expect(await reservedAtGateway(orderId)).toEqual([]);
      expect((await shop.application.store.readStream(`payment-${orderId}.1.1`)).map(({ type }) => type)).toEqual([
        'PaymentRequested',
        'PaymentVoided',
      ]);
    });

    it('the order is placed when the provider answers within the time that the buyer was told', async () => {
      const { orderId } = await pendingCheckout();
      await shop.clock.advance(14 * MINUTE);
      expect(await resume(orderId)).toEqual({ settled: false });
      await shop.startGateway();
      expect(await resume(orderId)).toEqual({ settled: true });
      expect(await reservedAtGateway(orderId)).toEqual(['captured']);
    });

    it('nothing is placed or charged after that time, and the buyer is told by mail', async () => {
      const { visitor, orderId } = await pendingCheckout();
      const holds = await openHolds();
      await shop.clock.advance(16 * MINUTE);
      expect(await resume(orderId)).toEqual({ settled: true });
      expect(await openHolds()).toBe(holds - 1);
      await shop.startGateway();
      expect(await resume(orderId)).toEqual({ settled: true });
      expect(await reservedAtGateway(orderId)).toEqual([]);
      const { rows } = await until(async () => {
        const found = await shop.application.pool.query<{ to: string }>(
          `select "to" from platform.mailbox where subject = 'Your order was not placed'`,
        );
        return found.rowCount ? found : undefined;
      }, 'the mail');
      expect(rows).toEqual([{ to: 'ada@example.com' }]);
      const again = await readyToPay(visitor, [['6205', 1]], 'ada@example.com');
      expect(
        await visitor.post('checkout/placeorder', {
          OrderId: again.orderId,
          OrderTotal: again.total,
          payment: await payByCard(visitor, cards.approved),
        }),
      ).toMatchObject({ status: 'placed' });
    });

    describe('and a quote that is being converted reaches the end of its validity', () => {
      const look = (quoteId: string) =>
        expireQuoteWhenRevisionPublished.job.run({ quoteId, revision: 1 }, shop as unknown as JobContext);
      const types = async (quoteId: string) =>
        (await shop.application.store.readStream(`quote-${quoteId}`)).map(({ type }) => type);

      it('its timer looks again until that came to nothing, and then it expires', async () => {
        for (const input of accounts) await shop.send('account/open', input);
        for (const input of staff) await shop.send('staff/add', input);
        const [buyer, csr] = [shop.visitor(), shop.visitor()];
        await buyer.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
        await csr.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
        const quoteId = await requestQuote(buyer, [['6205', 1]]);
        const {
          quote: { changes },
        } = await quoteAtDesk(shop, csr, quoteId);
        const validUntil = addDays(shopDay(shop.clock.now()), 1);
        const { hash } = await csr.post('admin/quote/publish', { quoteId, changes, validUntil });
        await shop.clock.advanceTo(Date.parse(endOfShopDay(validUntil)) - MINUTE);
        await buyer.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
        const payment = await payByCard(buyer);
        await shop.stopGateway();
        expect(
          await buyer.refused(
            buyer.post('checkout/convertquotetoorder', { QuoteId: quoteId, Revision: 1, RevisionHash: hash, payment }),
          ),
        ).toMatchObject({ code: 'payment_pending' });

        await shop.clock.advance(2 * MINUTE);
        expect(await look(quoteId)).toEqual({ laterMs: MINUTE });
        expect(await types(quoteId)).not.toContain('QuoteExpired');
        await buyer.post('checkout/cancel', { OrderId: quoteId });
        expect(await look(quoteId)).toBeUndefined();
        expect((await types(quoteId)).slice(-2)).toEqual(['QuoteReopened', 'QuoteExpired']);
        await shop.startGateway();
      });
    });
  });
