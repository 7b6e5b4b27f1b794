// A quote as staff work on it: negotiated with the buyer and beside colleagues, waiting for them, and found again.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { signInEverybody, type TestRole } from '../../api/people.ts';
import { mailTo } from '../../harness/order-desk.ts';
import { changesOf, publishQuote, quoteAtDesk, quoteSeenBy, requestQuote } from '../../harness/quotes.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { payByCard, type Visitor } from '../../harness/visitor.ts';

export const quoteDesk = (theShop: () => TestShop) =>
  describe('quotes', () => {
    let shop: TestShop;
    let people: Record<TestRole, Visitor>;
    let buyer: Visitor;
    let csr: Visitor;
    let otherCsr: Visitor;

    beforeAll(async () => {
      shop = theShop();
      people = await signInEverybody(shop);
      ({ 'admin-contact': buyer, csr } = people);
      await shop.send('staff/add', {
        staffId: 'second',
        role: 'csr',
        name: 'Second CSR',
        email: 'second@example.com',
        userName: 'second',
        password: DEMO_PASSWORD,
      });
      otherCsr = shop.visitor();
      await otherCsr.post('admin/session/login', { userName: 'second', password: DEMO_PASSWORD });
    });

    it('tell the second of two CSRs what the first has done, and lose nothing', async () => {
      const quoteId = await requestQuote(buyer);
      const changes = await changesOf(shop, csr, quoteId);
      await csr.post('admin/quote/updatequantity', { quoteId, changes, lineId: '1', quantity: 6 });
      const refused = await otherCsr.refused(
        otherCsr.post('admin/quote/overrideprice', {
          quoteId,
          changes,
          lineId: '2',
          unitPrice: 2_400,
          reason: 'Loyal',
        }),
      );
      expect(refused).toMatchObject({
        status: 409,
        code: 'quote_changed',
        params: {
          since: [{ type: 'QuoteLineQuantityChanged', by: 'Dana Whitfield', lineId: '1', before: '4', after: '6' }],
        },
      });
      await otherCsr.post('admin/quote/overrideprice', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        lineId: '2',
        unitPrice: 2_400,
        reason: 'Loyal',
      });
      expect(
        (await quoteAtDesk(shop, csr, quoteId)).lines.map(({ quantity, offeredUnitPrice }) => [
          quantity,
          offeredUnitPrice,
        ]),
      ).toEqual([
        [6, 1_000],
        [2, 2_400],
      ]);
    });

    it('need a second CSR for prices far below the catalogue', async () => {
      const quoteId = await requestQuote(buyer);
      const { changes } = await csr.post('admin/quote/discount', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        discount: { kind: 'percent', value: 30_000 },
        reason: 'Volume',
      });
      expect((await quoteAtDesk(shop, csr, quoteId)).approval).toEqual({
        needed: true,
        requested: false,
        given: false,
        discountPercent: 30,
        limitPercent: 15,
        mayApprove: false,
      });
      expect(await csr.refused(publishQuote(shop, csr, quoteId))).toMatchObject({
        code: 'pricing_needs_approval',
        message: expect.stringContaining('30 %'),
      });
      expect(await csr.refused(csr.post('admin/quote/approvepricing', { quoteId, changes }))).toMatchObject({
        status: 403,
        code: 'second_csr_needed',
      });

      // Asking makes it work for the others, until one of them has said yes.
      const approvals = async () => {
        await shop.projectionsCaughtUp();
        return (await otherCsr.get('admin/work/list', { kind: 'approval', pageSize: 200 })).rows.filter(
          ({ subjectId }) => subjectId === quoteId,
        );
      };
      expect(await approvals()).toEqual([]);
      await csr.post('admin/quote/requestapproval', { quoteId, changes });
      expect(await approvals()).toMatchObject([
        { page: `/quote/${quoteId}/show`, accountName: 'Laurentide Machine Works' },
      ]);
      expect((await quoteAtDesk(shop, csr, quoteId)).approval.requested).toBe(true);
      await otherCsr.post('admin/quote/approvepricing', { quoteId, changes });
      expect(await approvals()).toEqual([]);
      expect(await publishQuote(shop, csr, quoteId)).toMatchObject({ revision: 1 });
    });

    it('whose buyer writes are work until somebody answers, whoever’s turn it is, and the mail to the desk quotes them', async () => {
      const quoteId = await requestQuote(buyer);
      await publishQuote(shop, csr, quoteId);
      await buyer.post('quote/postmessage', { QuoteId: quoteId, text: 'Could you ship on Friday?' });
      const messages = async () => {
        await shop.projectionsCaughtUp();
        return (await csr.get('admin/work/list', { kind: 'message', pageSize: 200 })).rows.filter(
          ({ subjectId }) => subjectId === quoteId,
        );
      };
      expect(await messages()).toMatchObject([{ note: 'Could you ship on Friday?', page: `/quote/${quoteId}/show` }]);
      const { quote, unanswered } = await quoteAtDesk(shop, csr, quoteId);
      expect([quote.waitingFor, unanswered.map(({ text }) => text)]).toEqual(['dealer', ['Could you ship on Friday?']]);
      expect(
        (await csr.get('admin/quote/list', { waitingFor: 'dealer', pageSize: 100 })).rows.map((row) => row.quoteId),
      ).toContain(quoteId);
      expect(
        (await mailTo(shop, 'quotes@millwright.example', `${quote.quoteNumber}: Adele Gagnon sent a message`)).text,
      ).toContain('“Could you ship on Friday?”');
      // The buyer's offer stands all the same.
      expect((await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader).toMatchObject({
        WaitingFor: 'buyer',
        CanConvert: true,
        DaysLeft: expect.any(Number),
      });

      await csr.post('admin/quote/postmessage', { quoteId, text: 'Only we read this', visibility: 'internal' });
      expect(await messages()).toHaveLength(1);
      await csr.post('admin/quote/postmessage', { quoteId, text: 'Yes, we can', visibility: 'customer' });
      expect(await messages()).toEqual([]);
      expect((await quoteAtDesk(shop, csr, quoteId)).quote.waitingFor).toBe('buyer');
    });

    it('wait for a CSR again after any edit by the buyer, who is shown to the desk', async () => {
      const quoteId = await requestQuote(buyer);
      await publishQuote(shop, csr, quoteId);
      const { Changes } = (await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader;
      await buyer.post('quote/updatequantity', { QuoteId: quoteId, Changes, LineId: '1', Qty: 12 });
      expect((await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader).toMatchObject({
        QuoteStatus: 'submitted',
        WaitingFor: 'dealer',
        CanConvert: false,
      });
      const shown = await quoteAtDesk(shop, csr, quoteId);
      expect(shown.quote.buyerChangedLines).toBe(true);
      expect(shown.buyerChanges).toMatchObject([
        { type: 'QuoteLineQuantityChanged', side: 'buyer', before: '4', after: '12' },
      ]);
      expect(shown.lines[0]).toMatchObject({
        catalogueUnitPrice: 900,
        tiers: [
          { quantity: 1, unitPrice: 1_000 },
          { quantity: 10, unitPrice: 900 },
        ],
      });
    });

    it('tell since when they wait for whom, and go back to us with the answer to our question', async () => {
      const quoteId = await requestQuote(buyer);
      const asked = (await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader;
      expect(asked).toMatchObject({ WaitingFor: 'dealer', WaitingSince: asked.QuoteDate });
      await csr.post('admin/quote/startreview', { quoteId });
      expect((await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader).toMatchObject({
        WaitingFor: 'dealer',
        WaitingSince: asked.QuoteDate,
      });
      await csr.post('admin/quote/return', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        question: 'Which seal?',
      });
      const returned = (await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader;
      expect(returned).toMatchObject({ QuoteStatus: 'returned', WaitingFor: 'buyer', Reason: 'Which seal?' });
      expect(returned.WaitingSince > asked.WaitingSince).toBe(true);
      await buyer.post('quote/postmessage', { QuoteId: quoteId, text: 'Rubber' });
      expect((await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader).toMatchObject({
        QuoteStatus: 'submitted',
        WaitingFor: 'dealer',
        Reason: '',
      });
    });

    it('are begun by a CSR on the phone, with lines that are not in the catalogue', async () => {
      const { contactId } = (await shop.queries.contact.findByLogin({ login: 'adele' })).contacts[0]!;
      const { quoteId } = await csr.post('admin/quote/create', { contactId });
      expect(await buyer.refused(quoteSeenBy(shop, buyer, quoteId))).toMatchObject({ status: 404 });
      await csr.post('admin/quote/addfreeline', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        name: 'Alignment on site',
        quantity: 1,
        unitPrice: 45_000,
      });
      await csr.post('admin/quote/addline', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        itemNumber: '6205',
        quantity: 2,
      });
      await csr.post('admin/quote/saveheader', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        shippingMethod: 'ground',
      });
      const { hash: published } = await publishQuote(shop, csr, quoteId);
      const quote = await quoteSeenBy(shop, buyer, quoteId);
      expect(quote.QuoteLines.map(({ ProductId, LineTotal }) => [ProductId, LineTotal])).toEqual([
        ['', 45_000],
        ['6205', 2_000],
      ]);
      expect(
        await buyer.post('checkout/convertquotetoorder', {
          QuoteId: quoteId,
          Revision: 1,
          RevisionHash: published,
          payment: await payByCard(buyer),
        }),
      ).toMatchObject({ status: 'placed' });
    });

    it('wait in the work queue until they are answered, and are claimed by one CSR at a time', async () => {
      const quoteId = await requestQuote(buyer);
      await shop.projectionsCaughtUp();
      const waiting = async () =>
        (await csr.get('admin/work/list', { kind: 'quote', pageSize: 200 })).rows.find(
          ({ subjectId }) => subjectId === quoteId,
        );
      expect(await waiting()).toMatchObject({
        kind: 'quote',
        workId: `quote.${quoteId}`,
        number: expect.stringMatching(/^Q-/),
        accountName: 'Laurentide Machine Works',
        personName: 'Adele Gagnon',
        amount: 9_000,
        currency: 'CAD',
        claimedBy: '',
        mine: false,
      });
      await csr.post('admin/work/claim', { workId: `quote.${quoteId}` });
      expect(await waiting()).toMatchObject({ claimedBy: 'Dana Whitfield', mine: true });
      await shop.projectionsCaughtUp();
      expect(await otherCsr.refused(otherCsr.post('admin/work/claim', { workId: `quote.${quoteId}` }))).toMatchObject({
        status: 409,
        code: 'work_claimed',
        message: 'Dana Whitfield has taken this already.',
      });
      await publishQuote(shop, csr, quoteId);
      expect(await waiting()).toBeUndefined();
      expect(await csr.refused(csr.post('admin/work/claim', { workId: `quote.${quoteId}` }))).toMatchObject({
        status: 404,
        code: 'work_not_found',
      });
      const { Changes } = (await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader;
      await buyer.post('quote/updatequantity', {
        QuoteId: quoteId,
        Changes,
        LineId: (await quoteAtDesk(shop, csr, quoteId)).lines[0]!.lineId,
        Qty: 9,
      });
      await shop.projectionsCaughtUp();
      expect(await waiting()).toMatchObject({ claimedBy: '' });
    });

    it('e-mail the buyer whenever the other side has to act', async () => {
      const quoteId = await requestQuote(buyer);
      await publishQuote(shop, csr, quoteId);
      await csr.post('admin/quote/decline', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        reason: 'The maker has stopped it',
      });
      const { QuoteNumber } = (await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader;
      const mails = await until(async () => {
        const found = (await csr.get('admin/mail/list', {})).filter(({ subject }) => subject.includes(QuoteNumber));
        return found.length >= 4 ? found : undefined;
      });
      const offer = mails.find(({ subject }) => subject.endsWith('our offer'))!;
      expect(offer.attachments).toEqual([{ fileName: `${QuoteNumber}-1.pdf`, bytes: expect.any(Number) as number }]);
      expect(offer.text).toMatch(/4 × Deep groove ball bearing 6205 \(6205\); \$10\.00 each/);
      expect(mails.map(({ subject }) => subject).sort()).toEqual(
        [
          `${QuoteNumber}: Adele Gagnon requested a quote`,
          `Quote ${QuoteNumber}: declined`,
          `Quote ${QuoteNumber}: our offer`,
          `Quote ${QuoteNumber}: received`,
        ].sort(),
      );
    });

    it('are declined many at once, and the one that was changed meanwhile is named', async () => {
      const [one, two] = [await requestQuote(buyer), await requestQuote(buyer)];
      const [first, second] = [await changesOf(shop, csr, one), await changesOf(shop, csr, two)];
      await csr.post('admin/quote/updatequantity', { quoteId: two, changes: second, lineId: '1', quantity: 9 });
      expect(
        await csr.post('admin/quote/declinemany', {
          quotes: [
            { quoteId: one, changes: first },
            { quoteId: two, changes: second },
          ],
          reason: 'Year end',
        }),
      ).toEqual({ declined: [one], refused: [{ quoteId: two, code: 'quote_changed' }] });
    });

    it('are listed by how soon their offer ends, and only while the buyer can still accept it', async () => {
      const inDays = (days: number) => shopDay(shop.clock.now() + days * 86_400_000);
      const [soon, later, returned] = [await requestQuote(buyer), await requestQuote(buyer), await requestQuote(buyer)];
      for (const [quoteId, days] of [
        [soon, 3],
        [later, 20],
        [returned, 3],
      ] as const)
        await csr.post('admin/quote/publish', {
          quoteId,
          changes: await changesOf(shop, csr, quoteId),
          validUntil: inDays(days),
        });
      await csr.post('admin/quote/decline', {
        quoteId: returned,
        changes: await changesOf(shop, csr, returned),
        reason: 'Not any more',
      });
      await shop.projectionsCaughtUp();
      const expiring = async (expiresWithin: number) =>
        (await csr.get('admin/quote/list', { expiresWithin, pageSize: 1_000 })).rows.map(({ quoteId }) => quoteId);
      expect(await expiring(7)).toContain(soon);
      expect(await expiring(7)).not.toContain(later);
      expect(await expiring(2)).not.toContain(soon);
      expect(await expiring(365)).toEqual(expect.arrayContaining([soon, later]));
      expect(await expiring(365)).not.toContain(returned);
    });

    it('are found by number, person, e-mail and company, also under its new name', async () => {
      const quoteId = await requestQuote(buyer);
      const {
        quote: { quoteNumber, accountId },
      } = await quoteAtDesk(shop, csr, quoteId);
      const found = async (search: string) =>
        (await csr.get('admin/quote/list', { search, pageSize: 1_000 })).rows.map((row) => row.quoteId);
      for (const search of [quoteNumber.slice(2).toLowerCase(), 'ADELE G', 'adele.gagnon@', 'machine WORKS', 'q-'])
        expect(await found(search)).toContain(quoteId);
      for (const search of ['100%', 'agn_n', 'nobody']) expect(await found(search)).toEqual([]);
      await csr.post('admin/customer/rename', { accountId, name: 'Rebaptisée Inc.' });
      await shop.projectionsCaughtUp();
      expect(await found('rebaptisée')).toContain(quoteId);
      expect(await found('machine works')).toEqual([]);
      await csr.post('admin/customer/rename', { accountId, name: 'Laurentide Machine Works' });
      await shop.projectionsCaughtUp();
    });

    it('are begun for contacts who are found by name, e-mail, phone or company, and never by a shopper', async () => {
      const found = async (search: string) =>
        (await csr.get('admin/contact/list', { search })).rows.map(({ name }) => name);
      expect(await found('gagnon')).toEqual(['Adele Gagnon']);
      expect(await found('  adele laurentide ')).toEqual(['Adele Gagnon']);
      expect(await found('ben.carter@')).toEqual(['Ben Carter']);
      expect(await found('514-555-0110')).toEqual(['Adele Gagnon']);
      expect(await found('laurentide')).toEqual(['Ben Carter', 'Adele Gagnon', 'Chloé Roy']);
      expect(await found('100%')).toEqual([]);
      expect(await buyer.refused(buyer.get('admin/contact/list', {}))).toMatchObject({ status: 401 });
    });

    it('fill letters for a preview in the language of who edits them, and show a gap where they have nothing', async () => {
      const quoteId = await requestQuote(buyer);
      const editor = shop.visitor('fr');
      await editor.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
      const { mail } = await editor.post('admin/letter/preview', {
        letter: 'quote-declined',
        subject: '{{quote.number}}',
        body: '<p>{{quote.reason}} / {{quote.total}}</p>',
        about: `quote:${quoteId}`,
        origin: 'https://shop.example',
      });
      expect(mail.text).toMatch(/… \/ [\d\s]+,\d\d\s\$/);
    });
  });
