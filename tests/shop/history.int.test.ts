import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { verifyText } from '#proof/verify-text.ts';
import { mailsOnRecord, orderWithHistory, timelineOf } from '../harness/history.ts';
import { staffMember } from '../harness/order-desk.ts';
import { changesOf, publishQuote, requestQuote } from '../harness/quotes.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('the history of an order', () => {
  let shop: TestShop;
  let auditor: Visitor;
  let auditeur: Visitor;
  let csr: Visitor;
  let orderId: string;
  let orderNumber: string;
  let subject: string;

  beforeAll(async () => {
    shop = await startShop();
    [auditor, auditeur, csr] = [
      await staffMember(shop, 'emile'),
      await staffMember(shop, 'emile', 'fr'),
      await staffMember(shop, 'dana'),
    ];
    ({ orderId, orderNumber, subject } = await orderWithHistory(shop, csr, auditor));
  });
  afterAll(() => shop.stop());

  async function words(of = subject, who = auditor): Promise<string[]> {
    const { entries } = await timelineOf(auditor, of);
    return (
      await who.get('admin/history/descriptions', {
        subject: of,
        positions: entries
          .map(({ position }) => position)
          .slice(0, 200)
          .join(','),
      })
    ).map((one) => `${one.description}, by ${one.by}`);
  }

  it('tells in order what was clicked, charged, shipped and mailed', async () => {
    const { entries, title, isWhole } = await timelineOf(auditor, subject);
    expect({ title, isWhole }).toEqual({ title: orderNumber, isWhole: true });
    expect(entries.map(({ index }) => index)).toEqual([...entries.map(({ index }) => index)].sort((a, b) => a - b));
    const types = entries.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining([
        'CartOpened',
        'CartLineQuantityChanged',
        'CheckoutStarted',
        'StockHeld',
        'PaymentAuthorised',
        'OrderPlaced',
        'PaymentCaptured',
        'MailSent',
        'OrderLinesShipped',
        'StockShipped',
      ]),
    );
    const before = (one: string, other: string) => expect(types.indexOf(one)).toBeLessThan(types.indexOf(other));
    before('CartLineQuantityChanged', 'CheckoutStarted');
    before('CheckoutPaid', 'OrderPlaced');
    before('OrderPlaced', 'MailSent');
    before('OrderLinesShipped', 'StockShipped');
  });

  it('says who caused what: a mail follows from the event that asked for it, and goes back to the same click', async () => {
    const { entries } = await timelineOf(auditor, subject);
    // Which of the letters left first is the workers' business.
    const mails = entries.filter(({ type }) => type === 'MailSent');
    const caused = mails.flatMap(({ causationId, correlationId }) =>
      entries.filter(({ eventId }) => eventId === causationId).map((cause) => ({ cause, correlationId })),
    );
    expect(caused.map(({ cause }) => cause.type)).toEqual(expect.arrayContaining(['OrderPlaced', 'OrderLinesShipped']));
    for (const { cause, correlationId } of caused) expect(cause.correlationId).toBe(correlationId);
  });

  it('says each difference in words, in both languages', async () => {
    expect(await words()).toEqual(
      expect.arrayContaining([
        'quantity of line 1 (6205) changed from 4 to 6, unit price $10.00, by a guest',
        expect.stringMatching(/^\$[\d,.]+ charged, by a guest$/),
        'shipped with Purolator, tracking number PUR-1: 6 × line 1 (6205), by Dana Whitfield (staff)',
        expect.stringMatching(/^mail sent to guest@example\.com, in English: “Your order MW-/),
        '6205 left the warehouse: 6 (Montréal), by the shop itself',
        expect.stringMatching(/shipping method from nothing to Ground, by a guest$/),
      ]),
    );
    expect(await words(subject, auditeur)).toEqual(
      expect.arrayContaining([
        'quantité de la ligne 1 (6205) passée de 4 à 6, prix unitaire 10,00\u00a0$, by un invité',
        expect.stringMatching(/^courriel envoyé à guest@example\.com, en anglais\u00a0: «\u00a0Your order MW-/),
        expect.stringMatching(/mode de livraison, de rien à Terrestre, by un invité$/),
      ]),
    );
  });

  it('says shipping methods and warehouses by name', async () => {
    expect(await words('shipping:shop', auditeur)).toContain(
      'mode de livraison Terrestre ajouté, by la boutique elle-même',
    );
    expect(await words('stream:stock-6205')).toContain('6205 counted in warehouse Montréal: 5000, by the shop itself');
  });

  it('has a sentence for every event in it', async () =>
    expect((await words()).filter((one) => /%\{|undefined|\[object|^[A-Z][a-z]+[A-Z]/.test(one))).toEqual([]));

  it('shows what was called, and each event as it is with what changed', async () => {
    const { entries } = await timelineOf(auditor, subject);
    const { position } = entries.find(({ type }) => type === 'CartLineQuantityChanged')!;
    const [told] = await auditor.get('admin/history/descriptions', { subject, positions: position });
    expect(told).toMatchObject({
      operation: 'cart/updatequantity',
      data: { lineId: '1', quantity: 6 },
      changes: [{ field: 'quantity', before: 4, after: 6 }],
    });
  });

  it('is found by order number, item, stream and account', async () => {
    const find = async (search: string) =>
      (await auditor.get('admin/history/find', { search })).map((one) => one.subject);
    expect(await find(orderNumber)).toEqual([subject]);
    expect(await find('6205')).toEqual(['product:6205', 'price:6205', 'stock:6205']);
    expect(await find('stock-6205')).toEqual(['stream:stock-6205']);
    expect(await find('Laurentide')).toEqual([expect.stringMatching(/^account:/)]);
    expect(await find('nothing of that name')).toEqual([]);
    // Before anything is typed: what somebody may want to look at, the newest of each kind.
    expect(await find('')).toEqual(expect.arrayContaining([subject, expect.stringMatching(/^account:/)]));
    expect(await auditor.refused(timelineOf(auditor, 'order:none'))).toMatchObject({
      status: 404,
      code: 'history_not_found',
    });
  });

  it('answers words only for events of its subject, since that is what goes on record as looked at', async () => {
    const stranger = (await timelineOf(auditor, 'price:6205')).entries[0]!;
    expect(await auditor.get('admin/history/descriptions', { subject, positions: stranger.position })).toEqual([]);
  });

  it("tells a price's changes from what to what, and not what else the same import brought", async () => {
    await shop.send('price-list/import', {
      priceList: 'standard',
      itemNumber: '6205',
      currency: 'CAD',
      tiers: [{ quantity: 1, unitPrice: 1_100 }],
    });
    await shop.projectionsCaughtUp();
    expect(await words('price:6205')).toEqual([
      expect.stringMatching(
        /^price of 6205 in list standard, version 1, changed from nothing to from 1: \$10\.00 and from 10: \$9\.00/,
      ),
      expect.stringMatching(
        /^price of 6205 in list standard, version 2, changed from from 1: \$10\.00 and from 10: \$9\.00 to from 1: \$11\.00/,
      ),
    ]);
  });

  it('tells what an account was granted', async () => {
    const { accountId } = accounts[0]!;
    const told = await words(`account:${accountId}`);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^account .+ opened for a company/),
        expect.stringMatching(/^credit limit changed from \$0\.00 to \$/),
        expect.stringMatching(/ registered as admin contact/),
      ]),
    );
  });

  it('tells an account its people, also those who came later', async () => {
    const { accountId } = accounts[0]!;
    const details = {
      role: 'contact',
      firstName: 'Nora',
      lastName: 'Blais',
      email: 'nora@laurentide.example',
      phone: '',
      orderAccess: 'View Self',
      invoiceAccess: 'Deny',
      language: 'en',
    } as const;
    const { contactId } = await csr.post('admin/customer/addcontact', { accountId, ...details, userName: 'nora' });
    await csr.post('admin/customer/changecontact', { contactId, ...details, orderAccess: 'View All' });
    await shop.projectionsCaughtUp();
    expect(await words(`account:${accountId}`)).toEqual(
      expect.arrayContaining([
        'Nora Blais (nora@laurentide.example) registered as contact, user name nora, by Dana Whitfield (staff)',
        'Nora Blais changed: orderAccess from View Self to View All, by Dana Whitfield (staff)',
      ]),
    );
  });

  it('reads [erased] where a person was erased', async () => {
    const { entries } = await timelineOf(auditor, subject);
    const header = entries.find(({ type }) => type === 'CartHeaderSaved')!;
    const read = async () =>
      (await auditor.get('admin/history/descriptions', { subject, positions: header.position }))[0]!.description;
    expect(await read()).toContain('guest@example.com');
    const { rows } = await shop.application.pool.query<{ person_id: string; wrapped_key: Buffer }>(
      `delete from platform.person_key where person_id like 'guest:%' returning *`,
    );
    const fresh = await startReader();
    const told = await fresh.words(header.position);
    for (const { person_id, wrapped_key } of rows)
      await shop.application.pool.query('insert into platform.person_key values ($1, $2)', [person_id, wrapped_key]);
    expect(told).not.toContain('guest@example.com');
    expect(told).toContain('[erased]');
  });

  /** Another process, which has no key in memory yet. */
  async function startReader() {
    const { connectInfrastructure: layFoundation } = await import('#processes/bootstrap.ts');
    const { createEventDescriber } = await import('#projections/history/describe-events.ts');
    const { eventDescriptions, historySubjects } = await import('#projections/registry.ts');
    const { historyOf } = await import('#projections/history/subject-events.ts');
    return {
      async words(position: string) {
        const foundation = await layFoundation(shop.application.config, 'reader', shop.application.log);
        const events = (await historyOf(subject, historySubjects, foundation.pool, {} as never)).events.filter(
          (event) => event.position === position,
        );
        const context = {
          language: 'en',
          history: foundation.store.readStream.bind(foundation.store),
          queries: {
            shipping: { names: async () => ({}) },
            warehouse: { names: async () => ({}) },
            contact: { find: async () => ({}) },
          },
        };
        const [told] = await createEventDescriber(eventDescriptions)(events, context as never);
        await foundation.close();
        return told!.description;
      },
    };
  }

  describe('that began as a quote', () => {
    let quoteId: string;

    beforeAll(async () => {
      const buyer = shop.visitor();
      await buyer.post('account/login', { userName: 'adele', password: DEMO_PASSWORD });
      quoteId = await requestQuote(buyer, [['6306', 4]]);
      await csr.post('admin/quote/discountline', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        lineId: '1',
        discount: { kind: 'percent', value: 5_000 },
        reason: 'Loyal customer',
      });
      const { revision, hash } = await publishQuote(shop, csr, quoteId);
      await buyer.post('checkout/convertquotetoorder', {
        QuoteId: quoteId,
        Revision: revision,
        RevisionHash: hash,
        payment: { method: 'terms', poNumber: 'PO-1' },
      });
      // What follows the order, such as its invoice, is over with the last letter of it.
      await shop.quiet();
      await mailsOnRecord(shop, auditor, `quote:${quoteId}`, 5);
    });

    it('answers who allowed the discount, what the buyer saw on accepting, and which mails went out', async () => {
      const told = await words(`quote:${quoteId}`);
      expect(told).toContain(
        'discount of line 1 (6306) changed from nothing to 5\u00a0%: Loyal customer, by Dana Whitfield (staff)',
      );
      const accepted = told.find((one) => one.startsWith('revision 1 accepted'))!;
      expect(accepted).toMatch(
        /^revision 1 accepted, as it was shown, valid until 31 Dec 2099: 4 × 6306 \(\$95\.00\); discounts \$5\.00, freight .+, taxes .+, total .+; fingerprint [0-9a-f]{64}, by the buyer Adele Gagnon$/,
      );
      const subjects = told
        .filter((one) => one.startsWith('mail sent'))
        .map((one) => /“(.+)”/.exec(one)![1])
        .sort();
      expect(subjects).toEqual(
        [
          /^Invoice INV-.+ for your order MW-/,
          /^Q-.+: Adele Gagnon requested a quote$/,
          /^Quote Q-.+: our offer$/,
          /^Quote Q-.+: received$/,
          /^Your order MW-/,
        ].map((subject) => expect.stringMatching(subject)),
      );
    });

    it('is the same history by any of its names', async () => {
      const positions = async (kind: string) =>
        (await timelineOf(auditor, `${kind}:${quoteId}`)).entries.map(({ position }) => position);
      expect(await positions('order')).toEqual(await positions('quote'));
      expect(await positions('cart')).toEqual(await positions('quote'));
    });
  });

  describe('exported', () => {
    const exported = (who: Visitor, kind: string) => who.fetch(`/api/admin/history/${kind}?subject=${subject}`);

    it('is proven on another machine, and not once a byte of it was changed', async () => {
      await shop.projectionsCaughtUp();
      await shop.signHead();
      const bundle = await (await exported(auditor, 'export')).text();
      const verdict = await verifyText(bundle);
      expect(verdict.failures).toEqual([]);
      expect(verdict.streams.map(({ stream }) => stream)).toEqual(
        expect.arrayContaining([
          `cart-${orderId}`,
          `checkout-${orderId}`,
          `order-${orderId}`,
          `payment-${orderId}.1.1`,
          expect.stringMatching(/^mail-email-buyer-when-order-placed\./),
        ]),
      );
      expect(verdict.streams.some(({ stream }) => stream === 'stock-6205')).toBe(false);
      const place = bundle.indexOf('"quantity":6');
      expect((await verifyText(`${bundle.slice(0, place + 11)}7${bundle.slice(place + 12)}`)).failures).not.toEqual([]);
    });

    it('says how many events of its timeline stand in ledgers that others share, and are not in it (B17)', async () => {
      const { entries } = await auditor.get('admin/history/timeline', { subject });
      const verdict = await verifyText(await (await exported(auditor, 'export')).text());
      expect(verdict.leftOut).toBeGreaterThan(0);
      expect(verdict.events + verdict.leftOut).toBe(entries.length);
    });

    it('is a paper that anybody can read', async () => {
      const response = await exported(auditor, 'paper');
      expect(response.headers.get('content-type')).toContain('application/pdf');
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    });

    it('is given to auditors and administrators only', async () => {
      for (const kind of ['export', 'paper']) expect((await exported(csr, kind)).status).toBe(403);
    });
  });
});
