import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { addDays, shopDay } from '#platform/shop-calendar.ts';
import { signInEverybody, type TestRole } from '../api/people.ts';
import { montreal, readyToPay } from '../harness/readied-cart.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

const atLeast = <T>(count: number, found: T[]): T[] | undefined => (found.length >= count ? found : undefined);

describe('customers in the back office', () => {
  let shop: TestShop;
  let csr: Visitor;
  let manager: Visitor;
  let people: Record<TestRole, Visitor>;
  const company = accounts[0]!;
  const newcomer = {
    accountType: 'dealer',
    companyName: 'Ateliers Nord',
    firstName: 'Nora',
    lastName: 'Lévesque',
    email: 'nora@nord.example',
    phone: '418-555-0100',
    userName: 'nora',
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
  } as const;
  const mailsTo = async (to: string) =>
    (
      (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { to: string; subject: string; text: string }[]
    ).filter((mail) => mail.to === to);
  const found = async (search: string) => {
    await shop.projectionsCaughtUp();
    return (await csr.get('admin/customer/list', { search })).rows;
  };
  const detail = async (accountId: string) => {
    await shop.projectionsCaughtUp();
    return csr.get('admin/customer/detail', { accountId });
  };

  beforeAll(async () => {
    shop = await startShop();
    people = await signInEverybody(shop);
    ({ csr, manager } = people);
    await shop.send('account/open', {
      ...company,
      accountId: 'ACC-77',
      contacts: company.contacts.map((contact) => ({
        ...contact,
        contactId: `7${contact.contactId.slice(1)}`,
        userName: `${contact.userName}77`,
        email: `77${contact.email}`,
      })),
    });
    await shop.send('setting/save', { name: 'DealersNeedApproval', value: '1' });
  }, 60_000);
  afterAll(() => shop.stop(), 30_000);

  it('are found by company, person, e-mail and number', async () => {
    for (const search of ['laurentide', 'CARTER', 'adele.gagnon@', 'ACC-77'])
      expect((await found(search)).map(({ accountId }) => accountId)).toContain('ACC-77');
    expect(await found('nobody of that name')).toEqual([]);
  });

  it('register, wait for our approval, and sign in once they have it', async () => {
    const visitor = shop.visitor();
    await visitor.post('cart/addtocart', { ProductId: '6205' });
    expect(await visitor.post('account/register', newcomer)).toMatchObject({ ContactId: 0, lineCount: 1 });
    const early = { userName: 'nora', password: DEMO_PASSWORD };
    expect(await visitor.refused(visitor.post('account/login', early))).toMatchObject({
      status: 403,
      code: 'registration_waiting',
    });
    const [waiting] = await found('Ateliers Nord');
    expect(waiting).toMatchObject({ status: 'waiting', contacts: 1 });
    const work = (await csr.get('admin/work/list', { kind: 'registration' })).rows;
    expect(work).toMatchObject([
      {
        subjectId: waiting!.accountId,
        number: 'Ateliers Nord',
        accountName: 'Ateliers Nord',
        page: `/customer/${waiting!.accountId}/show`,
      },
    ]);
    // The first e-mail says what is true when it is written.
    await until(async () => atLeast(1, await mailsTo('nora@nord.example')));
    await csr.post('admin/customer/approve', { accountId: waiting!.accountId });
    await shop.projectionsCaughtUp();
    expect((await csr.get('admin/work/list', { kind: 'registration' })).rows).toEqual([]);
    expect(await visitor.post('account/login', early)).toMatchObject({
      Name: 'Nora Lévesque',
      Role: 'admin-contact',
      lineCount: 1,
    });
    const emails = await until(async () => atLeast(2, await mailsTo('nora@nord.example')));
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'We received your registration',
      'Your registration is approved',
    ]);
  });

  it('are told why when we decline, and can be approved after all', async () => {
    const visitor = shop.visitor();
    await visitor.post('account/register', {
      ...newcomer,
      companyName: 'Doubtful',
      userName: 'doubt',
      email: 'doubt@nord.example',
    });
    const [{ accountId } = { accountId: '' }] = await found('Doubtful');
    await csr.post('admin/customer/decline', { accountId, reason: 'We found no company of this name.' });
    await until(async () =>
      (await mailsTo('doubt@nord.example')).find(({ text }) => text.includes('We found no company of this name.')),
    );
    expect(await detail(accountId)).toMatchObject({ status: 'declined', reason: 'We found no company of this name.' });
    expect(
      await visitor.refused(visitor.post('account/login', { userName: 'doubt', password: DEMO_PASSWORD })),
    ).toMatchObject({ status: 403, code: 'registration_declined' });
    await csr.post('admin/customer/approve', { accountId });
    expect(await csr.refused(csr.post('admin/customer/decline', { accountId, reason: 'no' }))).toMatchObject({
      status: 409,
      code: 'account_active',
    });
  });

  it('are written to in the language they registered in, whether it is said or not', async () => {
    const subjects = async (email: string) =>
      (await until(async () => atLeast(2, await mailsTo(email)))).map(({ subject }) => subject).sort();
    const register = async (userName: string, said: object) => {
      await shop.visitor('fr').post('account/register', {
        ...newcomer,
        companyName: userName,
        userName,
        email: `${userName}@nord.example`,
        ...said,
      });
      await until(async () => atLeast(1, await mailsTo(`${userName}@nord.example`)));
      return (await found(userName))[0]!.accountId;
    };
    await csr.post('admin/customer/approve', { accountId: await register('ateliers', {}) });
    expect(await subjects('ateliers@nord.example')).toEqual([
      'Nous avons reçu votre inscription',
      'Votre inscription est acceptée',
    ]);
    await csr.post('admin/customer/decline', { accountId: await register('fonderie', {}), reason: 'Introuvable' });
    expect(await subjects('fonderie@nord.example')).toEqual(['Nous avons reçu votre inscription', 'Votre inscription']);
    await csr.post('admin/customer/approve', { accountId: await register('foundry', { language: 'en' }) });
    expect(await subjects('foundry@nord.example')).toEqual([
      'We received your registration',
      'Your registration is approved',
    ]);
  });

  it('get a price list and a credit limit from a manager only', async () => {
    expect(
      await csr.refused(csr.post('admin/customer/setcreditlimit', { accountId: 'ACC-77', limit: 1 })),
    ).toMatchObject({ status: 403 });
    expect(
      await csr.refused(csr.post('admin/customer/assignpricelist', { accountId: 'ACC-77', priceList: 'standard' })),
    ).toMatchObject({ status: 403 });
    await manager.post('admin/customer/setcreditlimit', { accountId: 'ACC-77', limit: 900_000 });
    expect(
      await manager.refused(manager.post('admin/customer/assignpricelist', { accountId: 'ACC-77', priceList: 'cost' })),
    ).toMatchObject({ code: 'price_list_not_found' });
    expect(
      await manager.refused(manager.post('admin/customer/setcreditlimit', { accountId: 'ACC-77', limit: -1 })),
    ).toMatchObject({ status: 400 });
    expect(await detail('ACC-77')).toMatchObject({ creditLimit: 900_000, priceList: 'standard' });
  });

  describe('who buy on terms', () => {
    const accountId = 'ACC-77';
    const payment = { accountId, amount: 10_000, reference: 'Cheque 1187', receivedOn: '2026-02-02' };
    const refusal = (data: Partial<typeof payment>, who = manager) =>
      who.refused(who.post('admin/customer/recordpayment', { ...payment, ...data }));
    const overdue = async () =>
      (await csr.get('admin/customer/list', { credit: 'overdue' })).rows.map((row) => row.accountId);
    const today = shopDay(Date.now());
    const daysAgo = (days: number) => new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString();
    let ordered = 0;
    /** An open item of an order that was placed so many days ago. */
    async function owes(holdId: string, amount: number, days: number): Promise<void> {
      await shop.commands.credit.hold({ accountId, holdId, amount, currency: 'CAD' });
      await shop.commands.credit.postOpenItem({ accountId, holdId, orderId: 'o1', placedAt: daysAgo(days) });
    }

    it('owe what they ordered, from the order until it is overdue', async () => {
      const buyer = shop.visitor();
      await buyer.post('account/login', { userName: 'adele77', password: DEMO_PASSWORD });
      const { orderId, total } = await readyToPay(buyer, [['6205', 2]]);
      await buyer.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'terms', poNumber: 'PO-9' },
      });
      ordered = total;
      expect(await detail(accountId)).toMatchObject({
        owed: total,
        overdue: 0,
        overdueDays: 0,
        creditLeft: 900_000 - total,
      });
      const confirmed = (await shop.application.store.readStream(`credit-${accountId}`)).at(-1)!;
      expect(confirmed).toMatchObject({ type: 'OpenItemPosted', data: { dueOn: addDays(today, 30) } });
      expect(await overdue()).toEqual([]);
    });

    it('are overdue from the day after the term, with what is not paid of it', async () => {
      await owes('due-today', 20_000, 30);
      expect(await detail(accountId)).toMatchObject({ owed: ordered + 20_000, overdue: 0 });
      await owes('old', 30_000, 42);
      expect(await detail(accountId)).toMatchObject({
        owed: ordered + 50_000,
        overdue: 30_000,
        overdueDays: 12,
        creditLeft: 900_000 - ordered - 50_000,
      });
      expect(await overdue()).toEqual([accountId]);
      const found = (await csr.get('admin/customer/list', { search: accountId })).rows;
      expect(found).toMatchObject([{ owed: ordered + 50_000, overdue: 30_000, overdueDays: 12 }]);
    });

    it('have the term that the store sets', async () => {
      for (const term of [60, 30]) {
        await shop.send('setting/save', { name: 'PaymentTermDays', value: String(term) });
        await shop.projectionsCaughtUp();
        await owes(`term-${term}`, 1, 0);
        expect((await shop.application.store.readStream(`credit-${accountId}`)).at(-1)).toMatchObject({
          data: { dueOn: addDays(today, term) },
        });
      }
      await manager.post('admin/customer/recordpayment', { ...payment, reference: 'Wire 1', amount: 2 });
    });

    it('pay on account: the oldest open items first, by a manager, and never more than is owed', async () => {
      const before = await detail(accountId);
      expect(await refusal({}, csr)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await refusal({ amount: before.owed + 1 })).toMatchObject({ status: 409, code: 'payment_above_owed' });
      expect(await refusal({ amount: 0 })).toMatchObject({ status: 400, code: 'amount_invalid' });
      expect(await refusal({ reference: ' ' })).toMatchObject({ status: 400, code: 'required' });
      expect(await refusal({ reference: '4242 4242 4242 4242' })).toMatchObject({
        status: 400,
        code: 'card_number_refused',
      });
      expect(await refusal({ receivedOn: addDays(today, 1) })).toMatchObject({
        status: 400,
        code: 'payment_received_later',
      });
      expect(await refusal({ receivedOn: '2026-02-30' })).toMatchObject({ status: 400, code: 'date_invalid' });
      expect(await refusal({ accountId: 'nobody' })).toMatchObject({ status: 404, code: 'account_not_found' });
      expect(await detail(accountId)).toEqual(before);
      await manager.post('admin/customer/recordpayment', payment);
      expect(await detail(accountId)).toMatchObject({
        owed: before.owed - 10_000,
        overdue: before.overdue - 10_000,
        overdueDays: 12,
        creditLeft: before.creditLeft + 10_000,
      });
      // The same reference twice is asked about (security.md S25).
      expect(await refusal({ reference: 'cheque  1187' })).toMatchObject({
        status: 409,
        code: 'payment_reference_known',
      });
      await manager.post('admin/customer/recordpayment', { ...payment, amount: before.overdue - 10_000, again: true });
      expect(await detail(accountId)).toMatchObject({ owed: before.owed - before.overdue, overdue: 0, overdueDays: 0 });
      expect(await overdue()).toEqual([]);
    });

    it('stand in the past as they stood, and their payments in the timeline', async () => {
      const events = await shop.application.store.readStream(`credit-${accountId}`);
      const first = events.find(
        ({ type, data }) => type === 'AccountPaymentReceived' && (data as typeof payment).amount === payment.amount,
      )!;
      const credit = async (revision: number) =>
        (await people.auditor.get('admin/replay/account', { accountId, asOf: `credit-${accountId}@${revision}` }))
          .credit;
      const before = await credit(first.revision - 1);
      expect(before).toMatchObject({ overdueDays: 12 });
      expect(await credit(first.revision)).toMatchObject({
        owed: before.owed - payment.amount,
        overdue: before.overdue - payment.amount,
      });
      expect(await credit(events.length - 1)).toMatchObject({ overdue: 0, overdueDays: 0 });
      const told = await people.auditor.get('admin/history/descriptions', {
        subject: `account:${accountId}`,
        positions: String(first.position),
      });
      expect(told.map(({ description }) => description)).toEqual([
        'payment on account of $100.00 received Feb 2, 2026: Cheque 1187',
      ]);
    });

    it('show the quote desk what is overdue', async () => {
      await owes('older', 7_000, 31);
      await shop.projectionsCaughtUp();
      const { quoteId } = await csr.post('admin/quote/create', {
        contactId: `7${company.contacts[0]!.contactId.slice(1)}`,
      });
      await shop.projectionsCaughtUp();
      expect((await csr.get('admin/quote/desk', { quoteId })).customer).toMatchObject({
        overdue: 7_000,
        overdueDays: 1,
      });
    });
  });

  it('get contacts who choose their own password, and whose rights we change', async () => {
    const person = {
      role: 'contact',
      firstName: 'Ines',
      lastName: 'Roy',
      email: 'ines@laurentide.example',
      phone: '',
      orderAccess: 'View Self',
      invoiceAccess: 'Deny',
      language: 'fr',
    } as const;
    const { contactId } = await csr.post('admin/customer/addcontact', {
      accountId: 'ACC-77',
      userName: 'ines77',
      ...person,
    });
    const [email] = await until(async () => atLeast(1, await mailsTo('ines@laurentide.example')));
    expect(email!.subject).toBe('Votre accès chez Équipement industriel');
    const token = /token=([\w-]+)/.exec(email!.text)![1]!;
    const visitor = shop.visitor();
    await visitor.post('account/resetpassword', {
      token,
      password: 'Chosen#by-Ines-1',
      confirmPassword: 'Chosen#by-Ines-1',
    });
    expect(await visitor.post('account/login', { userName: 'ines77', password: 'Chosen#by-Ines-1' })).toMatchObject({
      Name: 'Ines Roy',
      OrderAccess: 'View Self',
    });
    await csr.post('admin/customer/changecontact', { contactId, ...person, orderAccess: 'View All' });
    await shop.projectionsCaughtUp();
    expect(await visitor.get('account/getusercontext', {})).toMatchObject({ OrderAccess: 'View All' });
    expect(
      await csr.refused(csr.post('admin/customer/addcontact', { accountId: 'ACC-77', userName: 'ines77', ...person })),
    ).toMatchObject({ code: 'user_name_taken' });
  });

  it('lose their sign-in and their sessions at once when we switch a contact off', async () => {
    const visitor = shop.visitor();
    await visitor.post('account/login', { userName: 'chloe77', password: DEMO_PASSWORD });
    const contactId = `7${company.contacts[2]!.contactId.slice(1)}`;
    await csr.post('admin/customer/deactivatecontact', { contactId });
    await shop.projectionsCaughtUp();
    expect(await visitor.get('account/getusercontext', {})).toMatchObject({ ContactId: 0 });
    expect(
      await visitor.refused(visitor.post('account/login', { userName: 'chloe77', password: DEMO_PASSWORD })),
    ).toMatchObject({ status: 403, code: 'contact_inactive' });
    await csr.post('admin/customer/activatecontact', { contactId });
    await shop.projectionsCaughtUp();
    expect(await visitor.post('account/login', { userName: 'chloe77', password: DEMO_PASSWORD })).toMatchObject({
      Name: 'Chloé Roy',
    });
  });

  it('have an address book that we keep with them', async () => {
    const { addressId } = await csr.post('admin/customer/saveaddress', {
      accountId: 'ACC-77',
      address: montreal,
      primary: true,
    });
    const { addresses } = await detail('ACC-77');
    expect(addresses[0]).toMatchObject({ addressId, primary: true, address: { city: montreal.city } });
  });

  it('are read by the auditor and changed by nobody but staff who may', async () => {
    expect(await people.auditor.get('admin/customer/detail', { accountId: 'ACC-77' })).toMatchObject({
      accountId: 'ACC-77',
    });
    for (const role of ['auditor', 'contact', 'guest'] as const) {
      const visitor = people[role];
      expect(
        await visitor.refused(visitor.post('admin/customer/rename', { accountId: 'ACC-77', name: 'Mine' })),
      ).toMatchObject({ status: expect.any(Number) });
    }
    expect((await detail('ACC-77')).name).toBe(company.name);
    expect(await csr.refused(csr.get('admin/customer/detail', { accountId: 'nobody' }))).toMatchObject({
      status: 404,
      code: 'account_not_found',
    });
  });

  it('give their orders the name they have today, and those are found by it', async () => {
    await csr.post('admin/customer/rename', { accountId: 'ACC-77', name: 'Forges de Sorel' });
    await shop.projectionsCaughtUp();
    const named = (await csr.get('admin/order/list', { search: 'forges de' })).rows;
    expect(named).toMatchObject([{ PlacedBy: 'Adele Gagnon', AccountName: 'Forges de Sorel', PONumber: 'PO-9' }]);
    expect((await csr.get('admin/order/list', { search: 'forges du' })).rows).toEqual([]);
  });

  it('who buy for themselves are no company beside their orders', async () => {
    const buyer = shop.visitor();
    await buyer.post('account/register', {
      accountType: 'buyer',
      firstName: 'Fay',
      lastName: 'Orr',
      email: 'fay@example.com',
      userName: 'fay',
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
    });
    const { orderId, total } = await readyToPay(buyer, [['6205', 1]], 'fay@example.com');
    await buyer.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: await payByCard(buyer) });
    await shop.projectionsCaughtUp();
    expect((await csr.get('admin/order/list', { search: 'fay@example.com' })).rows).toMatchObject([
      { PlacedBy: 'Fay Orr', AccountName: '' },
    ]);
  });
});
