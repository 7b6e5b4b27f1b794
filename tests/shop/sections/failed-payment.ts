// A card whose bank authorises a payment and then does not hand the money over: what is left on record, and the two
// ways out of it.
import type { Output } from '#contracts/api.ts';
import {
  mailTo,
  orderByCard,
  orderDetail,
  staffMember,
  stockLeft,
  typesIn,
  type Items,
} from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { cards, type Visitor } from '../../harness/visitor.ts';

const reason = 'The customer cannot pay';

export const failedPayments = (theShop: () => TestShop) =>
  describe('a payment whose capture is refused', () => {
    let shop: TestShop;
    let dana: Visitor;
    let marc: Visitor;

    beforeAll(async () => {
      shop = theShop();
      [dana, marc] = await Promise.all([staffMember(shop, 'dana'), staffMember(shop, 'marc')]);
    });

    async function refusedOrder(
      items: Items = [['6205', 2]],
      { card = cards.captureDeclined as string, email = 'guest@example.com' } = {},
    ) {
      const placed = await orderByCard(shop, items, card, email);
      return { ...placed, paymentId: `${placed.orderId}.1.1` };
    }
    const detail = (orderId: string) => orderDetail(shop, dana, orderId);
    const captures = async (paymentId: string) => (await typesIn(shop, `payment-${paymentId}`)).slice(2);
    const works = async (orderId: string) =>
      (await dana.get('admin/work/list', { kind: 'payment' })).rows.filter(({ subjectId }) => subjectId === orderId);
    const atGateway = async (orderId: string) => {
      const { rows } = await shop.application.pool.query<{ status: string; refunded: string }>(
        `select status, (select coalesce(sum(amount), 0) from sandbox_gateway.refund r
        where r.authorisation = a.reference) as refunded from sandbox_gateway.authorisation a
        where order_reference = $1`,
        [orderId],
      );
      return rows[0]!;
    };
    const allOf = ({ Lines }: Output<'admin/order/detail'>) =>
      Lines.filter(({ open }) => open > 0).map(({ lineId, open }) => ({ lineId, quantity: open }));

    async function giveUp(orderId: string): Promise<Output<'admin/order/cancellines'>> {
      const asked = { orderId, lines: allOf(await detail(orderId)) };
      const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
      return dana.post('admin/order/cancellines', { ...asked, changes, amount, reason });
    }

    it('leaves the order placed, its payment failed for staff to see, and a piece of work open', async () => {
      const { orderId, paymentId } = await refusedOrder();
      const { OrderHeader, Payments } = await detail(orderId);
      expect({ OrderHeader, Payments }).toMatchObject({
        OrderHeader: { OrderStatus: 'processing', PaymentStatus: 'failed', PaidTotal: 0 },
        Payments: [{ paymentId, method: 'card', text: 'Visa 0341', status: 'failed' }],
      });
      expect((await shop.application.store.readStream(`payment-${paymentId}`)).at(-1)).toMatchObject({
        type: 'PaymentCaptureFailed',
        data: { orderId, code: 'capture_declined' },
      });
      expect(await works(orderId)).toMatchObject([
        { number: OrderHeader.OrderNumber, amount: OrderHeader.OrderTotal, page: `/order/${orderId}/show` },
      ]);
    });

    it('is not asked for again by the checkout, which is over', async () => {
      const { orderId, paymentId } = await refusedOrder([['6205', 1]]);
      expect(await typesIn(shop, `checkout-${orderId}`)).toContain('CheckoutCompleted');
      expect(await shop.commands.checkout.resume({ orderId, attempt: 1, source: 'cart' })).toMatchObject({
        settled: true,
      });
      expect(await captures(paymentId)).toEqual(['PaymentCaptureFailed']);
    });

    it('gives nothing back, ships nothing and lets nothing be edited', async () => {
      const { orderId } = await refusedOrder();
      const line = { lines: [{ lineId: '1', quantity: 1 }] };
      expect(
        await dana.refused(dana.post('admin/order/refund', { orderId, ...line, changes: 1, amount: 1, reason })),
      ).toMatchObject({ code: 'payment_not_captured' });
      expect(
        await dana.refused(dana.post('admin/order/edit', { orderId, ...line, changes: 1, difference: 0, reason })),
      ).toMatchObject({ code: 'payment_not_captured' });
      expect(
        await dana.refused(
          dana.post('admin/order/shiplines', { orderId, carrier: 'Purolator', trackingNumber: 'T-1', ...line }),
        ),
      ).toMatchObject({ status: 409, code: 'order_unpaid' });
      expect(await typesIn(shop, `order-${orderId}`)).toEqual(['OrderPlaced']);
    });

    describe('charging again', () => {
      it('takes the money where the bank hands it over now, and closes the work', async () => {
        const { orderId, paymentId, total } = await refusedOrder([['6205', 2]], { card: cards.captureDeclinedOnce });
        expect(await dana.post('admin/order/chargeagain', { orderId, paymentId })).toEqual({
          status: 'captured',
          code: '',
        });
        expect((await detail(orderId)).OrderHeader).toMatchObject({ PaymentStatus: 'captured', PaidTotal: total });
        expect(await works(orderId)).toEqual([]);
        expect(await captures(paymentId)).toEqual([
          'PaymentCaptureFailed',
          'PaymentCaptureRequested',
          'PaymentCaptured',
        ]);
        expect(await dana.post('admin/order/chargeagain', { orderId, paymentId })).toEqual({
          status: 'captured',
          code: '',
        });
        expect(await captures(paymentId)).toHaveLength(3);
      });

      it('says that the bank declines again, and each further decline is on record', async () => {
        const { orderId, paymentId } = await refusedOrder();
        for (const _ of [2, 3])
          expect(await dana.post('admin/order/chargeagain', { orderId, paymentId })).toEqual({
            status: 'declined',
            code: 'capture_declined',
          });
        expect(await captures(paymentId)).toEqual([
          'PaymentCaptureFailed',
          'PaymentCaptureRequested',
          'PaymentCaptureFailed',
          'PaymentCaptureRequested',
          'PaymentCaptureFailed',
        ]);
        expect((await detail(orderId)).OrderHeader.PaymentStatus).toBe('failed');
        expect(await works(orderId)).toHaveLength(1);
      });

      it('once more by a repeated click is one attempt with one answer', async () => {
        const { orderId, paymentId } = await refusedOrder();
        const commandId = crypto.randomUUID();
        for (const _ of [1, 2, 3])
          expect(await dana.post('admin/order/chargeagain', { orderId, paymentId }, { commandId })).toEqual({
            status: 'declined',
            code: 'capture_declined',
          });
        expect(await captures(paymentId)).toEqual([
          'PaymentCaptureFailed',
          'PaymentCaptureRequested',
          'PaymentCaptureFailed',
        ]);
      });

      it('by two at once charges once', async () => {
        const { orderId, paymentId } = await refusedOrder([['6205', 2]], { card: cards.captureDeclinedOnce });
        const answers = await Promise.all(
          [dana, marc].map((who) => who.post('admin/order/chargeagain', { orderId, paymentId })),
        );
        expect(answers).toEqual([
          { status: 'captured', code: '' },
          { status: 'captured', code: '' },
        ]);
        expect(await captures(paymentId)).toEqual([
          'PaymentCaptureFailed',
          'PaymentCaptureRequested',
          'PaymentCaptured',
        ]);
      });

      it('that is not answered is pending, and pressing again asks by the same key', async () => {
        const { orderId, paymentId } = await refusedOrder([['6205', 2]], { card: cards.captureDeclinedThenSilent });
        expect(await dana.post('admin/order/chargeagain', { orderId, paymentId })).toEqual({
          status: 'pending',
          code: '',
        });
        expect((await detail(orderId)).OrderHeader.PaymentStatus).toBe('failed');
        expect(await marc.post('admin/order/chargeagain', { orderId, paymentId })).toEqual({
          status: 'captured',
          code: '',
        });
        expect(await captures(paymentId)).toEqual([
          'PaymentCaptureFailed',
          'PaymentCaptureRequested',
          'PaymentCaptured',
        ]);
      });

      it('is for the order’s own payment, when that was refused', async () => {
        const [{ orderId, paymentId }, paid] = [await refusedOrder(), await orderByCard(shop, [['6205', 1]])];
        expect(
          await dana.refused(dana.post('admin/order/chargeagain', { orderId: paid.orderId, paymentId })),
        ).toMatchObject({ status: 404, code: 'payment_not_found' });
        expect(
          await dana.refused(dana.post('admin/order/chargeagain', { orderId: 'nobody', paymentId })),
        ).toMatchObject({
          status: 404,
          code: 'order_not_found',
        });
        const emile = await staffMember(shop, 'emile');
        expect(await emile.refused(emile.post('admin/order/chargeagain', { orderId, paymentId }))).toMatchObject({
          status: 403,
        });
      });
    });

    describe('giving the order up', () => {
      it('frees stock and reservation, gives nothing back, tells the buyer so, and closes the work', async () => {
        const before = await stockLeft(shop, '6205');
        const { orderId, paymentId, guest } = await refusedOrder(
          [
            ['6205', 3],
            ['6306', 1],
          ],
          { email: 'unpaid@example.com' },
        );
        const asked = { orderId, lines: allOf(await detail(orderId)) };
        const preview = await dana.post('admin/order/previewcancel', asked);
        expect(preview).toMatchObject({
          amount: 0,
          parts: { SubTotal: 0, ShippingTotal: 0 },
          paid: 0,
          left: 0,
          how: [],
        });
        expect(
          await dana.post('admin/order/cancellines', { ...asked, changes: preview.changes, amount: 0, reason }),
        ).toMatchObject({ status: 'none', amount: 0 });

        await until(
          async () => ((await captures(paymentId)).includes('PaymentVoided') ? true : undefined),
          'the release of the payment',
        );
        expect(await atGateway(orderId)).toMatchObject({ status: 'cancelled', refunded: '0' });
        await until(async () => ((await stockLeft(shop, '6205')) === before ? true : undefined), 'the stock');
        expect(await detail(orderId)).toMatchObject({
          DueTotal: 0,
          OrderHeader: { OrderStatus: 'cancelled', PaymentStatus: 'voided', PaidTotal: 0, RefundedTotal: 0 },
          Payments: [{ status: 'voided' }],
          Refunds: [],
        });
        expect((await guest.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader).toMatchObject({
          OrderStatus: 'cancelled',
          PaymentStatus: 'voided',
          PaidTotal: 0,
        });
        expect(await works(orderId)).toEqual([]);
        const { text } = await mailTo(shop, 'unpaid@example.com', 'Your order was cancelled');
        expect(text).toContain(
          'The payment for your order could not be taken or did not arrive, so we had to cancel the order.',
        );
        expect(text).not.toContain('given back');
      });

      it('is said in the timeline', async () => {
        const { orderId, paymentId } = await refusedOrder();
        await dana.post('admin/order/chargeagain', { orderId, paymentId });
        await giveUp(orderId);
        await until(
          async () => ((await captures(paymentId)).includes('PaymentVoided') ? true : undefined),
          'the release of the payment',
        );
        await shop.projectionsCaughtUp();
        const subject = `order:${orderId}`;
        const { entries } = await dana.get('admin/history/timeline', { subject });
        const said = (
          await dana.get('admin/history/descriptions', {
            subject,
            positions: entries.map(({ position }) => position).join(','),
          })
        ).map(({ description }) => description);
        expect(said).toContainEqual(
          expect.stringMatching(/^cancelled, since the payment was refused: 2 × .*: The customer cannot pay$/),
        );
        expect(said).toContainEqual(expect.stringMatching(/^charging \$.* tried again$/));
        expect(said).toContainEqual(expect.stringMatching(/^payment of \$.* given up: The order was cancelled\.$/));
      });

      it('is refused for a part of the lines', async () => {
        const { orderId } = await refusedOrder([
          ['6205', 3],
          ['6306', 1],
        ]);
        const part = { orderId, lines: [{ lineId: '1', quantity: 3 }] };
        expect(await dana.refused(dana.post('admin/order/previewcancel', part))).toMatchObject({
          code: 'payment_not_captured',
        });
        expect(
          await dana.refused(dana.post('admin/order/cancellines', { ...part, changes: 1, amount: 0, reason })),
        ).toMatchObject({ code: 'payment_not_captured' });
        expect(await captures(`${orderId}.1.1`)).toEqual(['PaymentCaptureFailed']);
      });

      it('by a repeated click happens once, with one answer', async () => {
        const { orderId, paymentId } = await refusedOrder();
        const asked = { orderId, lines: allOf(await detail(orderId)), changes: 1, amount: 0, reason };
        const commandId = crypto.randomUUID();
        const click = () => dana.post('admin/order/cancellines', asked, { commandId });
        const first = await click();
        await until(
          async () => ((await captures(paymentId)).includes('PaymentVoided') ? true : undefined),
          'the release of the payment',
        );
        expect(await click()).toEqual(first);
        expect((await typesIn(shop, `order-${orderId}`)).filter((type) => type === 'OrderLinesCancelled')).toHaveLength(
          1,
        );
      });

      it('is harmless when its worker does it again, and ends all charging', async () => {
        const { orderId, paymentId } = await refusedOrder();
        await giveUp(orderId);
        expect(await dana.refused(dana.post('admin/order/chargeagain', { orderId, paymentId }))).toMatchObject({
          code: 'order_cancelled',
        });
        await until(
          async () => ((await captures(paymentId)).includes('PaymentVoided') ? true : undefined),
          'the release of the payment',
        );
        await shop.commands.order.releasePayments({ orderId });
        expect(await captures(paymentId)).toEqual(['PaymentCaptureFailed', 'PaymentVoided']);
      });

      it('gives the money back that was taken by an attempt whose answer was late', async () => {
        const { orderId, paymentId, total } = await refusedOrder([['6205', 2]], {
          card: cards.captureDeclinedThenSilent,
          email: 'late@example.com',
        });
        expect((await dana.post('admin/order/chargeagain', { orderId, paymentId })).status).toBe('pending');
        await giveUp(orderId);
        await until(
          async () => ((await typesIn(shop, `order-${orderId}`)).includes('OrderRefundCompleted') ? true : undefined),
          'the refund',
        );
        expect(await atGateway(orderId)).toEqual({ status: 'captured', refunded: String(total) });
        expect(await detail(orderId)).toMatchObject({
          DueTotal: 0,
          OrderHeader: { OrderStatus: 'cancelled', PaymentStatus: 'refunded', RefundedTotal: total },
        });
        await shop.commands.order.releasePayments({ orderId });
        expect((await atGateway(orderId)).refunded).toBe(String(total));
        await mailTo(shop, 'late@example.com', 'Refund');
      });
    });

    it('whose bank does not answer is asked to release it until it does', async () => {
      const { orderId, paymentId } = await refusedOrder();
      await shop.stopGateway();
      expect(await dana.post('admin/order/chargeagain', { orderId, paymentId })).toEqual({
        status: 'pending',
        code: '',
      });
      await giveUp(orderId);
      const isLater = async () => {
        const { rows } = await shop.application.pool.query(
          `select from platform.effect where job = 'release-payments-when-unpaid-order-cancelled'
          and data ->> 'orderId' = $1 and due_at > now() + interval '30 seconds'`,
          [orderId],
        );
        return rows.length > 0 ? true : undefined;
      };
      await until(isLater, 'the next look');
      expect(await shop.commands.order.releasePayments({ orderId })).toEqual({ released: false });
      expect(await detail(orderId)).toMatchObject({
        OrderHeader: { OrderStatus: 'cancelled', PaymentStatus: 'failed' },
      });
      await shop.startGateway();
    });
  });
