import { vi } from 'vitest';
import type { ApiError } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import { startShop, type TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { savedCards } from './saved-cards.ts';

const novaRegisters = {
  accountType: 'buyer',
  firstName: 'Nova',
  lastName: 'Buyer',
  email: 'nova@example.com',
  userName: 'nova',
  password: DEMO_PASSWORD,
  confirmPassword: DEMO_PASSWORD,
} as const;

export const accountsOfPeople = (theShop: () => TestShop) =>
  describe('people with an account', () => {
    let shop: TestShop;
    const signIn = async (userName: string): Promise<Visitor> => {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const mails = async () =>
      (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { to: string; subject: string; text: string }[];

    beforeAll(async () => {
      shop = theShop();
      await shop.send('setting/save', { name: 'DealersNeedApproval', value: '0' });
    });

    it('sign in with the right password only, and learn nothing else from a wrong one', async () => {
      const visitor = shop.visitor();
      const wrong = await visitor.refused(visitor.post('account/login', { userName: 'ben', password: 'wrong' }));
      const unknown = await visitor.refused(visitor.post('account/login', { userName: 'nobody', password: 'wrong' }));
      expect(wrong).toEqual(unknown);
      expect(wrong).toMatchObject({
        code: 'login_failed',
        message: 'Login has failed. Please enter a valid Username and Password.',
      });
      expect(await visitor.post('account/login', { userName: 'BEN', password: DEMO_PASSWORD })).toMatchObject({
        Name: 'Ben Carter',
        i_user_type: 1,
        Role: 'contact',
        AccountName: 'Laurentide Machine Works',
      });
    });

    it('sign in with their e-mail address, too, where it is theirs alone', async () => {
      const visitor = shop.visitor();
      const own = { ...novaRegisters, userName: 'noor', email: 'noor@example.com' };
      const { ContactId } = await visitor.post('account/register', own);
      const twin = { ...own, userName: 'noor.too', email: 'twins@example.com' };
      for (const userName of ['noor.one', 'noor.two'])
        await shop.visitor().post('account/register', { ...twin, userName });
      const by = (userName: string) => shop.visitor().post('account/login', { userName, password: DEMO_PASSWORD });
      expect(await by('Noor@Example.com')).toMatchObject({ ContactId });
      expect(await by('noor.one')).toMatchObject({ i_user_type: 1 });
      const both = shop.visitor().post('account/login', { userName: 'twins@example.com', password: DEMO_PASSWORD });
      expect(await visitor.refused(both)).toMatchObject({ code: 'login_failed' });
      const wrong = shop.visitor().post('account/login', { userName: 'noor@example.com', password: 'wrong' });
      expect(await visitor.refused(wrong)).toMatchObject({ code: 'login_failed' });
    });

    it('who have registered and did not hear of it press again, and are told that they are in', async () => {
      const visitor = shop.visitor();
      const commandId = crypto.randomUUID();
      const first = await visitor.post('account/register', novaRegisters, { commandId });
      // The answer got lost, but not the session that came with it.
      expect(await visitor.post('account/register', novaRegisters, { commandId })).toEqual(first);
      expect(await shop.visitor().refused(shop.visitor().post('account/register', novaRegisters))).toMatchObject({
        code: 'user_name_taken',
      });
    });

    it('who were guests, have registered and heard nothing at all press again, and are in with their cart', async () => {
      const visitor = shop.visitor();
      const { OrderID } = await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
      const deaf = visitor.unheard();
      const lena = { ...novaRegisters, userName: 'lena', email: 'lena@example.com' };
      const commandId = crypto.randomUUID();
      const first = await deaf.post('account/register', lena, { commandId });
      expect(await visitor.get('account/getusercontext', {})).toMatchObject({
        ContactId: 0,
        OrderId: '',
        lineCount: 0,
      });
      expect(await visitor.post('account/register', lena, { commandId })).toEqual(first);
      expect(first).toMatchObject({ OrderId: OrderID, lineCount: 1 });
    });

    it('take their guest cart along, and find it again the next time', async () => {
      const visitor = shop.visitor();
      const { OrderID } = await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
      expect(await visitor.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD })).toMatchObject({
        OrderId: OrderID,
        lineCount: 1,
      });
      await visitor.post('account/logout', {});
      expect(await visitor.get('account/getusercontext', {})).toMatchObject({
        ContactId: 0,
        OrderId: '',
        lineCount: 0,
      });
      await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
      const again = await visitor.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
      expect(again.OrderId).toBe(OrderID);
      expect((await visitor.get('cart/getcartdetails/{id}', { id: OrderID })).OrderLines[0]!.Qty).toBe(5);
    });

    savedCards(() => shop);

    describe('whose guest cart is on its way along while the event store goes away', () => {
      const gone = () => Promise.reject(new Error('the event store went away'));
      const linesOf = async (visitor: Visitor, id: string) =>
        (await visitor.get('cart/getcartdetails/{id}', { id })).OrderLines.map(({ ProductId, Qty }) => [
          ProductId,
          Qty,
        ]);

      /** Sign-in is pressed twice; the append of the first press with this number, and all after it, fail. */
      async function pressTwice(guest: Visitor, userName: string, failsFrom: number): Promise<string> {
        const { store } = shop.application;
        const append = store.append.bind(store);
        let appends = 0;
        const spy = vi
          .spyOn(store, 'append')
          .mockImplementation((...of) => (appends++ < failsFrom ? append(...of) : gone()));
        try {
          expect((await guest.refused(guest.post('account/login', { userName, password: DEMO_PASSWORD }))).status).toBe(
            500,
          );
        } finally {
          spy.mockRestore();
        }
        return (await guest.post('account/login', { userName, password: DEMO_PASSWORD })).OrderId;
      }

      it.each([0, 1])(
        'find it in their own cart with the next press, once (%i events were written)',
        async (written) => {
          const own = await signIn('ben');
          await own.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
          const before = (await linesOf(own, (await own.get('account/getusercontext', {})).OrderId))[0]![1] as number;
          await shop.projectionsCaughtUp();
          const guest = shop.visitor();
          await guest.post('cart/addtocart', { ProductId: '6205', Qty: 4 });
          expect(await linesOf(guest, await pressTwice(guest, 'ben', written))).toEqual([['6205', before + 4]]);
        },
      );

      it('find it as theirs with the next press, where they had none', async () => {
        const guest = shop.visitor();
        const userName = 'cartless';
        await shop.visitor().post('account/register', {
          accountType: 'buyer',
          firstName: 'Cara',
          lastName: 'Less',
          email: `${userName}@example.com`,
          userName,
          password: DEMO_PASSWORD,
          confirmPassword: DEMO_PASSWORD,
        });
        const { OrderID } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 4 });
        expect(await pressTwice(guest, userName, 0)).toBe(OrderID);
        expect(await linesOf(guest, OrderID)).toEqual([['6205', 4]]);
      });
    });

    it('buy on terms within their credit, with a PO number, and see what is left', async () => {
      const ben = await signIn('ben');
      const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
      const before = (await ben.get('customer/getpaymentoptions', { orderId })).find(
        (option) => option.method === 'terms',
      )!;
      await ben.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'terms', poNumber: 'PO-4711' },
      });
      const order = await ben.post('customer/getorderdetails', { OrderId: orderId });
      expect(order.OrderHeader).toMatchObject({
        PONumber: 'PO-4711',
        PaymentMethod: 'terms',
        PaymentStatus: 'captured',
      });
      const next = await readyToPay(ben, [['6205', 1]]);
      const after = (await ben.get('customer/getpaymentoptions', { orderId: next.orderId })).find(
        (option) => option.method === 'terms',
      )!;
      expect(after.creditLeft).toBe(before.creditLeft! - total);
    });

    it('are named as who placed the order, whoever stands on the bill', async () => {
      const ben = await signIn('ben');
      const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
      await ben.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'terms', poNumber: 'PO-8' },
      });
      const { OrderHeader } = await ben.post('customer/getorderdetails', { OrderId: orderId });
      expect(OrderHeader).toMatchObject({ PlacedBy: 'Ben Carter', BillTo: { firstName: 'Test', lastName: 'Buyer' } });
      const [placed] = await shop.application.store.readStream(`order-${orderId}`);
      expect(placed).toMatchObject({ type: 'OrderPlaced', data: { placedBy: 'Ben Carter' } });
    });

    it('find an order by its number, its PO number or an item in it', async () => {
      const ben = await signIn('ben');
      const { orderId, total } = await readyToPay(ben, [['6306', 1]]);
      await ben.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'terms', poNumber: 'PO-FIND-ME' },
      });
      const found = async (search: string) =>
        (await ben.get('customer/getorders', { search })).orders.map((order) => order.OrderID);
      expect(await found('find-me')).toEqual([orderId]);
      expect(await found('6306')).toContain(orderId);
      expect(await found('no-such-item')).toEqual([]);
    });

    it('see the orders of the account with View All, and only their own with View Self', async () => {
      const [ben, chloe, adele] = [await signIn('ben'), await signIn('chloe'), await signIn('adele')];
      const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
      await ben.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'terms', poNumber: 'PO-1' },
      });
      await shop.projectionsCaughtUp();
      expect((await adele.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader.OrderID).toBe(orderId);
      expect((await adele.get('customer/getorders', {})).orders.map((order) => order.OrderID)).toContain(orderId);
      expect(await chloe.refused(chloe.post('customer/getorderdetails', { OrderId: orderId }))).toMatchObject({
        status: 404,
        code: 'order_not_found',
      });
      expect((await chloe.get('customer/getorders', {})).orders.map((order) => order.OrderID)).not.toContain(orderId);
    });

    it('register, get a mail, and cannot take a name that is taken', async () => {
      const visitor = shop.visitor('fr');
      const person = {
        accountType: 'dealer' as const,
        companyName: 'Atelier Nord',
        firstName: 'Luc',
        lastName: 'Roy',
        email: 'luc@atelier.example',
        userName: 'luc',
        password: DEMO_PASSWORD,
        confirmPassword: DEMO_PASSWORD,
        language: 'fr' as const,
      };
      expect(await visitor.post('account/register', person)).toMatchObject({
        Name: 'Luc Roy',
        Role: 'admin-contact',
        AccountName: 'Atelier Nord',
        IsPrimaryContact: true,
      });
      expect((await until(async () => (await mails()).find((mail) => mail.to === 'luc@atelier.example'))).subject).toBe(
        'Bienvenue chez Équipement industriel',
      );
      const other = shop.visitor('fr');
      expect(await other.refused(other.post('account/register', person))).toMatchObject({
        status: 409,
        code: 'user_name_taken',
      });
      expect(
        await other.refused(
          other.post('account/register', { ...person, userName: 'luc2', password: 'short', confirmPassword: 'short' }),
        ),
      ).toMatchObject({ status: 400, code: 'password_too_weak', fields: [{ path: 'password' }] });
      expect(
        await other.refused(
          other.post('account/register', { ...person, userName: 'luc2', confirmPassword: 'Another#Pass99' }),
        ),
      ).toMatchObject({ code: 'password_mismatch' });
    });

    it('get a new password by a mailed link that opens once, and old sessions end', async () => {
      const visitor = shop.visitor();
      await visitor.post('account/register', {
        accountType: 'buyer',
        firstName: 'Fay',
        lastName: 'Orr',
        email: 'fay@example.com',
        userName: 'fay',
        password: DEMO_PASSWORD,
        confirmPassword: DEMO_PASSWORD,
      });
      expect(await shop.visitor().post('account/retriveforgottenpassword', { userName: 'nobody-at-all' })).toEqual({
        message: 'success',
      });
      await shop.visitor().post('account/retriveforgottenpassword', { userName: 'fay@example.com' });
      const mail = await until(async () =>
        (await mails()).find((m) => m.to === 'fay@example.com' && m.text.includes('token=')),
      );
      const [, token = ''] = /token=([\w-]+)/.exec(mail.text) ?? [];
      const reset = { token, password: 'Another#Pass99', confirmPassword: 'Another#Pass99' };
      await shop.visitor().post('account/resetpassword', reset);
      const stranger = shop.visitor();
      expect(await stranger.refused(stranger.post('account/resetpassword', reset))).toMatchObject({
        code: 'reset_link_invalid',
      });
      expect(await visitor.get('account/getusercontext', {})).toMatchObject({ ContactId: 0 });
      expect(await stranger.post('account/login', { userName: 'fay', password: 'Another#Pass99' })).toMatchObject({
        Name: 'Fay Orr',
      });
    });

    it('have their lines shipped and cancelled by a CSR, and learn of it by mail and in the shop', async () => {
      const adele = await signIn('adele');
      const { orderId, total } = await readyToPay(
        adele,
        [
          ['6205', 5],
          ['6306', 2],
        ],
        'adele@laurentide.example',
      );
      await adele.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'terms', poNumber: 'PO-9' },
      });
      const dana = shop.visitor();
      await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
      await dana.post('admin/order/shiplines', {
        orderId,
        carrier: 'Purolator',
        trackingNumber: 'PUR-1',
        lines: [{ lineId: '1', quantity: 3 }],
      });
      await shop.projectionsCaughtUp();
      const partly = await adele.post('customer/getorderdetails', { OrderId: orderId });
      expect(partly.OrderHeader.OrderStatus).toBe('partially-shipped');
      expect(partly.OrderLines.map((line) => line.LineStatus)).toEqual([2, 1]);
      expect(partly.Shipments[0]).toMatchObject({
        carrier: 'Purolator',
        trackingNumber: 'PUR-1',
        lines: [{ LineID: '1', Qty: 3 }],
      });
      await dana.post('admin/order/shiplines', {
        orderId,
        carrier: 'Purolator',
        trackingNumber: 'PUR-2',
        lines: [{ lineId: '1', quantity: 2 }],
      });
      const cancelling = { orderId, lines: [{ lineId: '2', quantity: 2 }] };
      await shop.projectionsCaughtUp();
      const { changes, amount } = await dana.post('admin/order/previewcancel', cancelling);
      await dana.post('admin/order/cancellines', {
        ...cancelling,
        changes,
        amount,
        reason: 'Damaged in the warehouse',
      });
      expect(
        await dana.refused(
          dana.post('admin/order/shiplines', {
            orderId,
            carrier: 'P',
            trackingNumber: 'T',
            lines: [{ lineId: '2', quantity: 1 }],
          }),
        ),
      ).toMatchObject({ status: 409, code: 'line_cancelled' });
      await shop.projectionsCaughtUp();
      expect((await adele.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader.OrderStatus).toBe(
        'shipped',
      );
      const subjects = await until(async () => {
        const own = (await mails())
          .filter((mail) => mail.to === 'adele@laurentide.example')
          .map((mail) => mail.subject);
        return own.length === 6 ? own : undefined;
      }, 'five mails about the order, and its invoice');
      expect(subjects.filter((subject) => subject.startsWith('Shipped'))).toHaveLength(2);
      const subject = `order:${orderId}`;
      const { entries } = await dana.get('admin/history/timeline', { subject });
      expect(entries.map((entry) => entry.type)).toEqual(
        expect.arrayContaining([
          'CartOpened',
          'CheckoutStarted',
          'PaymentCaptured',
          'OrderPlaced',
          'OrderLinesShipped',
          'OrderLinesCancelled',
        ]),
      );
      const cancelled = entries.find((entry) => entry.type === 'OrderLinesCancelled')!;
      expect(cancelled.actor).toBe('staff:9001');
      expect(
        (await dana.get('admin/history/descriptions', { subject, positions: cancelled.position }))[0],
      ).toMatchObject({
        description: 'cancelled: 2 × line 2 (6306): Damaged in the warehouse',
        changes: expect.arrayContaining([{ field: 'reason', after: 'Damaged in the warehouse' }]),
      });
    });

    it('let an auditor see everything and change nothing', async () => {
      const emile = shop.visitor();
      await emile.post('admin/session/login', { userName: 'emile', password: DEMO_PASSWORD });
      expect((await emile.get('admin/order/list', {})).total).toBeGreaterThan(0);
      expect(
        await emile.refused(
          emile.post('admin/order/cancellines', {
            orderId: 'x',
            lines: [{ lineId: '1', quantity: 1 }],
            changes: 1,
            amount: 0,
            reason: 'no',
          }),
        ),
      ).toMatchObject({ status: 403, code: 'forbidden' });
    });
  });

/** On a shop of its own, whose projector stops for good. */
export const registeringBehind = () =>
  describe('people who register while the read models are behind', () => {
    it('and press again are not told that their own name is taken', async () => {
      const shop = await startShop();
      try {
        await shop.stopProjector();
        const visitor = shop.visitor();
        await shop.inVain(visitor.post('account/guestlogin', {}));
        const commandId = crypto.randomUUID();
        const press = () =>
          shop.inVain(
            visitor.post('account/register', novaRegisters, { commandId }).then(
              () => 'signed in',
              (error: unknown) => (error as ApiError).answer.code,
            ),
          );
        const first = await press();
        expect(await press()).toBe(first);
        expect(first).not.toBe('user_name_taken');
      } finally {
        await shop.stop();
      }
    });
  });
