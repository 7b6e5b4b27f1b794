import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { fileUrl } from '#contracts/client.ts';
import { addDays } from '#domain/shared/day.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { signInEverybody, type TestRole } from '../../api/people.ts';
import { montreal, readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { payByCard, type Visitor } from '../../harness/visitor.ts';
import { isoNow } from '#platform/kernel/runtime/clock.ts';

const atLeast = <T>(count: number, found: T[]): T[] | undefined => (found.length >= count ? found : undefined);

export const customersAtDesk = (theShop: () => TestShop) =>
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
    const stored = async (stream: string) =>
      JSON.stringify(
        (await shop.application.store.asStored.readStream(stream)).map(({ type, data }) => ({ type, data })),
      );
    const detail = async (accountId: string) => {
      await shop.projectionsCaughtUp();
      return csr.get('admin/customer/detail', { accountId });
    };

    beforeAll(async () => {
      shop = theShop();
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
    });

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
      expect(await detail(accountId)).toMatchObject({
        status: 'declined',
        reason: 'We found no company of this name.',
      });
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
      expect(await subjects('fonderie@nord.example')).toEqual([
        'Nous avons reçu votre inscription',
        'Votre inscription',
      ]);
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
        await manager.refused(
          manager.post('admin/customer/assignpricelist', { accountId: 'ACC-77', priceList: 'cost' }),
        ),
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
      let today: string;
      beforeAll(() => void (today = shopDay(shop.clock.now())));
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
        expect(found.find((row) => row.accountId === accountId)).toMatchObject({
          owed: ordered + 50_000,
          overdue: 30_000,
          overdueDays: 12,
        });
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
        await manager.post('admin/customer/recordpayment', {
          ...payment,
          amount: before.overdue - 10_000,
          again: true,
        });
        expect(await detail(accountId)).toMatchObject({
          owed: before.owed - before.overdue,
          overdue: 0,
          overdueDays: 0,
        });
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
          'payment on account of $100.00 received 2 Feb 2026: Cheque 1187',
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
        await csr.refused(
          csr.post('admin/customer/addcontact', { accountId: 'ACC-77', userName: 'ines77', ...person }),
        ),
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

    describe('who register', () => {
      const questions = [
        {
          questionId: 'industry',
          kind: 'choice',
          label: { en: 'Industry', fr: 'Secteur' },
          help: { en: '', fr: '' },
          required: true,
          asked: 'dealer',
          choices: [
            { en: 'Mining', fr: 'Mines' },
            { en: 'Food', fr: 'Alimentation' },
          ],
        },
        {
          questionId: 'certificate',
          kind: 'file',
          label: { en: 'Certificate', fr: 'Certificat' },
          help: { en: 'PDF', fr: 'PDF' },
          required: false,
          asked: 'dealer',
          choices: [],
        },
      ] as const;
      const second = {
        ...newcomer,
        companyName: 'Les Ateliers Nord inc.',
        userName: 'nora2',
        email: 'office@nord.example',
        taxNumber: '123 456 789 RT0001',
      };

      it('answer the questions that a manager composed, with files', async () => {
        await manager.post('admin/registrationform/change', {
          seen: { questions: [] },
          changed: { questions: questions.map((one) => ({ ...one, choices: [...one.choices] })) },
        });
        expect(
          await manager.refused(
            manager.post('admin/registrationform/change', { seen: { questions: [] }, changed: { questions: [] } }),
          ),
        ).toMatchObject({ code: 'changed_meanwhile' });
        await shop.projectionsCaughtUp();
        expect((await shop.visitor('fr').get('account/registrationform', {})).questions).toMatchObject([
          { label: 'Secteur', choices: ['Mines', 'Alimentation'] },
          { label: 'Certificat', help: 'PDF' },
        ]);
        const visitor = shop.visitor();
        expect(await visitor.refused(visitor.post('account/register', second))).toMatchObject({
          status: 400,
          code: 'answer_required',
        });
        const { ticket } = await visitor.upload('account/registrationfile', {
          FileName: 'certificate.txt',
          FileType: 'text/plain',
          FileData: Buffer.from('registered since 1987').toString('base64'),
        });
        const answers = [
          { questionId: 'industry', value: '1' },
          { questionId: 'certificate', ticket },
        ];
        const forged = [answers[0]!, { questionId: 'certificate', ticket: `${ticket.slice(0, -1)}x` }];
        expect(await visitor.refused(visitor.post('account/register', { ...second, answers: forged }))).toMatchObject({
          code: 'attachment_not_found',
        });
        await visitor.post('account/register', { ...second, answers });
        const [{ accountId } = { accountId: '' }] = await found('Les Ateliers Nord');
        expect(await detail(accountId)).toMatchObject({
          taxNumber: '123 456 789 RT0001',
          answers: [
            { questionId: 'industry', label: 'Industry', value: 'Food' },
            { questionId: 'certificate', kind: 'file', value: 'certificate.txt' },
          ],
        });
        const file = await csr.fetch(
          `${fileUrl('admin/customer/answerfile', { accountId, questionId: 'certificate' })}`,
        );
        expect(await file.text()).toBe('registered since 1987');
      });

      it('leave no answer and no key to a file in the store that anybody reads without their key', async () => {
        const [{ accountId } = { accountId: '' }] = await found('Les Ateliers Nord');
        const events = await stored(`account-${accountId}`);
        expect(events).toContain('RegistrationQuestionsAnswered');
        expect(events).not.toContain('certificate.txt');
        expect(events).not.toContain('Alimentation');
      });

      it('are shown beside accounts that may be theirs, by name, tax number and domain', async () => {
        const [{ accountId } = { accountId: '' }] = await found('Les Ateliers Nord');
        const { rows } = await csr.get('admin/customer/duplicates', { accountId });
        expect(rows.map(({ name, alike }) => [name, alike])).toContainEqual(['Ateliers Nord', ['name', 'domain']]);
        expect(rows.map(({ name }) => name)).not.toContain('Laurentide Machine Works');
      });

      it('are approved with what was agreed, by who may agree it', async () => {
        const [{ accountId } = { accountId: '' }] = await found('Les Ateliers Nord');
        const agreed = { accountId, creditLimit: 500_000, paymentTermDays: 45, salesRep: 'senior' };
        expect(await csr.refused(csr.post('admin/customer/approve', agreed))).toMatchObject({ status: 403 });
        expect(await manager.refused(manager.post('admin/customer/approve', agreed))).toMatchObject({
          code: 'staff_not_found',
        });
        const { salesReps } = await manager.get('admin/customer/salesreps', {});
        const salesRep = salesReps[0]!.staffId;
        await manager.post('admin/customer/approve', { ...agreed, salesRep });
        expect(await detail(accountId)).toMatchObject({
          status: 'active',
          creditLimit: 500_000,
          paymentTermDays: 45,
          salesRep: salesReps[0]!.name,
        });
        await shop.commands.credit.hold({ accountId, holdId: 'own-term', amount: 5_000, currency: 'CAD' });
        const placedAt = isoNow(shop.clock);
        await shop.commands.credit.postOpenItem({ accountId, holdId: 'own-term', orderId: 'o7', placedAt });
        expect((await shop.application.store.readStream(`credit-${accountId}`)).at(-1)).toMatchObject({
          data: { dueOn: addDays(shopDay(placedAt), 45) },
        });
      });

      it('have terms that two people change from what they saw', async () => {
        const [{ accountId } = { accountId: '' }] = await found('Les Ateliers Nord');
        const change = (seen: string, taxNumber: string) =>
          csr.post('admin/customer/change', { accountId, seen: { taxNumber: seen }, changed: { taxNumber } });
        await change('123 456 789 RT0001', 'NEQ 1');
        expect(await csr.refused(change('123 456 789 RT0001', 'NEQ 2'))).toMatchObject({
          code: 'changed_meanwhile',
          params: { present: { taxNumber: 'NEQ 1' } },
        });
        const term = { accountId, seen: { paymentTermDays: 45 }, changed: { paymentTermDays: 60 } };
        expect(await csr.refused(csr.post('admin/customer/change', term))).toMatchObject({ status: 403 });
      });
    });

    it('are noted about for each other: author, time, pinned, and sealed', async () => {
      const { noteId } = await csr.post('admin/customer/addnote', { accountId: 'ACC-77', text: 'Call before noon' });
      const contactId = `7${company.contacts[0]!.contactId.slice(1)}`;
      await manager.post('admin/customer/addnote', {
        accountId: 'ACC-77',
        text: 'Retires in May',
        contactId,
        pinned: true,
      });
      await shop.projectionsCaughtUp();
      expect((await csr.get('admin/customer/notes', { accountId: 'ACC-77' })).notes).toMatchObject([
        { text: 'Retires in May', pinned: true, about: 'Adele Gagnon' },
        { text: 'Call before noon', pinned: false, about: '' },
      ]);
      const pin = { accountId: 'ACC-77', noteId, seen: { pinned: false }, changed: { pinned: true } };
      await csr.post('admin/customer/changenote', pin);
      const events = await stored('customer-note-ACC-77');
      expect(events).not.toContain('noon');
      await csr.post('admin/customer/removenote', { accountId: 'ACC-77', noteId });
      await shop.projectionsCaughtUp();
      expect((await csr.get('admin/customer/notes', { accountId: 'ACC-77' })).notes).toHaveLength(1);
    });

    it('see everything and order nothing while they are suspended', async () => {
      const buyer = shop.visitor();
      await buyer.post('account/login', { userName: 'adele77', password: DEMO_PASSWORD });
      const { orderId, total } = await readyToPay(buyer, [['6205', 1]]);
      const place = () =>
        buyer.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: { method: 'terms', poNumber: 'PO-10' },
        });
      await csr.post('admin/customer/suspend', { accountId: 'ACC-77', reason: 'Owes since May' });
      expect(await buyer.refused(place())).toMatchObject({ status: 403, code: 'account_suspended' });
      await shop.projectionsCaughtUp();
      expect(await buyer.get('account/getusercontext', {})).toMatchObject({ AccountStatus: 'suspended' });
      expect((await buyer.get('customer/getorders', {})).total).toBeGreaterThan(0);
      await csr.post('admin/customer/reopen', { accountId: 'ACC-77' });
      await shop.projectionsCaughtUp();
      expect(await place()).toMatchObject({ OrderNumber: expect.any(String) });
    });

    describe('who are one company', () => {
      const accountId = 'ACC-88';
      const into = 'ACC-77';
      let orders = 0;
      const own = async (visitor: Visitor) => (await visitor.get('customer/getorders', {})).total;

      beforeAll(async () => {
        await shop.send('account/open', {
          ...company,
          accountId,
          name: 'Forges de Sorel (1998) inc.',
          creditLimit: 400_000,
          contacts: company.contacts.slice(0, 1).map((contact) => ({
            ...contact,
            contactId: `8${contact.contactId.slice(1)}`,
            userName: `${contact.userName}88`,
            email: `88${contact.email}`,
          })),
        });
        await shop.projectionsCaughtUp();
        const buyer = shop.visitor();
        await buyer.post('account/login', { userName: 'adele88', password: DEMO_PASSWORD });
        const { orderId, total } = await readyToPay(buyer, [['6205', 1]]);
        await buyer.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: { method: 'terms', poNumber: 'PO-88' },
        });
        await shop.projectionsCaughtUp();
        orders = (await detail(into)).orders;
      });

      it('see before what would move', async () => {
        expect(await csr.refused(csr.get('admin/customer/mergepreview', { accountId, into }))).toMatchObject({
          status: 403,
        });
        expect(await manager.get('admin/customer/mergepreview', { accountId, into })).toMatchObject({
          from: { name: 'Forges de Sorel (1998) inc.' },
          contacts: ['Adele Gagnon (adele88)'],
          orders: 1,
          owed: (await detail(accountId)).owed,
        });
        expect((await manager.get('admin/customer/mergepreview', { accountId, into: accountId })).refusal).toBe(
          'merge_with_itself',
        );
      });

      it('are one account from then on: people, orders, debts; both histories stay', async () => {
        const before = await shop.application.store.readStream(`account-${accountId}`);
        const [from, survivor] = [await detail(accountId), await detail(into)];
        const buyer = shop.visitor();
        await buyer.post('account/login', { userName: 'adele88', password: DEMO_PASSWORD });
        await manager.post('admin/customer/merge', { accountId, into });
        const after = await shop.application.store.readStream(`account-${accountId}`);
        expect(after.slice(0, before.length)).toEqual(before);
        expect(after.slice(before.length).map(({ type }) => type)).toEqual(['AccountMerged']);
        expect((await shop.application.store.readStream(`account-${into}`)).at(-1)).toMatchObject({
          type: 'AccountAbsorbed',
          data: { from: accountId, accounts: [accountId] },
        });
        expect(await detail(into)).toMatchObject({
          orders: orders + 1,
          owed: survivor.owed + from.owed,
          absorbed: [{ accountId }],
        });
        expect(await detail(accountId)).toMatchObject({ status: 'merged', mergedInto: { accountId: into } });
        expect((await found('ACC-88')).map((row) => row.accountId)).toEqual([]);
        // Their sessions had ended; who signs in acts for the account that is left.
        expect(await buyer.get('account/getusercontext', {})).toMatchObject({ ContactId: 0 });
        await buyer.post('account/login', { userName: 'adele88', password: DEMO_PASSWORD });
        // What follows from a merger is done again; who signed in meanwhile stays.
        await shop.quiet();
        expect(await own(buyer)).toBe(orders + 1);
        const { OrderID } = (await manager.get('admin/order/list', { accountId: into, search: 'PO-88' })).rows[0]!;
        const colleague = shop.visitor();
        await colleague.post('account/login', { userName: 'adele77', password: DEMO_PASSWORD });
        expect(await colleague.post('customer/getorderdetails', { OrderId: OrderID })).toMatchObject({
          OrderHeader: { OrderID },
        });
      });

      it('are merged once, whatever is pressed again, and change nothing where they were', async () => {
        const { owed } = await detail(into);
        await manager.post('admin/customer/merge', { accountId, into });
        expect((await detail(into)).owed).toBe(owed);
        expect(await csr.refused(csr.post('admin/customer/rename', { accountId, name: 'Ghost' }))).toMatchObject({
          code: 'account_merged',
        });
        expect(
          await manager.refused(manager.post('admin/customer/merge', { accountId: into, into: accountId })),
        ).toMatchObject({ code: 'merge_with_itself' });
      });

      it('pay with one account what either owed', async () => {
        const { owed } = await detail(into);
        await manager.post('admin/customer/recordpayment', {
          accountId,
          amount: owed,
          reference: 'Wire 88',
          receivedOn: '2026-02-02',
        });
        expect((await detail(into)).owed).toBe(0);
      });
    });
  });
