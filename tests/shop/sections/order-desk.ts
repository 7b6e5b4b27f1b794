// A CSR cancels lines of a placed order, writes notes and e-mails, and finds it.
import type { Input } from '#contracts/api.ts';
import {
  creditLeft,
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

export const orderDesk = (theShop: () => TestShop) =>
  describe('the order desk', () => {
    let shop: TestShop;
    let dana: Visitor;

    beforeAll(async () => {
      shop = theShop();
      dana = await staffMember(shop, 'dana');
    });

    const detail = (orderId: string) => orderDetail(shop, dana, orderId);

    it('prints packing slips and a pick list for those who ship', async () => {
      const { orderId } = await orderByCard(shop, [
        ['6205', 2],
        ['6306', 1],
      ]);
      const paper = (member: Visitor, address: string) => member.fetch(`/api/admin/order/${address}`);
      const shipmentId = await dana
        .post('admin/order/shiplines', {
          orderId,
          carrier: 'Purolator',
          trackingNumber: 'PRL-1',
          lines: [{ lineId: '1', quantity: 2 }],
        })
        .then((answer) => answer.shipmentId);
      await shop.projectionsCaughtUp();
      for (const address of [
        `packingslips?orderIds=${orderId}`,
        `packingslips?orderIds=${orderId}&shipmentId=${shipmentId}`,
        `picklist?orderIds=${orderId}`,
      ]) {
        const response = await paper(dana, address);
        expect([address, response.status, response.headers.get('content-type')]).toEqual([
          address,
          200,
          'application/pdf',
        ]);
        expect((await response.text()).startsWith('%PDF-')).toBe(true);
      }
      expect((await paper(dana, `packingslips?orderIds=${orderId}&shipmentId=other`)).status).toBe(404);
      expect((await paper(dana, `picklist?orderIds=${orderId},other`)).status).toBe(404);
      expect((await paper(await staffMember(shop, 'emile'), `picklist?orderIds=${orderId}`)).status).toBe(403);
    });

    describe('cancelling lines', () => {
      it('gives stock and money back for several lines in one step', async () => {
        const [bearings, motors] = [await stockLeft(shop, '6205'), await stockLeft(shop, '6306')];
        const { orderId, total } = await orderByCard(shop, [
          ['6205', 6],
          ['6306', 2],
        ]);
        const asked = {
          orderId,
          lines: [
            { lineId: '1', quantity: 6 },
            { lineId: '2', quantity: 2 },
          ],
          freight: (await detail(orderId)).Deliveries[0]?.FreightRefundable ?? 0,
        };
        const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
        expect(amount).toBe(total);
        expect(await dana.post('admin/order/cancellines', { ...asked, changes, amount, reason })).toMatchObject({
          status: 'refunded',
          amount: total,
        });
        expect(await refundedAtGateway(shop, orderId)).toBe(total);
        await until(
          async () =>
            (await stockLeft(shop, '6205')) === bearings && (await stockLeft(shop, '6306')) === motors
              ? true
              : undefined,
          'the stock',
        );
        expect((await detail(orderId)).OrderHeader).toMatchObject({
          OrderStatus: 'cancelled',
          PaymentStatus: 'refunded',
        });
      });

      it('gives credit on terms back', async () => {
        const [before, bearings] = [await creditLeft(shop), await stockLeft(shop, '6205')];
        const { orderId, total } = await orderOnTerms(shop, [['6205', 10]]);
        const asked = { orderId, lines: [{ lineId: '1', quantity: 10 }] };
        const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
        await dana.post('admin/order/cancellines', { ...asked, changes, amount, reason });
        expect(await creditLeft(shop)).toBe(before - total + amount);
        await until(async () => ((await stockLeft(shop, '6205')) === bearings ? true : undefined), 'the stock');
      });
    });

    describe('rights', () => {
      it('an auditor sees the order and changes nothing', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 1]]);
        const emile = await staffMember(shop, 'emile');
        expect((await emile.get('admin/order/detail', { orderId })).OrderHeader.OrderID).toBe(orderId);
        const line = { lines: [{ lineId: '1', quantity: 1 }], changes: 1, amount: 1, reason };
        for (const refusal of await Promise.all(
          [
            emile.post('admin/order/refund', { orderId, ...line }),
            emile.post('admin/order/cancellines', { orderId, ...line }),
            emile.post('admin/order/edit', { orderId, changes: 1, difference: 0, reason }),
            emile.post('admin/order/addnote', { orderId, text: 'x' }),
            emile.post('admin/order/resendemail', { orderId, template: 'confirmation' }),
          ].map((call) => emile.refused(call)),
        ))
          expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
        expect(await typesIn(shop, `order-${orderId}`)).toEqual(['OrderPlaced']);
      });
    });

    describe('notes and e-mails', () => {
      it('shows notes to staff with author and time, and never to the buyer', async () => {
        const { orderId, guest } = await orderByCard(shop, [['6205', 1]]);
        await dana.post('admin/order/addnote', { orderId, text: 'Call before delivery' });
        expect((await detail(orderId)).Notes).toMatchObject([
          { by: 'Dana Whitfield', text: 'Call before delivery', at: expect.stringMatching(/^\d{4}-/) },
        ]);
        expect(JSON.stringify(await guest.post('customer/getorderdetails', { OrderId: orderId }))).not.toContain(
          'Call before',
        );
      });

      it('sends the confirmation and the mail of a shipment once more, on the record', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 1]], cards.approved, 'again@example.com');
        const { shipmentId } = await dana.post('admin/order/shiplines', {
          orderId,
          carrier: 'P',
          trackingNumber: 'T',
          lines: [{ lineId: '1', quantity: 1 }],
        });
        await dana.post('admin/order/resendemail', { orderId, template: 'confirmation' });
        await dana.post('admin/order/resendemail', { orderId, template: 'shipment', shipmentId });
        expect(
          await dana.refused(
            dana.post('admin/order/resendemail', { orderId, template: 'shipment', shipmentId: 'other' }),
          ),
        ).toMatchObject({ status: 404, code: 'shipment_not_found' });
        const own = await until(async () => {
          const mails = (
            (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { to: string; subject: string; text: string }[]
          ).filter((mail) => mail.to === 'again@example.com');
          return mails.length === 4 ? mails : undefined;
        }, 'four mails');
        expect(new Set(own.map(({ subject, text }) => subject + text)).size).toBe(2);
        expect((await typesIn(shop, `order-${orderId}`)).filter((type) => type === 'OrderEmailResent')).toHaveLength(2);
      });
    });

    describe('the list', () => {
      it('finds orders by any part of number, e-mail, company or PO, by payment and by shipment', async () => {
        const { orderId } = await orderOnTerms(shop, [['6205', 2]]);
        await shop.projectionsCaughtUp();
        const found = async (filter: Partial<Input<'admin/order/list'>>) =>
          (await dana.get('admin/order/list', filter as never)).rows.map((row) => row.OrderID);
        const { OrderHeader } = await detail(orderId);
        expect(await found({ search: OrderHeader.OrderNumber.slice(3, 9).toLowerCase() })).toContain(orderId);
        expect(await found({ search: 'po-77' })).toContain(orderId);
        expect(await found({ search: 'LAURENTIDE.ex' })).toContain(orderId);
        expect(await found({ paymentStatus: 'captured' })).toContain(orderId);
        expect(await found({ paymentStatus: 'refunded' })).not.toContain(orderId);
        expect(await found({ status: 'shipped' })).not.toContain(orderId);
        expect(await found({ paymentMethod: 'terms' })).toContain(orderId);
        expect(await found({ paymentMethod: 'card' })).not.toContain(orderId);
        expect(await found({ search: '100%' })).toEqual([]);
      });
    });
  });
