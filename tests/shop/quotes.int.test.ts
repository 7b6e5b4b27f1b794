import { hash } from 'node:crypto';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { shopDay } from '#platform/shop-calendar.ts';
import { canonicalJson } from '#proof/canonical-json.ts';
import { signInEverybody, type TestRole } from '../api/people.ts';
import { montreal } from '../harness/readied-cart.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { loadSmallCatalogue } from '../harness/small-catalogue.ts';
import { until } from '../harness/until.ts';
import { cards, type Visitor } from '../harness/visitor.ts';

const VALID_UNTIL = '2099-12-31';

describe('quotes', () => {
  let shop: TestShop;
  let people: Record<TestRole, Visitor>;
  let buyer: Visitor;
  let csr: Visitor;
  let otherCsr: Visitor;

  beforeAll(async () => {
    shop = await startShop();
    await loadSmallCatalogue(shop);
    people = await signInEverybody(shop);
    ({ 'admin-contact': buyer, csr } = people);
    await shop.send('staff/add', { staffId: 'second', role: 'csr', name: 'Second CSR', email: 'second@example.com', userName: 'second', password: DEMO_PASSWORD });
    otherCsr = shop.visitor();
    await otherCsr.post('admin/session/login', { userName: 'second', password: DEMO_PASSWORD });
  }, 60_000);
  afterAll(() => shop.stop(), 30_000);

  async function request(visitor = buyer, items: readonly (readonly [string, number])[] = [['6205', 4], ['6306', 2]]): Promise<string> {
    let orderId = '';
    for (const [ProductId, Qty] of items) orderId = (await visitor.post('cart/addtocart', { ProductId, Qty })).OrderID;
    await visitor.post('checkout/savecartasquote', { OrderId: orderId, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground', CustomerComments: 'For the spring shutdown' });
    return orderId;
  }
  /** Each side waits for its own changes by itself; here everybody waits for everybody's. */
  const desk = async (quoteId: string, who = csr) => {
    await shop.settled();
    return who.get('admin/quote/desk', { quoteId });
  };
  const seenBy = async (who: Visitor, quoteId: string) => {
    await shop.settled();
    return who.post('customer/getquotedetails', { QuoteId: quoteId });
  };
  const changesOf = async (quoteId: string) => (await desk(quoteId)).quote.changes;
  const publish = async (quoteId: string) => csr.post('admin/quote/publish', { quoteId, changes: await changesOf(quoteId), validUntil: VALID_UNTIL });
  const card = async (number: string = cards.approved) => ({ method: 'card' as const, token: await buyer.cardToken(number) });
  const eventsOf = async (quoteId: string) => (await shop.application.store.readStream(`quote-${quoteId}`)) as unknown as QuoteEvent[];

  it('begin with the cart, which is closed', async () => {
    const quoteId = await request();
    const quote = await buyer.post('checkout/quoteordercomplete', { QuoteId: quoteId });
    expect(quote.QuoteHeader).toMatchObject({ QuoteNumber: expect.stringMatching(/^Q-/), QuoteStatus: 'submitted', Turn: 'us', SubTotal: 9_000, Revision: 0, CanConvert: false, CanEdit: true, CustomerComments: 'For the spring shutdown', ShippingMethod: 'ground' });
    expect(quote.QuoteLines.map((line) => [line.ProductId, line.Qty, line.UnitPrice])).toEqual([['6205', 4, 1_000], ['6306', 2, 2_500]]);
    expect(await buyer.refused(buyer.post('cart/addtocart', { OrderId: quoteId, ProductId: '6205' }))).toMatchObject({ status: 409, code: 'cart_quoted' });
    const { OrderID: next } = await buyer.post('cart/addtocart', { ProductId: '6205' });
    expect(next).not.toBe(quoteId);
    await buyer.post('cart/removeallcartitems', { OrderId: next });
    expect(await buyer.post('checkout/savecartasquote', { OrderId: quoteId })).toMatchObject({ QuoteID: quoteId });
    expect((await eventsOf(quoteId)).filter(({ type }) => type === 'QuoteRequested')).toHaveLength(1);
  });

  it('are negotiated, published, accepted as seen and become the order under the same hash', async () => {
    const quoteId = await request();
    await csr.post('admin/quote/startreview', { quoteId });
    const { quote: { changes }, lines } = await desk(quoteId);
    await csr.post('admin/quote/overrideprice', { quoteId, changes, lineId: lines[0]!.lineId, unitPrice: 950, reason: 'Framework contract' });
    await csr.post('admin/quote/discount', { quoteId, changes: await changesOf(quoteId), discount: { kind: 'amount', value: 300 }, reason: 'Rounded' });
    const { revision, hash: published } = await publish(quoteId);
    expect(revision).toBe(1);

    const quote = await seenBy(buyer, quoteId);
    expect(quote.QuoteHeader).toMatchObject({ QuoteStatus: 'approved', Turn: 'buyer', SubTotal: 8_800, DiscountTotal: 300, Revision: 1, RevisionHash: published, CanConvert: true, ExpiryDate: VALID_UNTIL });
    expect(quote.QuoteLines[0]).toMatchObject({ UnitPrice: 1_000, ExtendedPrice: 950, LineDiscount: 130, LineTotal: 3_670 });

    const placed = await buyer.post('checkout/convertquotetoorder', { QuoteId: quoteId, Revision: 1, RevisionHash: published, payment: await card() });
    expect(placed).toMatchObject({ status: 'placed', OrderID: quoteId });
    const order = await buyer.post('customer/getorderdetails', { OrderId: quoteId });
    expect(order.OrderHeader).toMatchObject({ OrderTotal: quote.QuoteHeader.OrderTotal, DiscountTotal: 300, PaymentStatus: 'captured', QuoteNumber: quote.QuoteHeader.QuoteNumber });
    expect(order.OrderLines[0]).toMatchObject({ LineDiscount: 130, LineTotal: 3_670 });
    expect((await seenBy(buyer, quoteId)).QuoteHeader).toMatchObject({ QuoteStatus: 'converted', OrderNumber: order.OrderHeader.OrderNumber, CanConvert: false });

    const [orderPlaced] = await shop.application.store.readStream(`order-${quoteId}`);
    const [revisionPublished] = (await eventsOf(quoteId)).filter(({ type }) => type === 'QuoteRevisionPublished') as Extract<QuoteEvent, { type: 'QuoteRevisionPublished' }>[];
    expect((orderPlaced!.data as { convertedFrom: object }).convertedFrom).toEqual({ quoteNumber: quote.QuoteHeader.QuoteNumber, revision: 1, hash: published });
    expect(hash('sha256', canonicalJson(revisionPublished!.data.content), 'hex')).toBe(published);
    expect(await buyer.refused(buyer.post('checkout/convertquotetoorder', { QuoteId: quoteId, Revision: 1, RevisionHash: published, payment: await card() }))).toMatchObject({ status: 409, code: 'already_placed' });
  });

  it('give an old revision no order, and the difference to the new one', async () => {
    const quoteId = await request();
    const first = await publish(quoteId);
    await csr.post('admin/quote/discountline', { quoteId, changes: first.changes, lineId: '1', discount: { kind: 'percent', value: 5_000 }, reason: 'Second thought' });
    await publish(quoteId);
    expect(await buyer.refused(buyer.post('checkout/convertquotetoorder', { QuoteId: quoteId, Revision: 1, RevisionHash: first.hash, payment: await card() }))).toMatchObject({ status: 409, code: 'quote_revision_superseded', params: { revision: 1, current: 2 } });
    await shop.settled();
    expect(await buyer.post('quote/difference', { QuoteId: quoteId, from: 1, to: 2 })).toMatchObject({
      lines: [{ lineId: '1', change: 'changed', quantity: { before: 4, after: 4 }, total: { before: 4_000, after: 3_800 } }], totals: { before: { SubTotal: 9_000, DiscountTotal: 0 }, after: { SubTotal: 9_000, DiscountTotal: 200 } },
    });
  });

  it('can be ordered at once when the shop died after the acceptance and before anything was held or charged', async () => {
    const quoteId = await request();
    const { hash: published } = await publish(quoteId);
    await shop.send('quote/lock', { orderId: quoteId, attempt: 1, revision: 1, hash: published });
    expect(await buyer.post('checkout/convertquotetoorder', { QuoteId: quoteId, Revision: 1, RevisionHash: published, payment: await card() })).toMatchObject({ status: 'placed' });
  });

  it('open again when the card is declined, and can be ordered after that', async () => {
    const quoteId = await request();
    const { hash: published } = await publish(quoteId);
    const convert = async (number: string) => buyer.post('checkout/convertquotetoorder', { QuoteId: quoteId, Revision: 1, RevisionHash: published, payment: await card(number) });
    expect(await buyer.refused(convert(cards.declined))).toMatchObject({ status: 402, code: 'card_declined' });
    expect((await buyer.post('customer/getquotedetails', { QuoteId: quoteId })).QuoteHeader.QuoteStatus).toBe('approved');
    expect(await convert(cards.approved)).toMatchObject({ status: 'placed' });
  });

  it('tell the second of two CSRs what the first has done, and lose nothing', async () => {
    const quoteId = await request();
    const changes = await changesOf(quoteId);
    await csr.post('admin/quote/updatequantity', { quoteId, changes, lineId: '1', quantity: 6 });
    const refused = await otherCsr.refused(otherCsr.post('admin/quote/overrideprice', { quoteId, changes, lineId: '2', unitPrice: 2_400, reason: 'Loyal' }));
    expect(refused).toMatchObject({ status: 409, code: 'quote_changed', params: { since: [{ type: 'QuoteLineQuantityChanged', by: 'Dana Whitfield', lineId: '1', before: '4', after: '6' }] } });
    await otherCsr.post('admin/quote/overrideprice', { quoteId, changes: await changesOf(quoteId), lineId: '2', unitPrice: 2_400, reason: 'Loyal' });
    expect((await desk(quoteId)).lines.map(({ quantity, offeredUnitPrice }) => [quantity, offeredUnitPrice])).toEqual([[6, 1_000], [2, 2_400]]);
  });

  it('need a second CSR for prices far below the catalogue', async () => {
    const quoteId = await request();
    const { changes } = await csr.post('admin/quote/discount', { quoteId, changes: await changesOf(quoteId), discount: { kind: 'percent', value: 30_000 }, reason: 'Volume' });
    expect((await desk(quoteId)).approval).toEqual({ needed: true, given: false, cutPercent: 30, limitPercent: 15, mayApprove: false });
    expect(await csr.refused(publish(quoteId))).toMatchObject({ code: 'pricing_needs_approval', message: expect.stringContaining('30 %') });
    expect(await csr.refused(csr.post('admin/quote/approvepricing', { quoteId, changes }))).toMatchObject({ status: 403, code: 'second_csr_needed' });
    await otherCsr.post('admin/quote/approvepricing', { quoteId, changes });
    expect(await publish(quoteId)).toMatchObject({ revision: 1 });
  });

  it('wait for a CSR again after any edit by the buyer, who is shown to the desk', async () => {
    const quoteId = await request();
    await publish(quoteId);
    const { Changes } = (await seenBy(buyer, quoteId)).QuoteHeader;
    await buyer.post('quote/updatequantity', { QuoteId: quoteId, Changes, LineId: '1', Qty: 12 });
    expect((await seenBy(buyer, quoteId)).QuoteHeader).toMatchObject({ QuoteStatus: 'submitted', Turn: 'us', CanConvert: false });
    const shown = await desk(quoteId);
    expect(shown.quote.buyerChangedLines).toBe(true);
    expect(shown.buyerChanges).toMatchObject([{ type: 'QuoteLineQuantityChanged', side: 'buyer', before: '4', after: '12' }]);
    expect(shown.lines[0]).toMatchObject({ catalogueUnitPrice: 900, tiers: [{ quantity: 1, unitPrice: 1_000 }, { quantity: 10, unitPrice: 900 }] });
  });

  it('tell since when they wait for whom, and go back to us with the answer to our question', async () => {
    const quoteId = await request();
    const asked = (await seenBy(buyer, quoteId)).QuoteHeader;
    expect(asked).toMatchObject({ Turn: 'us', TurnSince: asked.QuoteDate });
    await csr.post('admin/quote/startreview', { quoteId });
    expect((await seenBy(buyer, quoteId)).QuoteHeader).toMatchObject({ Turn: 'us', TurnSince: asked.QuoteDate });
    await csr.post('admin/quote/return', { quoteId, changes: await changesOf(quoteId), question: 'Which seal?' });
    const returned = (await seenBy(buyer, quoteId)).QuoteHeader;
    expect(returned).toMatchObject({ QuoteStatus: 'returned', Turn: 'buyer', Reason: 'Which seal?' });
    expect(returned.TurnSince > asked.TurnSince).toBe(true);
    await buyer.post('quote/postmessage', { QuoteId: quoteId, text: 'Rubber' });
    expect((await seenBy(buyer, quoteId)).QuoteHeader).toMatchObject({ QuoteStatus: 'submitted', Turn: 'us', Reason: '' });
  });

  it('know the shipping methods of what is in them', async () => {
    const quoteId = await request();
    await buyer.post('quote/updatequantity', { QuoteId: quoteId, Changes: (await seenBy(buyer, quoteId)).QuoteHeader.Changes, LineId: '1', Qty: 900 });
    await shop.settled();
    const [ground] = await buyer.post('checkout/getshippingquotations', { OrderId: quoteId, country: 'CA', state: 'QC', zip: 'H2X 1A1' });
    expect(ground).toMatchObject({ shippingMethod: 'ground', price: (await seenBy(buyer, quoteId)).QuoteHeader.ShippingTotal });
    expect(await people.buyer.refused(people.buyer.post('checkout/getshippingquotations', { OrderId: quoteId }))).toMatchObject({ status: 404 });
  });

  it('show a buyer nothing that is not published or meant for them', async () => {
    const quoteId = await request();
    await csr.post('admin/quote/overrideprice', { quoteId, changes: await changesOf(quoteId), lineId: '1', unitPrice: 500, reason: 'Not yet' });
    await csr.post('admin/quote/postmessage', { quoteId, visibility: 'internal', text: 'Careful, slow payer' });
    await csr.post('admin/quote/postmessage', { quoteId, visibility: 'customer', lineId: '1', text: 'Do you need a certificate?' });
    const quote = await seenBy(buyer, quoteId);
    expect(quote.QuoteLines[0]).toMatchObject({ UnitPrice: 1_000, ExtendedPrice: 0, LineTotal: 4_000 });
    expect(quote.Messages.map(({ text }) => text)).toEqual(['Do you need a certificate?']);
    expect((await desk(quoteId)).messages).toHaveLength(2);
  });

  it('are seen by View All, and by nobody else of other accounts or with View Self', async () => {
    const quoteId = await request();
    const viewSelf = shop.visitor();
    await viewSelf.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
    await shop.settled();
    for (const other of [viewSelf, people.buyer]) {
      expect(await other.refused(other.post('customer/getquotedetails', { QuoteId: quoteId }))).toMatchObject({ status: 404, code: 'quote_not_found' });
      expect(await other.refused(other.post('quote/cancel', { QuoteId: quoteId, Changes: 1 }))).toMatchObject({ status: 404, code: 'quote_not_found' });
      expect((await other.get('customer/getquotes', {})).quotes.map(({ QuoteID }) => QuoteID)).not.toContain(quoteId);
    }
    const ofContact = await request(viewSelf, [['6205', 1]]);
    await shop.settled();
    expect((await buyer.get('customer/getquotes', {})).quotes.map(({ QuoteID }) => QuoteID)).toEqual(expect.arrayContaining([quoteId, ofContact]));
    expect(await people.auditor.refused(people.auditor.post('admin/quote/startreview', { quoteId }))).toMatchObject({ status: 403 });
  });

  it('are begun by a CSR on the phone, with lines that are not in the catalogue', async () => {
    const { contactId } = ((await shop.application.dispatcher.dispatchAsSystem('contact/find', { login: 'adele' }, { name: 'test', commandId: crypto.randomUUID(), correlationId: 'c', causationId: 'c' })).output as { contact: { contactId: string } }).contact;
    const { quoteId } = await csr.post('admin/quote/create', { contactId });
    expect(await buyer.refused(seenBy(buyer, quoteId))).toMatchObject({ status: 404 });
    await csr.post('admin/quote/addfreeline', { quoteId, changes: await changesOf(quoteId), name: 'Alignment on site', quantity: 1, unitPrice: 45_000 });
    await csr.post('admin/quote/addline', { quoteId, changes: await changesOf(quoteId), itemNumber: '6205', quantity: 2 });
    await csr.post('admin/quote/saveheader', { quoteId, changes: await changesOf(quoteId), shippingMethod: 'ground' });
    const { hash: published } = await publish(quoteId);
    const quote = await seenBy(buyer, quoteId);
    expect(quote.QuoteLines.map(({ ProductId, LineTotal }) => [ProductId, LineTotal])).toEqual([['', 45_000], ['6205', 2_000]]);
    expect(await buyer.post('checkout/convertquotetoorder', { QuoteId: quoteId, Revision: 1, RevisionHash: published, payment: await card() })).toMatchObject({ status: 'placed' });
  });

  it('are downloaded as a PDF by both sides, revision by revision, and by nobody else', async () => {
    const quoteId = await request();
    await publish(quoteId);
    await shop.settled();
    const paths = { buyer: `/api/get?route=quote/download&QuoteId=${quoteId}&Revision=`, desk: `/api/get?route=admin/quote/download&quoteId=${quoteId}&revision=` };
    for (const response of [await buyer.fetch(`${paths.buyer}1`), await csr.fetch(`${paths.desk}1`)]) {
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?Q-.*-1\.pdf"?$/);
      expect((await response.text()).startsWith('%PDF-')).toBe(true);
    }
    expect((await buyer.fetch(`${paths.buyer}2`)).status).toBe(404);
    expect((await people.buyer.fetch(`${paths.buyer}1`)).status).toBe(404);
  });

  it('wait in the work queue until they are answered, and are claimed by one CSR at a time', async () => {
    const quoteId = await request();
    await shop.settled();
    const waiting = async () => (await csr.get('admin/work/list', { kind: 'quote', pageSize: 200 })).rows.find(({ subjectId }) => subjectId === quoteId);
    expect(await waiting()).toMatchObject({ kind: 'quote', workId: `quote.${quoteId}`, number: expect.stringMatching(/^Q-/), accountName: 'Laurentide Machine Works', personName: 'Adele Gagnon', worth: 9_000, currency: 'CAD', claimedBy: '', mine: false });
    await csr.post('admin/work/claim', { workId: `quote.${quoteId}` });
    expect(await waiting()).toMatchObject({ claimedBy: 'Dana Whitfield', mine: true });
    await shop.settled();
    expect(await otherCsr.refused(otherCsr.post('admin/work/claim', { workId: `quote.${quoteId}` }))).toMatchObject({ status: 409, code: 'work_claimed', message: 'Dana Whitfield has taken this already.' });
    await publish(quoteId);
    expect(await waiting()).toBeUndefined();
    expect(await csr.refused(csr.post('admin/work/claim', { workId: `quote.${quoteId}` }))).toMatchObject({ status: 404, code: 'work_not_found' });
    const { Changes } = (await seenBy(buyer, quoteId)).QuoteHeader;
    await buyer.post('quote/updatequantity', { QuoteId: quoteId, Changes, LineId: (await desk(quoteId)).lines[0]!.lineId, Qty: 9 });
    await shop.settled();
    expect(await waiting()).toMatchObject({ claimedBy: '' });
  });

  it('mail the buyer whenever they change hands', async () => {
    const quoteId = await request();
    await publish(quoteId);
    await csr.post('admin/quote/decline', { quoteId, changes: await changesOf(quoteId), reason: 'The maker has stopped it' });
    const { QuoteNumber } = (await seenBy(buyer, quoteId)).QuoteHeader;
    const subjects = await until(async () => {
      const mails = (await csr.get('admin/mail/list', {})).filter(({ subject }) => subject.includes(QuoteNumber));
      return mails.length >= 4 ? mails.map(({ subject }) => subject).sort() : undefined;
    });
    expect(subjects).toEqual([`${QuoteNumber}: Adele Gagnon asks for a quote`, `Quote ${QuoteNumber}: declined`, `Quote ${QuoteNumber}: our offer`, `Quote ${QuoteNumber}: received`].sort());
  });

  it('are declined many at once, and the one that was changed meanwhile is named', async () => {
    const [one, two] = [await request(), await request()];
    const [first, second] = [await changesOf(one), await changesOf(two)];
    await csr.post('admin/quote/updatequantity', { quoteId: two, changes: second, lineId: '1', quantity: 9 });
    expect(await csr.post('admin/quote/declinemany', { quotes: [{ quoteId: one, changes: first }, { quoteId: two, changes: second }], reason: 'Year end' })).toEqual({ declined: [one], refused: [{ quoteId: two, code: 'quote_changed' }] });
  });

  it('are listed by how soon their offer ends, and only while the buyer can still accept it', async () => {
    const inDays = (days: number) => shopDay(Date.now() + days * 86_400_000);
    const [soon, later, returned] = [await request(), await request(), await request()];
    for (const [quoteId, days] of [[soon, 3], [later, 20], [returned, 3]] as const) await csr.post('admin/quote/publish', { quoteId, changes: await changesOf(quoteId), validUntil: inDays(days) });
    await csr.post('admin/quote/decline', { quoteId: returned, changes: await changesOf(returned), reason: 'Not any more' });
    await shop.settled();
    const expiring = async (expiresWithin: number) => (await csr.get('admin/quote/list', { expiresWithin, pageSize: 1_000 })).rows.map(({ quoteId }) => quoteId);
    expect(await expiring(7)).toContain(soon);
    expect(await expiring(7)).not.toContain(later);
    expect(await expiring(2)).not.toContain(soon);
    expect(await expiring(365)).toEqual(expect.arrayContaining([soon, later]));
    expect(await expiring(365)).not.toContain(returned);
  });

  it('are found by number, person, e-mail and company, also under its new name', async () => {
    const quoteId = await request();
    const { quote: { quoteNumber, accountId } } = await desk(quoteId);
    const found = async (search: string) => (await csr.get('admin/quote/list', { search, pageSize: 1_000 })).rows.map((row) => row.quoteId);
    for (const search of [quoteNumber.slice(2).toLowerCase(), 'ADELE G', 'adele.gagnon@', 'machine WORKS', 'q-']) expect(await found(search)).toContain(quoteId);
    for (const search of ['100%', 'agn_n', 'nobody']) expect(await found(search)).toEqual([]);
    await csr.post('admin/customer/rename', { accountId, name: 'Rebaptisée Inc.' });
    await shop.settled();
    expect(await found('rebaptisée')).toContain(quoteId);
    expect(await found('machine works')).toEqual([]);
    await csr.post('admin/customer/rename', { accountId, name: 'Laurentide Machine Works' });
    await shop.settled();
  });

  it('are begun for contacts who are found by name, e-mail, phone or company, and never by a shopper', async () => {
    const found = async (search: string) => (await csr.get('admin/contact/list', { search })).rows.map(({ name }) => name);
    expect(await found('gagnon')).toEqual(['Adele Gagnon']);
    expect(await found('  adele laurentide ')).toEqual(['Adele Gagnon']);
    expect(await found('ben.carter@')).toEqual(['Ben Carter']);
    expect(await found('514-555-0110')).toEqual(['Adele Gagnon']);
    expect(await found('laurentide')).toEqual(['Ben Carter', 'Adele Gagnon', 'Chloé Roy']);
    expect(await found('100%')).toEqual([]);
    expect(await buyer.refused(buyer.get('admin/contact/list', {}))).toMatchObject({ status: 401 });
  });
});
