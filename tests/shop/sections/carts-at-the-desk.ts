// Issue 32: what a customer's people have in their carts and lists, on the customer's page of the back office.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { staffMember } from '../../harness/order-desk.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { cards, payByCard, type Visitor } from '../../harness/visitor.ts';

const accountId = 'ACC-9300';
const MINUTE = 60_000;

export const cartsAtTheDesk = (theShop: () => TestShop) =>
  describe('carts and lists at the desk', () => {
    let shop: TestShop;
    let dana: Visitor;
    let lou: Visitor;
    let max: Visitor;

    beforeAll(async () => {
      shop = theShop();
      const [company] = accounts;
      const [admin] = company!.contacts;
      const person = (contactId: string, userName: string, role: 'admin-contact' | 'contact') => ({
        ...{ ...admin!, contactId, userName, role, email: `${userName}@desk.example` },
        ...{ firstName: userName, lastName: 'Roy' },
      });
      await shop.send('account/open', {
        ...{ ...company!, accountId, name: 'Desk', addresses: [] },
        contacts: [person('100000009301', 'lou', 'admin-contact'), person('100000009302', 'max', 'contact')],
      });
      await shop.projectionsCaughtUp();
      dana = await staffMember(shop, 'dana');
      [lou, max] = [await signedIn('lou'), await signedIn('max')];
    });

    async function signedIn(userName: string): Promise<Visitor> {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    }
    const filled = async (by: Visitor, ProductId = '6205') =>
      (await by.post('cart/addtocart', { ProductId, Qty: 2 })).OrderID;
    const save = (by: Visitor, orderId: string, cartName: string) =>
      by.post('cart/savecartas', { orderId, cartName, sendEmail: false });
    const carts = (asked = {}) => dana.get('admin/cart/list', { accountId, ...asked });
    const lists = (asked = {}) => dana.get('admin/itemlist/list', { accountId, ...asked });

    it('are those of all people of the account, and say whose they are and how they stand', async () => {
      expect(await carts()).toEqual({ total: 0, rows: [] });
      const saved = await filled(lou);
      await save(lou, saved, 'Press 4');
      const current = await filled(lou, '6306');
      const other = await filled(max);
      const { total, rows } = await carts();
      expect(total).toBe(3);
      expect(rows).toMatchObject([
        { orderId: other, owner: 'max Roy', status: 'current', name: '', lineCount: 1 },
        { orderId: current, owner: 'lou Roy', status: 'current', name: '' },
        { orderId: saved, owner: 'lou Roy', status: 'saved', name: 'Press 4', lineCount: 1, subTotal: 2_000 },
      ]);
      expect(await carts({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, rows: [{ orderId: saved }] });
    });

    it('are nobody’s but their buyer’s to change while they are put aside', async () => {
      const { rows } = await carts();
      const { orderId } = rows.find(({ status }) => status === 'saved')!;
      expect(await dana.get('admin/cart/detail', { orderId })).toMatchObject({ status: 'saved' });
      for (const refusal of await Promise.all(
        [
          dana.post('admin/cart/addline', { orderId, itemNumber: '6306', quantity: 1 }),
          dana.post('admin/cart/removeline', { orderId, lineId: '1' }),
          dana.post('admin/cart/removecoupon', { orderId, code: 'SPRING-27' }),
          dana.post('admin/cart/savecomments', { orderId, seen: { comments: '' }, changed: { comments: 'x' } }),
          dana.post('admin/quote/requestfromcart', { orderId }),
        ].map((call) => dana.refused(call)),
      ))
        expect(refusal).toMatchObject({ code: 'cart_put_aside' });
    });

    it('take no card number among their comments', async () => {
      const { rows } = await carts();
      const { orderId } = rows.find(({ owner }) => owner === 'max Roy')!;
      const changed = { comments: 'Card 4111 1111 1111 1111' };
      const saved = dana.post('admin/cart/savecomments', { orderId, seen: { comments: '' }, changed });
      expect(await dana.refused(saved)).toMatchObject({ status: 400, code: 'card_number_refused' });
    });

    it('become quotes, which their buyers find among theirs, and are no carts any more', async () => {
      const { rows } = await carts();
      const { orderId } = rows.find(({ owner }) => owner === 'max Roy')!;
      const { quoteNumber } = await dana.post('admin/quote/requestfromcart', { orderId });
      await shop.projectionsCaughtUp();
      const { quotes } = await max.get('customer/getquotes', {});
      expect(quotes).toMatchObject([{ QuoteNumber: quoteNumber }]);
      expect((await carts()).rows.map((row) => row.orderId)).not.toContain(orderId);
      expect(await max.get('account/getusercontext', {})).toMatchObject({ lineCount: 0 });
    });

    it('that were left while they were paid are gone on with, and found by their buyers as orders', async () => {
      const { orderId, total } = await readyToPay(max, [['6205', 10]]);
      const Payments = [
        { Amount: 1_000, payment: { method: 'terms' as const, poNumber: 'PO-1' } },
        { payment: await payByCard(max, cards.challenge) },
      ];
      await max.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
      await shop.clock.advance(16 * MINUTE);
      await shop.commands.checkout.resume({ orderId, attempt: 1, source: 'cart' });
      await shop.projectionsCaughtUp();
      const statusOf = async () => (await carts()).rows.find((row) => row.orderId === orderId)?.status;
      expect(await statusOf()).toBe('payment-left');
      await dana.post('admin/cart/resume', { orderId });
      expect((await max.post('cart/getpendingorders', {})).Orders).toEqual([]);
      const { OrderTotal: orderTotal, missing } = await dana.post('admin/checkout/preview', { orderId });
      expect([orderTotal, missing]).toEqual([total, []]);
      const how = { method: 'terms', reference: 'PHONE 7' } as const;
      const { orderNumber } = await dana.post('admin/checkout/placeorder', { orderId, orderTotal, ...how });
      expect(await statusOf()).toBeUndefined();
      const { OrderHeader } = await max.post('checkout/get_ordercomplete', { OrderId: orderId });
      expect(OrderHeader).toMatchObject({ OrderNumber: orderNumber, OrderTotal: total });
      await shop.projectionsCaughtUp();
      const { rows } = await (await staffMember(shop, 'emile')).get('admin/access-log/list', { subject: orderId });
      expect(rows.map(({ route }) => route)).toContain('admin/checkout/preview');
    });

    it('are on record with whose they are', async () => {
      await carts();
      const auditor = await staffMember(shop, 'emile');
      await shop.projectionsCaughtUp();
      const { rows } = await auditor.get('admin/access-log/list', { subject: accountId });
      expect(rows[0]).toMatchObject({ route: 'admin/cart/list', subject: `account:${accountId}`, by: 'staff:9001' });
    });

    it('have the lists that people keep, with whose they are and who sees them', async () => {
      expect(await lists()).toEqual({ total: 0, rows: [] });
      const { ListID: wish } = await lou.post('profile/savewishlist', { Name: 'Hall 4', Sharing: 'seen' });
      await lou.post('cart/addskutowishlist', { ProductId: '6205', ListID: wish });
      await max.post('checkout/savequickorderlist', { Name: 'Monthly', Lines: [{ ItemCode: '6306', Qty: 1 }] });
      await shop.projectionsCaughtUp();
      expect(await lists()).toMatchObject({
        total: 2,
        rows: [
          { kind: 'quick-order', name: 'Monthly', owner: 'max Roy', itemCount: 1, sharing: 'private' },
          { listId: wish, kind: 'wish', name: 'Hall 4', owner: 'lou Roy', itemCount: 1, sharing: 'seen' },
        ],
      });
    });

    it('are read list by list, those of this account alone', async () => {
      const { rows } = await lists();
      const { listId } = rows.find(({ kind }) => kind === 'wish')!;
      expect(await dana.get('admin/itemlist/detail', { accountId, listId })).toMatchObject({
        ...{ listId, kind: 'wish', name: 'Hall 4', owner: 'lou Roy', itemCount: 1 },
        lines: [{ itemNumber: '6205', name: 'Deep groove ball bearing 6205', quantity: 1, unit: 'ea' }],
      });
      for (const [of, list] of [
        ['ACC-1001', listId],
        [accountId, 'none'],
      ] as const)
        expect(await dana.refused(dana.get('admin/itemlist/detail', { accountId: of, listId: list }))).toMatchObject({
          status: 404,
          code: 'list_not_found',
        });
    });

    it('go to the admin contact of a contact who is made inactive', async () => {
      const orderId = await filled(max, 'KIT');
      const own = await lou.get('account/getusercontext', {});
      await dana.post('admin/customer/deactivatecontact', { contactId: '100000009302' });
      await shop.quiet();
      const { Carts } = await lou.post('cart/getsavedcarts', {});
      expect(Carts.map(({ OrderTag }) => OrderTag)).toEqual([expect.stringMatching(/^Taken over /), 'Press 4']);
      expect(Carts[0]).toMatchObject({ OrderID: orderId, LineCount: 1, IsCurrent: false });
      expect(await lou.get('account/getusercontext', {})).toMatchObject({ OrderId: own.OrderId });
      const { Lists } = await lou.get('checkout/getquickorderlist', {});
      expect(Lists).toMatchObject([{ Name: 'Monthly', LineCount: 1, IsOwn: true }]);
      expect((await carts()).rows.every(({ owner }) => owner === 'lou Roy')).toBe(true);
    });

    it('stay where nobody manages the company any more', async () => {
      const { total } = await carts();
      await dana.post('admin/customer/deactivatecontact', { contactId: '100000009301' });
      await shop.quiet();
      expect(await carts()).toMatchObject({ total });
    });
  });
