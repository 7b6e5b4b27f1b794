// Money back for a placed order: exactly what was previewed, never more than was paid, and once however often it is
// asked for.
import type { Output, Request } from '#contracts/api.ts';
import {
  creditLeft,
  mailTo,
  orderByCard,
  orderDetail,
  orderOnTerms,
  refundedAtGateway,
  staffMember,
  stockLeft,
  typesIn,
} from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { cards, type Visitor } from '../../harness/visitor.ts';

const reason = 'Wrong size delivered';

export const refundsOfOrders = (theShop: () => TestShop) =>
  describe('the order desk', () => {
    let shop: TestShop;
    let dana: Visitor;
    let marc: Visitor;
    let helen: Visitor;

    beforeAll(async () => {
      shop = theShop();
      [dana, marc, helen] = await Promise.all([
        staffMember(shop, 'dana'),
        staffMember(shop, 'marc'),
        staffMember(shop, 'helen'),
      ]);
    });

    type Asked = Omit<Request<'admin/order/previewrefund'>, 'orderId'>;

    async function refund(
      who: Visitor,
      orderId: string,
      asked: Asked,
      more: { restock?: boolean } = {},
      options = {},
    ): Promise<Output<'admin/order/refund'>> {
      const { changes, amount } = await who.post('admin/order/previewrefund', { orderId, ...asked });
      return who.post('admin/order/refund', { orderId, ...asked, ...more, changes, amount, reason }, options);
    }

    const detail = (orderId: string) => orderDetail(shop, dana, orderId);

    describe('a refund of a card payment', () => {
      it('says before what comes back and how, gives exactly that back, and tells the buyer', async () => {
        const { orderId, guest } = await orderByCard(shop, [['6205', 12]], cards.approved, 'ref@example.com');
        const asked = { lines: [{ lineId: '1', quantity: 4 }], freight: 500 };
        const preview = await dana.post('admin/order/previewrefund', { orderId, ...asked });
        // 4 at 9.00 and 5.00 of freight; GST 5 % and QST 9.975 % on both.
        expect(preview).toMatchObject({
          parts: { SubTotal: 3_600, DiscountTotal: 0, FeeLines: [], ShippingTotal: 500 },
          amount: 3_600 + 500 + 205 + 409,
          refunded: 0,
          how: [{ method: 'card', text: 'Visa 4242', amount: 4_714 }],
        });
        expect(preview.parts.TaxLines.map((tax) => tax.amount)).toEqual([205, 409]);

        const { changes, amount } = preview;
        expect(await dana.post('admin/order/refund', { orderId, ...asked, changes, amount, reason })).toMatchObject({
          status: 'refunded',
          amount: 4_714,
        });
        expect(await refundedAtGateway(shop, orderId)).toBe(4_714);
        await shop.projectionsCaughtUp();
        const seen = await guest.post('customer/getorderdetails', { OrderId: orderId });
        expect(seen.OrderHeader).toMatchObject({ PaymentStatus: 'partly-refunded', RefundedTotal: 4_714 });
        expect(seen.Refunds).toMatchObject([{ status: 'completed', amount: 4_714, lines: [{ LineID: '1', Qty: 4 }] }]);
        expect(JSON.stringify(seen)).not.toContain(reason);
        expect((await mailTo(shop, 'ref@example.com', 'Refund')).text).toContain('47.14');
      });

      it('gives all of it back in the end, to the cent, however it is cut up', async () => {
        const { orderId, total } = await orderByCard(shop, [
          ['6205', 7],
          ['6306', 1],
        ]);
        for (const quantity of [1, 2, 3, 1]) await refund(helen, orderId, { lines: [{ lineId: '1', quantity }] });
        await refund(helen, orderId, { lines: [{ lineId: '2', quantity: 1 }] });
        const [delivery] = (await detail(orderId)).Deliveries;
        await refund(helen, orderId, { freight: delivery?.FreightRefundable ?? 0 });
        expect(await refundedAtGateway(shop, orderId)).toBe(total);
        expect((await detail(orderId)).OrderHeader).toMatchObject({ PaymentStatus: 'refunded', RefundedTotal: total });
      });

      it('is refused beyond what was paid, whatever was refunded before', async () => {
        const { orderId, total } = await orderByCard(shop, [['6205', 1]]);
        expect(
          await helen.refused(helen.post('admin/order/previewrefund', { orderId, goodwill: total + 1 })),
        ).toMatchObject({ status: 409, code: 'refund_exceeds_paid' });
        await refund(helen, orderId, { goodwill: total });
        await shop.projectionsCaughtUp();
        expect(await helen.refused(helen.post('admin/order/previewrefund', { orderId, goodwill: 1 }))).toMatchObject({
          code: 'refund_exceeds_paid',
          params: { left: 0 },
        });
        const { amount, changes } = await helen.post('admin/order/previewrefund', {
          orderId,
          lines: [{ lineId: '1', quantity: 1 }],
        });
        expect(amount).toBe(0);
        expect(
          await helen.refused(
            helen.post('admin/order/refund', {
              orderId,
              lines: [{ lineId: '1', quantity: 1 }],
              changes,
              amount,
              reason,
            }),
          ),
        ).toMatchObject({ code: 'refund_nothing' });
        expect(await refundedAtGateway(shop, orderId)).toBe(total);
      });

      it('of two at once one wins, and a click that is repeated gives back once', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 2]]);
        const asked = { lines: [{ lineId: '1', quantity: 2 }] };
        const answers = await Promise.allSettled([refund(dana, orderId, asked), refund(marc, orderId, asked)]);
        expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        expect(
          (answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason.answer.code,
        ).toMatch(/order_changed|refund_quantity_exceeds/);

        const again = await orderByCard(shop, [['6205', 2]]);
        const { changes, amount } = await dana.post('admin/order/previewrefund', { orderId: again.orderId, ...asked });
        const commandId = crypto.randomUUID();
        const clicks = await Promise.all(
          Array.from({ length: 3 }, () =>
            dana.post(
              'admin/order/refund',
              { orderId: again.orderId, ...asked, changes, amount, reason },
              { commandId },
            ),
          ),
        );
        expect(new Set(clicks.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(await refundedAtGateway(shop, again.orderId)).toBe(amount);
      });

      it('is refused when the preview no longer holds', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 4]]);
        const asked = { lines: [{ lineId: '1', quantity: 1 }] };
        const { changes, amount } = await dana.post('admin/order/previewrefund', { orderId, ...asked });
        await refund(marc, orderId, asked);
        expect(
          await dana.refused(dana.post('admin/order/refund', { orderId, ...asked, changes, amount, reason })),
        ).toMatchObject({ status: 409, code: 'order_changed' });
        await shop.projectionsCaughtUp();
        const fresh = await dana.post('admin/order/previewrefund', { orderId, ...asked });
        expect(
          await dana.refused(
            dana.post('admin/order/refund', {
              orderId,
              ...asked,
              changes: fresh.changes,
              amount: fresh.amount + 1,
              reason,
            }),
          ),
        ).toMatchObject({ code: 'refund_changed' });
      });

      it('that the bank declines gives nothing back, says so, and leaves the order as it was', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 1]], cards.refundDeclined);
        expect(await refund(dana, orderId, { lines: [{ lineId: '1', quantity: 1 }] })).toMatchObject({
          status: 'declined',
          code: 'refund_declined',
        });
        const after = await detail(orderId);
        expect(after).toMatchObject({
          OrderHeader: { PaymentStatus: 'captured', RefundedTotal: 0 },
          Lines: [{ refundable: 1 }],
          Refunds: [{ status: 'declined', code: 'refund_declined', amount: 0 }],
        });
        expect(after.Refunds[0]!.asked).toBeGreaterThan(0);
        expect(await refundedAtGateway(shop, orderId)).toBe(0);
        expect((await shop.queries.work.isOpen({ workId: `refund.${orderId}` })).open).toBe(true);
      });

      it('whose answer is lost is asked for again by the same key, and given back once', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 1]], cards.refundSilent);
        const result = await refund(dana, orderId, { lines: [{ lineId: '1', quantity: 1 }] });
        expect(result.status).toBe('pending');
        expect((await detail(orderId)).Refunds).toMatchObject([{ status: 'requested' }]);
        // The worker's turn, a minute early.
        await shop.application.pool.query(
          `update platform.effect set due_at = now() where job = 'complete-refund-when-requested' and data ->> 'orderId' = $1`,
          [orderId],
        );
        await until(
          async () => ((await detail(orderId)).Refunds[0]!.status === 'completed' ? true : undefined),
          'the refund',
        );
        expect(await refundedAtGateway(shop, orderId)).toBe(result.amount);
      });

      it('puts goods that had left back on the shelf when that is asked for', async () => {
        const { orderId } = await orderByCard(shop, [['6306', 3]]);
        await dana.post('admin/order/shiplines', {
          orderId,
          carrier: 'P',
          trackingNumber: 'T-1',
          lines: [{ lineId: '1', quantity: 2 }],
        });
        const onHand = async () =>
          (await typesIn(shop, 'stock-6306')).filter((type) => type === 'StockReturned').length;
        await until(
          async () => ((await typesIn(shop, 'stock-6306')).includes('StockShipped') ? true : undefined),
          'the shipment',
        );
        const before = await stockLeft(shop, '6306');
        await refund(dana, orderId, { lines: [{ lineId: '1', quantity: 3 }] }, { restock: true });
        await until(async () => ((await onHand()) > 0 ? true : undefined), 'the return');
        expect(await stockLeft(shop, '6306')).toBe(before + 2);
      });
    });

    describe('a refund of an order on terms', () => {
      it('takes it off what the account owes', async () => {
        const before = await creditLeft(shop);
        const { orderId, total, ben } = await orderOnTerms(shop, [['6205', 10]]);
        expect(await creditLeft(shop)).toBe(before - total);
        const { amount } = await refund(dana, orderId, { lines: [{ lineId: '1', quantity: 4 }] });
        expect(await creditLeft(shop)).toBe(before - total + amount);
        expect((await ben.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader).toMatchObject({
          PaymentMethod: 'terms',
          PaidTotal: total,
          RefundedTotal: amount,
        });
      });
    });

    describe('rights', () => {
      const limitRefundsOfCsrs = async (from: number, to: number) => {
        const tomas = await staffMember(shop, 'tomas');
        const limits = (refundAmount: number) => ({ limits: { discountPercent: 15, refundAmount } });
        await tomas.post('admin/role/change', { role: 'csr', seen: limits(from), changed: limits(to) });
      };

      it('a CSR gives back up to the limit of their role, added up over the order; a manager has none', async () => {
        await limitRefundsOfCsrs(50_000, 2_000);
        const { orderId } = await orderByCard(shop, [['6205', 5]]);
        await refund(dana, orderId, { goodwill: 1_500 });
        await shop.projectionsCaughtUp();
        expect(await dana.post('admin/order/previewrefund', { orderId, goodwill: 600 })).toMatchObject({
          limit: 2_000,
          aboveLimit: true,
        });
        expect(await dana.refused(refund(dana, orderId, { goodwill: 600 }))).toMatchObject({
          status: 403,
          code: 'refund_above_limit',
        });
        expect((await helen.post('admin/order/previewrefund', { orderId, goodwill: 600 })).limit).toBeUndefined();
        expect((await refund(helen, orderId, { goodwill: 600 })).status).toBe('refunded');
        await limitRefundsOfCsrs(2_000, 50_000);
      });
    });
  });
