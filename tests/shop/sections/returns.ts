// What tests/memory/returns.test.ts says of returns, where a database answers: lists, searches, what an order still has to return.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { orderByCard, orderOnTerms, staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const returnsOfOrders = (theShop: () => TestShop) =>
  describe('returns', () => {
    let shop: TestShop;
    let helen: Visitor;
    beforeAll(async () => {
      shop = theShop();
      helen = await staffMember(shop, 'helen');
    });

    const ship = async (orderId: string, quantity: number) => {
      const lines = [{ lineId: '1', quantity }];
      await helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines });
      await shop.projectionsCaughtUp();
    };
    const request = async (who: Visitor, OrderId: string, Quantity: number, email?: string) => {
      const answer = await who.post('checkout/processreturnorder', {
        ...{ OrderId, TermsAccepted: true, ...(email ? { email } : {}) },
        lines: [{ LineID: '1', Quantity, Reason: 'not-needed', Condition: 'opened' }],
      });
      await shop.projectionsCaughtUp();
      return answer;
    };
    const signedIn = async (userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };

    it('say of an order what can be returned of it, and what was', async () => {
      const { orderId: OrderId, guest } = await orderByCard(shop, [
        ['6205', 5],
        ['6306', 2],
      ]);
      await ship(OrderId, 4);
      const before = await guest.post('return/oforder', { OrderId });
      expect(before).toMatchObject({
        ...{ OrderID: OrderId, CurrencyCode: 'CAD', ReturnDays: 30, RestockingFeePercent: 15, AllOrNothing: false },
        Lines: [
          { LineID: '1', ProductId: '6205', OrderedQty: 5, ReturnableQty: 4, Why: '' },
          { LineID: '2', ProductId: '6306', OrderedQty: 2, ReturnableQty: 0, Why: 'return_not_shipped' },
        ],
        Returns: [],
      });
      const { ReturnNumber } = await request(guest, OrderId, 3);
      const after = await guest.post('return/oforder', { OrderId });
      expect(after.Lines[0]).toMatchObject({ ReturnableQty: 1 });
      expect(after.Returns).toMatchObject([{ ReturnNumber, Status: 'requested', Quantity: 3 }]);
      expect(await shop.visitor().refused(shop.visitor().post('return/oforder', { OrderId }))).toMatchObject({
        status: 404,
        code: 'order_not_found',
      });
    });

    it('are begun from the orders that have something to return, by View All and View Self', async () => {
      const { orderId, ben } = await orderOnTerms(shop, [['6205', 2]]);
      const [adele, chloe] = [await signedIn('adele'), await signedIn('chloe')];
      const offered = async (who: Visitor, search = '') =>
        (await who.get('return/orders', { search })).orders.map(({ OrderID }) => OrderID);
      expect(await offered(ben)).not.toContain(orderId);
      await ship(orderId, 2);
      expect(await offered(ben)).toContain(orderId);
      expect(await offered(adele)).toContain(orderId);
      expect(await offered(chloe)).not.toContain(orderId);
      const { OrderHeader } = await ben.post('customer/getorderdetails', { OrderId: orderId });
      expect(await offered(ben, OrderHeader.OrderNumber.toLowerCase())).toEqual([orderId]);
      expect(await offered(ben, 'MW-NONE')).toEqual([]);

      const { ReturnID, ReturnNumber } = await request(ben, orderId, 2);
      expect(await offered(ben)).not.toContain(orderId);
      const listed = async (who: Visitor) =>
        (await who.get('return/list', {})).returns.map((one) => [one.ReturnNumber, one.Status]);
      expect(await listed(ben)).toContainEqual([ReturnNumber, 'requested']);
      expect(await listed(adele)).toContainEqual([ReturnNumber, 'requested']);
      expect(await listed(chloe)).toEqual([]);
      await adele.post('return/withdraw', { ReturnId: ReturnID });
      await shop.projectionsCaughtUp();
      expect(await listed(ben)).toContainEqual([ReturnNumber, 'withdrawn']);
      expect(await offered(ben)).toContain(orderId);
    });

    it('are listed for staff by status, number and order, and wait in the work queue', async () => {
      const { orderId } = await orderByCard(shop, [['6205', 2]], undefined, 'rma@example.com');
      await ship(orderId, 2);
      const { ReturnID: returnId, ReturnNumber } = await request(shop.visitor(), orderId, 1, 'rma@example.com');
      const listed = async (query: object) =>
        (await helen.get('admin/return/list', query)).rows.map((row) => [row.returnId, row.status]);
      expect(await listed({ search: ReturnNumber.slice(4, 9) })).toEqual([[returnId, 'requested']]);
      expect(await listed({ orderId })).toEqual([[returnId, 'requested']]);
      expect(await listed({ orderId, status: 'approved' })).toEqual([]);
      const waiting = async () =>
        (await helen.get('admin/work/list', { kind: 'return' })).rows.map(({ number }) => number);
      expect(await waiting()).toContain(ReturnNumber);
      await helen.post('admin/return/approve', { orderId, returnId });
      await shop.projectionsCaughtUp();
      expect(await waiting()).not.toContain(ReturnNumber);
      expect(await listed({ orderId, status: 'approved' })).toEqual([[returnId, 'approved']]);
      const lines = [{ lineId: '1', toStock: 1, toScrap: 0, toBuyer: 0 }];
      await helen.post('admin/return/receive', { orderId, returnId, lines });
      await shop.projectionsCaughtUp();
      expect(await waiting()).toContain(ReturnNumber);
      expect(await helen.get('admin/return/detail', { returnId })).toMatchObject({
        ...{ orderId, email: 'rma@example.com', status: 'received', currency: 'CAD' },
        lines: [{ Quantity: 1, OrderedQty: 2, FeePercent: 15, received: { toStock: 1, toScrap: 0, toBuyer: 0 } }],
        steps: [{ status: 'requested' }, { status: 'approved' }, { status: 'received' }],
      });
    });

    it('have a slip for the parcel', async () => {
      const { orderId, guest } = await orderByCard(shop, [['6205', 1]]);
      await ship(orderId, 1);
      const { ReturnID: ReturnId, ReturnNumber } = await request(guest, orderId, 1);
      const { FileName, FileContents } = await guest.post('return/slip', { ReturnId });
      expect(FileName).toBe(`${ReturnNumber}.pdf`);
      expect(Buffer.from(FileContents, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
