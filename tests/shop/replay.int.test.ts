import { freightSource } from '#domain/shared/price/priced.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { api } from '#contracts/api.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { readModels } from '#projections/registry.ts';
import { signInEverybody, type TestRole } from '../api/people.ts';
import { changesOf, publishQuote, requestQuote } from '../harness/quotes.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import { cards, type Visitor } from '../harness/visitor.ts';

describe('the past', () => {
  let shop: TestShop;
  let people: Record<TestRole, Visitor>;
  let buyer: Visitor;
  let csr: Visitor;
  let auditor: Visitor;

  beforeAll(async () => {
    shop = await startShop();
    people = await signInEverybody(shop);
    ({ 'admin-contact': buyer, csr, auditor } = people);
  });
  afterAll(() => shop.stop());

  const onTerms = (poNumber: string) => ({ method: 'terms' as const, poNumber });
  async function placeOrder(who = buyer, payment?: ReturnType<typeof onTerms>): Promise<string> {
    const { orderId, total } = await readyToPay(who, [
      ['6205', 4],
      ['6306', 2],
    ]);
    await who.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: total,
      payment: payment ?? { method: 'card', token: await who.cardToken(cards.approved) },
    });
    await shop.projectionsCaughtUp();
    return orderId;
  }
  const eventsOf = (stream: string) => shop.application.store.readStream(stream);

  describe('of an order', () => {
    let orderId: string;
    beforeAll(async () => {
      orderId = await placeOrder();
      const { OrderLines } = await csr.get('admin/order/detail', { orderId });
      await csr.post('admin/order/shiplines', {
        orderId,
        carrier: 'Purolator',
        trackingNumber: 'P1',
        lines: [{ lineId: OrderLines[0]!.LineID, quantity: 4 }],
      });
      await shop.projectionsCaughtUp();
    });

    it('shows a line as New before its shipment, and the payment as it stood', async () => {
      const now = await auditor.get('admin/order/detail', { orderId });
      expect(now.OrderLines.map(({ LineStatus }) => LineStatus)).toEqual([3, 1]);
      const placed = await auditor.get('admin/order/detail', { orderId, asOf: `order-${orderId}@0` });
      expect(placed).toMatchObject({
        OrderHeader: { OrderStatus: 'processing', PaymentStatus: 'authorised' },
        Shipments: [],
      });
      expect(placed.OrderLines.map(({ LineStatus }) => LineStatus)).toEqual([1, 1]);
    });
    it('is the present as of its last event, and as of this moment', async () => {
      const { moments } = await auditor.get('admin/replay/moments', { kind: 'order', id: orderId });
      expect(moments.map(({ type }) => type)).toEqual([
        'OrderPlaced',
        'PaymentRequested',
        'PaymentAuthorised',
        'PaymentCaptured',
        'OrderLinesShipped',
      ]);
      const { OrderLines: lines, ...now } = await auditor.get('admin/order/detail', { orderId });
      for (const asOf of [moments.at(-1)!.event, moments.at(-1)!.at]) {
        const { OrderLines: then, ...rest } = await auditor.get('admin/order/detail', { orderId, asOf });
        expect(rest).toEqual(now);
        expect(then.map(({ LineStatus, ShippedQty, LineTotal }) => [LineStatus, ShippedQty, LineTotal])).toEqual(
          lines.map(({ LineStatus, ShippedQty, LineTotal }) => [LineStatus, ShippedQty, LineTotal]),
        );
      }
    });
    it.each([
      ['before it was placed', () => '2020-01-01T00:00:00.000Z', 404, 'as_of_before_beginning'],
      ['of a moment to come', () => '2199-01-01T00:00:00.000Z', 400, 'as_of_future'],
      ['of no event', () => `order-${orderId}@99`, 404, 'event_not_found'],
      ['of what is no moment', () => 'yesterday', 400, 'as_of_invalid'],
    ])('is refused clearly as %s', async (_what, asOf, status, code) => {
      expect(await auditor.refused(auditor.get('admin/order/detail', { orderId, asOf: asOf() }))).toMatchObject({
        status,
        code,
      });
    });
  });

  it('of a quote shows the prices and the hash of the revision that stood then', async () => {
    const quoteId = await requestQuote(buyer);
    const first = await publishQuote(shop, csr, quoteId);
    await csr.post('admin/quote/discountline', {
      quoteId,
      changes: first.changes,
      lineId: '1',
      discount: { kind: 'percent', value: 5_000 },
      reason: 'Volume',
    });
    const second = await publishQuote(shop, csr, quoteId);
    await shop.projectionsCaughtUp();
    const published = (await eventsOf(`quote-${quoteId}`))
      .filter(({ type }) => type === 'QuoteRevisionPublished')
      .map(({ stream, revision }) => `${stream}@${revision}`);
    const [then, now] = await Promise.all(published.map((asOf) => auditor.get('admin/quote/desk', { quoteId, asOf })));
    expect(then).toMatchObject({
      revision: 1,
      revisions: [{ Revision: 1, Hash: first.hash }],
      totals: { published: { DiscountTotal: 0 }, working: { DiscountTotal: 0 } },
      quote: { status: 'approved' },
    });
    expect(now).toMatchObject({
      revision: 2,
      revisions: [{ Hash: second.hash }, { Hash: first.hash }],
      totals: { published: { DiscountTotal: 200 } },
    });
    expect(then!.history.length).toBeLessThan(now!.history.length);
    expect(now!.totals).toEqual((await auditor.get('admin/quote/desk', { quoteId })).totals);
  });

  it("of a quote knows the catalogue's prices of then", async () => {
    const quoteId = await requestQuote(buyer);
    await shop.projectionsCaughtUp();
    await shop.send('price-list/import', {
      priceList: 'standard',
      itemNumber: '6306',
      currency: 'CAD',
      tiers: [{ quantity: 1, unitPrice: 2_700 }],
    });
    const catalogue = async (asOf?: string) =>
      (await auditor.get('admin/quote/desk', { quoteId, ...(asOf ? { asOf } : {}) })).totals.catalogue.SubTotal;
    expect(await catalogue()).toBe(9_400);
    expect(await catalogue(`quote-${quoteId}@0`)).toBe(9_000);
    await shop.send('price-list/import', {
      priceList: 'standard',
      itemNumber: '6306',
      currency: 'CAD',
      tiers: [{ quantity: 1, unitPrice: 2_500 }],
    });
  });

  describe('of a total', () => {
    it('is explained from list to cent, for an order that was a quote with an override and a discount', async () => {
      const quoteId = await requestQuote(buyer);
      await csr.post('admin/quote/overrideprice', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        lineId: '1',
        unitPrice: 950,
        reason: 'Framework contract',
      });
      await csr.post('admin/quote/discount', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        discount: { kind: 'amount', value: 300 },
        reason: 'Rounded',
      });
      const { hash } = await publishQuote(shop, csr, quoteId);
      await buyer.post('checkout/convertquotetoorder', {
        QuoteId: quoteId,
        Revision: 1,
        RevisionHash: hash,
        payment: { method: 'card', token: await buyer.cardToken(cards.approved) },
      });
      await shop.projectionsCaughtUp();
      const { OrderHeader } = await auditor.get('admin/order/detail', { orderId: quoteId });
      const why = await auditor.get('admin/order/whyprice', { orderId: quoteId });
      expect(why).toMatchObject({
        agrees: true,
        charged: { OrderTotal: OrderHeader.OrderTotal, TaxLines: OrderHeader.TaxLines },
        recomputed: { OrderTotal: OrderHeader.OrderTotal, DiscountTotal: 300, SubTotal: 8_800 },
      });
      const aStaff = expect.stringMatching(/^staff:/) as string;
      expect(why.explanation.lines[0]!.steps).toEqual([
        {
          kind: 'list',
          amount: 4_000,
          source: { priceList: 'standard', version: 1, unitPrice: 1_000 },
          reason: '',
        },
        { kind: 'override', amount: -200, source: { unitPrice: 950, by: aStaff }, reason: 'Framework contract' },
        { kind: 'quote-discount', amount: -130, source: { by: aStaff }, reason: 'Rounded' },
      ]);
      expect(freightSource(why.explanation.deliveries[0]!)).toMatchObject({
        shippingMethod: 'ground',
        rule: { kind: 'band' },
      });
      const events = await eventsOf(`quote-${quoteId}`);
      const override = events.find(({ type }) => type === 'QuoteLinePriceOverridden')!;
      expect(why.sources).toEqual(
        expect.arrayContaining([
          {
            lineId: '1',
            step: 'override',
            event: `quote-${quoteId}@${override.revision}`,
            at: override.at,
            by: 'Dana Whitfield',
          },
          expect.objectContaining({
            lineId: '1',
            step: 'list',
            event: 'price-list-standard.6205@0',
            by: 'the shop itself',
          }),
          expect.objectContaining({ lineId: '', step: 'quote-discount' }),
          expect.objectContaining({ step: 'freight' }),
        ]),
      );
      expect((await auditor.get('admin/quote/whyprice', { quoteId, revision: 1 })).recomputed).toEqual(why.charged);
    });

    it('is explained for the working copy as it once stood', async () => {
      const quoteId = await requestQuote(buyer);
      await csr.post('admin/quote/discount', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        discount: { kind: 'percent', value: 5_000 },
        reason: 'Volume',
      });
      await shop.projectionsCaughtUp();
      expect(await auditor.get('admin/quote/whyprice', { quoteId })).toMatchObject({
        agrees: true,
        charged: { DiscountTotal: 450 },
      });
      expect(await auditor.get('admin/quote/whyprice', { quoteId, asOf: `quote-${quoteId}@0` })).toMatchObject({
        agrees: true,
        charged: { DiscountTotal: 0, ShippingTotal: 0 },
      });
      expect(await auditor.refused(auditor.get('admin/quote/whyprice', { quoteId, revision: 1 }))).toMatchObject({
        status: 404,
        code: 'revision_not_found',
      });
    });
  });

  it('of an account shows its balance, its credit and its open orders', async () => {
    const dealer = shop.visitor();
    await dealer.post('account/login', { userName: 'adele', password: DEMO_PASSWORD });
    const orderId = await placeOrder(dealer, onTerms('PO-77'));
    const accountId = (await eventsOf(`order-${orderId}`)).map(
      ({ data }) => (data as { accountId: string }).accountId,
    )[0]!;
    const account = (asOf?: string) => auditor.get('admin/replay/account', { accountId, ...(asOf ? { asOf } : {}) });
    const now = await account();
    const placed = await account(`order-${orderId}@0`);
    const total = placed.openOrders.find(({ OrderID }) => OrderID === orderId)!.OrderTotal;
    // The hold was made before the order was placed, and became an open item by the capture after it.
    expect(placed.credit).toMatchObject({ held: total, owed: now.credit.owed - total, left: now.credit.left });

    const { OrderLines } = await csr.get('admin/order/detail', { orderId });
    await csr.post('admin/order/shiplines', {
      orderId,
      carrier: 'Purolator',
      trackingNumber: 'P2',
      lines: OrderLines.map(({ LineID, Qty }) => ({ lineId: LineID, quantity: Qty })),
    });
    await shop.projectionsCaughtUp();
    const open = ({ openOrders }: Awaited<ReturnType<typeof account>>) => openOrders.map(({ OrderID }) => OrderID);
    expect(open(await account())).not.toContain(orderId);
    expect(open(await account(`order-${orderId}@0`))).toContain(orderId);
    expect(open(await account((await eventsOf(`account-${accountId}`))[0]!.at))).toEqual([]);
  });

  it('of a customer shows the credit limit of then', async () => {
    const customer = (asOf?: string) =>
      auditor.get('admin/customer/detail', { accountId: 'ACC-1001', ...(asOf ? { asOf } : {}) });
    const before = await customer();
    const opened = (await eventsOf('credit-ACC-1001')).at(-1)!;
    await shop.commands.credit.setLimit({ accountId: 'ACC-1001', limit: 9_900_000, currency: 'CAD' });
    await shop.projectionsCaughtUp();
    expect((await customer()).creditLimit).toBe(9_900_000);
    expect(await customer(`${opened.stream}@${opened.revision}`)).toMatchObject({
      creditLimit: before.creditLimit,
      creditLeft: before.creditLeft,
      contacts: before.contacts,
    });
  });

  it('of any row is told event by event, with what changed', async () => {
    const { OrderID: orderId } = await people.guest.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
    await people.guest.post('cart/updatequantity', { OrderId: orderId, LineId: '1', Qty: 12 });
    await shop.projectionsCaughtUp();
    const { steps, total } = await auditor.get('admin/replay/follow', {
      readModel: 'cart',
      streams: `cart-${orderId}`,
    });
    expect(total).toBe(3);
    await shop.projectionsCaughtUp();
    expect((await auditor.get('admin/access-log/list', { subject: orderId })).rows[0]).toMatchObject({
      route: 'admin/replay/follow',
      subject: `stream:cart-${orderId}`,
    });
    expect(steps.at(-1)).toMatchObject({
      type: 'CartLineQuantityChanged',
      description: 'quantity of line 1 (6205) changed from 3 to 12, unit price $9.00',
      by: 'a guest',
      rows: [
        {
          key: orderId,
          changes: expect.arrayContaining([
            { field: 'lines.0.quantity', before: 3, after: 12 },
            { field: 'lines.0.price.unitPrice', before: 1_000, after: 900 },
          ]),
        },
      ],
    });
    expect(
      await auditor.get('admin/replay/row', { readModel: 'cart', key: orderId, asOf: `cart-${orderId}@1` }),
    ).toMatchObject({ row: { lines: [{ quantity: 3 }] }, streams: [`cart-${orderId}`] });
    expect(
      await auditor.refused(auditor.get('admin/replay/follow', { readModel: 'order', streams: `cart-nothing` })),
    ).toMatchObject({ status: 404, code: 'stream_not_found' });
    expect(await auditor.refused(auditor.get('admin/replay/row', { readModel: 'work_item', key: 'x' }))).toMatchObject({
      status: 400,
      code: 'read_model_without_past',
    });
    expect(await csr.refused(csr.get('admin/replay/row', { readModel: 'cart', key: orderId }))).toMatchObject({
      status: 403,
    });
  });

  it('is asked for by queries only, and cannot be changed', async () => {
    const asking = Object.entries<Operation>(api).filter(
      ([, { input }]) => 'shape' in input && 'asOf' in (input.shape as object),
    );
    expect(asking.map(([, { kind }]) => kind)).toEqual(asking.map(() => 'query'));
    const { dispatcher } = shop.application;
    const commandId = crypto.randomUUID();
    const session = { caller: { role: 'system' as const, personId: 'system:test', accountId: '' } } as never;
    await expect(
      dispatcher.dispatch(
        'setting/save',
        { name: 'StoreTitle', value: 'Other' },
        { session, language: 'en', commandId, correlationId: commandId, past: { at: '2026-01-01T00:00:00.000Z' } },
      ),
    ).rejects.toMatchObject({ code: 'past_is_read_only' });
  });

  describe('of the read models', () => {
    const compared = async (readModel: string) => {
      await auditor.post('admin/replay/compare', { readModel });
      return until(
        async () =>
          (await auditor.get('admin/replay/comparisons', {})).comparisons.find(
            (one) => one.readModel === readModel && (one.status === 'done' || one.status === 'failed'),
          ),
        `the comparison of ${readModel}`,
      );
    };

    it('is the same as the present of each of them, while the shop goes on', async () => {
      await placeOrder();
      for (const { name } of readModels)
        expect(await compared(name)).toMatchObject({
          readModel: name,
          status: 'done',
          different: 0,
          differences: [],
          progress: 1,
          error: '',
        });
      expect((await compared('order')).rows).toBeGreaterThan(0);
    });

    it('tells a row that somebody changed by hand, which stays as it is', async () => {
      const orderId = await placeOrder();
      const { pool } = shop.application;
      const { table } = readModels.find(({ name }) => name === 'order')!;
      await pool.query(`update ${table} set total = total + 1 where order_id = $1`, [orderId]);
      const report = await compared('order');
      expect(report).toMatchObject({
        status: 'done',
        different: 1,
        differences: [{ key: orderId, changes: [{ field: 'total' }] }],
      });
      const { before, after } = report.differences[0]!.changes[0] as { before: number; after: number };
      expect(before).toBe(after + 1);
      expect(
        (await pool.query<{ total: string }>(`select total from ${table} where order_id = $1`, [orderId])).rows[0]!
          .total,
      ).toBe(String(before));
      await pool.query(`update ${table} set total = total - 1 where order_id = $1`, [orderId]);
      expect(await compared('order')).toMatchObject({ different: 0 });
    });
  });
});
