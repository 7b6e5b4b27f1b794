import { accounts } from '#demo/shop/customers.ts';
import { signInEverybody, type TestRole } from '../../api/people.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { payByCard, type Visitor } from '../../harness/visitor.ts';

export const messagesBetween = (theShop: () => TestShop) =>
  describe('messages of buyers', () => {
    let shop: TestShop;
    let people: Record<TestRole, Visitor>;
    let csr: Visitor;
    let senior: Visitor;
    let ben: Visitor;
    let orderId = '';
    let number = '';

    const queue = async (filter: object = {}) => {
      await shop.projectionsCaughtUp();
      return (await csr.get('admin/work/list', { group: 'messages', ...filter })).rows;
    };
    const thread = async (about: 'order' | 'account' | 'quote', id: string) => {
      await shop.projectionsCaughtUp();
      return csr.get('admin/conversation/show', { about, id });
    };
    const staffId = async (visitor: Visitor) => (await visitor.get('admin/session/me', {})).staffId;

    const place = async (visitor: Visitor, { orderId, total }: { orderId: string; total: number }) =>
      visitor.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: await payByCard(visitor) });

    beforeAll(async () => {
      shop = theShop();
      people = await signInEverybody(shop);
      ({ csr, contact: ben } = people);
      senior = people['senior-csr'];
      const ready = await readyToPay(ben, [['6205', 2]], 'ben@example.com');
      ({ orderId } = ready);
      const placed = await place(ben, ready);
      number = (placed as { OrderNumber: string }).OrderNumber;
      await shop.projectionsCaughtUp();
    });

    it('about an order wait in the queue with their words, who wrote them and until when they are to be answered', async () => {
      await ben.post('customer/postmessage', { about: 'order', id: orderId, text: 'Could it leave on Friday?' });
      const [row] = await queue();
      expect(row).toMatchObject({
        kind: 'order-message',
        subjectId: orderId,
        number,
        note: 'Could it leave on Friday?',
        personName: 'Ben Carter',
        page: `/order/${orderId}/show`,
        overdue: false,
        unread: true,
        mine: false,
      });
      expect(Date.parse(row!.dueAt!)).toBeGreaterThan(Date.parse(row!.since));
      expect(await csr.get('admin/work/counts', {})).toMatchObject({ messages: 1, overdue: 0 });
    });

    it('are overdue once the business hours of the setting have passed', async () => {
      // A day that has no hours in which anybody answers: every message is due when it is written.
      await shop.send('setting/save', { name: 'BusinessDayBegins', value: '17' });
      await shop.quiet();
      expect(await queue()).toMatchObject([{ overdue: true }]);
      expect(await csr.get('admin/work/counts', {})).toMatchObject({ messages: 1, overdue: 1 });
      await shop.send('setting/save', { name: 'BusinessDayBegins', value: '8' });
    });

    it('are unread for each member of staff until they have read them', async () => {
      await csr.post('admin/conversation/markread', { about: 'order', id: orderId });
      expect(await queue()).toMatchObject([{ unread: false }]);
      expect((await senior.get('admin/work/list', { group: 'messages' })).rows).toMatchObject([{ unread: true }]);
    });

    it('are assigned to a colleague, from whoever was seen to have them', async () => {
      const [row] = await queue();
      const [me, colleague] = [await staffId(csr), await staffId(senior)];
      await csr.post('admin/work/assign', { workId: row!.workId, to: colleague });
      expect(await queue({ claimed: 'nobody' })).toEqual([]);
      expect((await senior.get('admin/work/list', { group: 'messages', claimed: 'mine' })).rows).toMatchObject([
        { workId: row!.workId, mine: true, claimedById: colleague },
      ]);
      expect(await csr.refused(csr.post('admin/work/assign', { workId: row!.workId, to: me }))).toMatchObject({
        code: 'work_claimed',
        params: { by: 'Marc Bélanger' },
      });
      await csr.post('admin/work/assign', { workId: row!.workId, to: me, seen: colleague });
      expect(await queue({ claimed: 'mine' })).toHaveLength(1);
    });

    it('cannot be assigned to who works on no orders', async () => {
      const [row] = await queue();
      const auditor = await staffId(people.auditor);
      expect(
        await csr.refused(csr.post('admin/work/assign', { workId: row!.workId, to: auditor, seen: row!.claimedById })),
      ).toMatchObject({ code: 'staff_cannot_work' });
    });

    it('are answered where they stand, and the buyer reads the words in a mail', async () => {
      await csr.post('admin/conversation/answer', { about: 'order', id: orderId, text: 'It leaves on Thursday.' });
      expect(await queue()).toEqual([]);
      expect((await thread('order', orderId)).messages.map(({ side, text }) => [side, text])).toEqual([
        ['buyer', 'Could it leave on Friday?'],
        ['staff', 'It leaves on Thursday.'],
      ]);
      const mail = await until(async () => {
        const mails = (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { subject: string; text: string }[];
        return mails.find(({ subject }) => subject.startsWith('A message from'));
      });
      expect(mail.text).toContain(`/profile/myorders/${orderId}`);
      expect(mail.text).toContain('It leaves on Thursday.');
    });

    it('are read by the buyer, who sees what is new until then', async () => {
      expect(await ben.get('customer/getmessages', {})).toMatchObject({
        unread: 1,
        conversations: [{ about: 'order', id: orderId, number, side: 'staff', unread: true }],
      });
      const { messages } = await ben.post('customer/getconversation', { about: 'order', id: orderId });
      expect(messages).toHaveLength(2);
      await ben.post('customer/markread', { about: 'order', id: orderId });
      expect(await ben.get('customer/getmessages', {})).toMatchObject({ unread: 0 });
    });

    it('are nobody else’s', async () => {
      const { buyer } = people;
      expect(
        await buyer.refused(buyer.post('customer/postmessage', { about: 'order', id: orderId, text: 'Mine?' })),
      ).toMatchObject({ status: 404, code: 'order_not_found' });
      expect(
        await buyer.refused(buyer.post('customer/getconversation', { about: 'order', id: orderId })),
      ).toMatchObject({
        status: 404,
      });
      expect(await buyer.get('customer/getmessages', {})).toMatchObject({ conversations: [] });
    });

    it('about the account go to who looks after it, and need no answer once somebody says so', async () => {
      await ben.post('customer/postmessage', { about: 'account', text: 'Our new plant opens in May.' });
      const [row] = await queue();
      expect(row).toMatchObject({ kind: 'account-message', note: 'Our new plant opens in May.' });
      const { lastFromBuyer, unanswered, recipient } = await thread('account', row!.subjectId);
      expect({ unanswered, recipient }).toEqual({ unanswered: true, recipient: 'Ben' });
      await ben.post('customer/postmessage', { about: 'account', text: 'In June, sorry.' });
      const close = (lastSeen: string) =>
        csr.post('admin/conversation/close', { about: 'account', id: row!.subjectId, lastSeen });
      expect(await csr.refused(close(lastFromBuyer))).toMatchObject({ code: 'message_arrived_meanwhile' });
      await close((await thread('account', row!.subjectId)).lastFromBuyer);
      expect(await queue()).toEqual([]);
    });

    it('about a quote stand in the same queue, and need no answer once somebody says so', async () => {
      const { OrderID } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
      await ben.post('checkout/savecartasquote', { OrderId: OrderID });
      await shop.quiet();
      await ben.post('quote/postmessage', { QuoteId: OrderID, text: 'Two seals, please.' });
      const [row] = await queue();
      expect(row).toMatchObject({ kind: 'message', subjectId: OrderID, note: 'Two seals, please.', unread: true });
      const { lastFromBuyer } = await thread('quote', OrderID);
      await csr.post('admin/conversation/close', { about: 'quote', id: OrderID, lastSeen: lastFromBuyer });
      expect(await queue()).toEqual([]);
      expect((await csr.get('admin/quote/desk', { quoteId: OrderID })).unanswered).toEqual([]);
    });

    it('reach whoever ordered as a guest by e-mail, with a link to the order', async () => {
      const guest = shop.visitor();
      await guest.post('account/guestlogin', {});
      const ready = await readyToPay(guest, [['6205', 1]]);
      await place(guest, ready);
      await shop.projectionsCaughtUp();
      expect(await thread('order', ready.orderId)).toMatchObject({ recipient: 'Test', messages: [] });
      await csr.post('admin/conversation/answer', { about: 'order', id: ready.orderId, text: 'Your gate was shut.' });
      const mail = await until(async () => {
        const mails = (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { subject: string; text: string }[];
        return mails.find(({ subject }) => subject.startsWith('About your order'));
      });
      expect(mail.text).toContain('Your gate was shut.');
      expect(mail.text).toContain('#email=guest%40example.com');
      expect((await thread('order', ready.orderId)).messages.map(({ side, text }) => [side, text])).toEqual([
        ['staff', 'Your gate was shut.'],
      ]);
    });

    it('are sealed with the key of whom they speak of', async () => {
      const asStored = JSON.stringify(
        await shop.application.store.asStored.readStream(`conversation-${orderId}`),
        (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      );
      expect(asStored).not.toContain('Friday');
      expect(asStored).not.toContain('Carter');
    });

    it('are answered by canned replies that managers keep, with placeholders that there are', async () => {
      const { manager } = people;
      const name = { en: 'On its way', fr: 'En route' };
      const text = { en: 'Hello {{buyer.name}}, it left.', fr: 'Bonjour {{buyer.name}}, c’est parti.' };
      const { cannedReply } = await manager.post('admin/cannedreply/add', { name, text });
      await shop.projectionsCaughtUp();
      expect((await csr.get('admin/cannedreply/list', {})).replies).toEqual([{ cannedReply, name, text }]);
      expect(
        await manager.refused(
          manager.post('admin/cannedreply/change', {
            cannedReply,
            seen: { text },
            changed: { text: { ...text, en: '{{x}}' } },
          }),
        ),
      ).toMatchObject({ code: 'reply_placeholder_unknown' });
      expect(await csr.refused(csr.post('admin/cannedreply/remove', { cannedReply }))).toMatchObject({ status: 403 });
      await manager.post('admin/cannedreply/remove', { cannedReply });
      await shop.quiet();
      expect((await csr.get('admin/cannedreply/list', {})).replies).toEqual([]);
    });

    it('of accounts that there are not are refused', async () => {
      expect(accounts.length).toBeGreaterThan(0);
      expect(
        await csr.refused(csr.post('admin/conversation/answer', { about: 'account', id: 'nobody', text: 'Hello' })),
      ).toMatchObject({ code: 'account_not_found' });
    });
  });
