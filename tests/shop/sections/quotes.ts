// A quote as its buyer knows it: asked for, seen, and accepted as it was seen.
import { hash, randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { canonicalJson } from '#proof/canonical-json.ts';
import { signInEverybody, type TestRole } from '../../api/people.ts';
import {
  requestedQuote,
  changesOf,
  publishQuote,
  quoteAtDesk,
  quoteSeenBy,
  requestQuote,
  VALID_UNTIL,
} from '../../harness/quotes.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { cards, payByCard, type Visitor } from '../../harness/visitor.ts';

export const quotesBetween = (theShop: () => TestShop) =>
  describe('quotes', () => {
    let shop: TestShop;
    let people: Record<TestRole, Visitor>;
    let buyer: Visitor;
    let csr: Visitor;

    beforeAll(async () => {
      shop = theShop();
      people = await signInEverybody(shop);
      ({ 'admin-contact': buyer, csr } = people);
    });

    const eventsOf = async (quoteId: string) =>
      (await shop.application.store.readStream(`quote-${quoteId}`)) as unknown as QuoteEvent[];

    it('begin with the cart, which is closed', async () => {
      const quoteId = await requestQuote(buyer);
      const quote = await buyer.post('checkout/quoteordercomplete', { QuoteId: quoteId });
      expect(quote.QuoteHeader).toMatchObject({
        QuoteNumber: expect.stringMatching(/^Q-/),
        QuoteStatus: 'submitted',
        WaitingFor: 'dealer',
        SubTotal: 9_000,
        Revision: 0,
        CanConvert: false,
        CanEdit: true,
        CustomerComments: 'For the spring shutdown',
        ShippingMethod: 'ground',
      });
      expect(quote.QuoteLines.map((line) => [line.ProductId, line.Qty, line.UnitPrice])).toEqual([
        ['6205', 4, 1_000],
        ['6306', 2, 2_500],
      ]);
      expect(await buyer.refused(buyer.post('cart/addtocart', { OrderId: quoteId, ProductId: '6205' }))).toMatchObject({
        status: 409,
        code: 'cart_quoted',
      });
      const { OrderID: next } = await buyer.post('cart/addtocart', { ProductId: '6205' });
      expect(next).not.toBe(quoteId);
      await buyer.post('cart/removeallcartitems', { OrderId: next });
      expect(await buyer.post('checkout/savecartasquote', { OrderId: quoteId })).toMatchObject({ QuoteID: quoteId });
      expect((await eventsOf(quoteId)).filter(({ type }) => type === 'QuoteRequested')).toHaveLength(1);
    });

    it('have the notes of the cart on their lines, for buyer and desk', async () => {
      const { OrderID: OrderId, LineID: LineId } = await buyer.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
      await buyer.post('cart/notecartline', { OrderId, LineId, Note: 'Hall 4' });
      const quoteId = await requestQuote(buyer, [['6306', 1]]);
      expect(quoteId).toBe(OrderId);
      expect((await quoteSeenBy(shop, buyer, quoteId)).QuoteLines).toMatchObject([{ Note: 'Hall 4' }, {}]);
      expect((await quoteAtDesk(shop, csr, quoteId)).lines).toMatchObject([{ note: 'Hall 4' }, {}]);
    });

    it('are edited once, however often the same press arrives', async () => {
      const quoteId = await requestQuote(buyer);
      const {
        QuoteHeader: { Changes },
        QuoteLines,
      } = await quoteSeenBy(shop, buyer, quoteId);
      const commandId = randomUUID();
      const press = () =>
        buyer.post(
          'quote/updatequantity',
          { QuoteId: quoteId, LineId: QuoteLines[0]!.LineID, Changes, Qty: 7 },
          { commandId },
        );
      const first = await press();
      expect(await press()).toEqual(first);
      expect((await eventsOf(quoteId)).filter(({ type }) => type === 'QuoteLineQuantityChanged')).toHaveLength(1);
    });

    it('are written about in the language in which they were asked for, as orders are', async () => {
      const french = shop.visitor('fr');
      await french.post('account/login', { userName: 'adele', password: DEMO_PASSWORD });
      const { QuoteID, QuoteNumber } = await requestedQuote(french, [['6205', 1]]);
      await until(
        async () =>
          ((await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { subject: string }[]).find(({ subject }) =>
            subject.startsWith(`Soumission ${QuoteNumber}`),
          ),
        'the email',
      );
      expect((await eventsOf(QuoteID))[0]).toMatchObject({ type: 'QuoteRequested', data: { language: 'fr' } });
    });

    it('are negotiated, published, accepted as seen and become the order under the same hash', async () => {
      const quoteId = await requestQuote(buyer);
      await csr.post('admin/quote/startreview', { quoteId });
      const {
        quote: { changes },
        lines,
      } = await quoteAtDesk(shop, csr, quoteId);
      await csr.post('admin/quote/overrideprice', {
        quoteId,
        changes,
        lineId: lines[0]!.lineId,
        unitPrice: 950,
        reason: 'Framework contract',
      });
      await csr.post('admin/quote/discount', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        discount: { kind: 'amount', value: 300 },
        reason: 'Rounded',
      });
      const { revision, hash: published } = await publishQuote(shop, csr, quoteId);
      expect(revision).toBe(1);

      const quote = await quoteSeenBy(shop, buyer, quoteId);
      expect(quote.QuoteHeader).toMatchObject({
        QuoteStatus: 'approved',
        WaitingFor: 'buyer',
        SubTotal: 8_800,
        DiscountTotal: 300,
        Revision: 1,
        RevisionHash: published,
        CanConvert: true,
        ExpiryDate: VALID_UNTIL,
      });
      expect(quote.QuoteLines[0]).toMatchObject({
        UnitPrice: 1_000,
        ExtendedPrice: 950,
        LineDiscount: 130,
        LineTotal: 3_670,
      });

      const placed = await buyer.post('checkout/convertquotetoorder', {
        QuoteId: quoteId,
        Revision: 1,
        RevisionHash: published,
        payment: await payByCard(buyer),
      });
      expect(placed).toMatchObject({ status: 'placed', OrderID: quoteId });
      const order = await buyer.post('customer/getorderdetails', { OrderId: quoteId });
      expect(order.OrderHeader).toMatchObject({
        OrderTotal: quote.QuoteHeader.OrderTotal,
        DiscountTotal: 300,
        PaymentStatus: 'captured',
        QuoteNumber: quote.QuoteHeader.QuoteNumber,
      });
      expect(order.OrderLines[0]).toMatchObject({ LineDiscount: 130, LineTotal: 3_670 });
      expect((await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader).toMatchObject({
        QuoteStatus: 'converted',
        OrderNumber: order.OrderHeader.OrderNumber,
        CanConvert: false,
      });

      const [orderPlaced] = await shop.application.store.readStream(`order-${quoteId}`);
      const [revisionPublished] = (await eventsOf(quoteId)).filter(
        ({ type }) => type === 'QuoteRevisionPublished',
      ) as Extract<QuoteEvent, { type: 'QuoteRevisionPublished' }>[];
      expect((orderPlaced!.data as { convertedFrom: object }).convertedFrom).toEqual({
        quoteNumber: quote.QuoteHeader.QuoteNumber,
        revision: 1,
        hash: published,
      });
      expect(hash('sha256', canonicalJson(revisionPublished!.data.content), 'hex')).toBe(published);
      expect(
        await buyer.refused(
          buyer.post('checkout/convertquotetoorder', {
            QuoteId: quoteId,
            Revision: 1,
            RevisionHash: published,
            payment: await payByCard(buyer),
          }),
        ),
      ).toMatchObject({ status: 409, code: 'already_placed' });
    });

    it('give an old revision no order, and the difference to the new one', async () => {
      const quoteId = await requestQuote(buyer);
      const first = await publishQuote(shop, csr, quoteId);
      await csr.post('admin/quote/discountline', {
        quoteId,
        changes: first.changes,
        lineId: '1',
        discount: { kind: 'percent', value: 5_000 },
        reason: 'Second thought',
      });
      await publishQuote(shop, csr, quoteId);
      expect(
        await buyer.refused(
          buyer.post('checkout/convertquotetoorder', {
            QuoteId: quoteId,
            Revision: 1,
            RevisionHash: first.hash,
            payment: await payByCard(buyer),
          }),
        ),
      ).toMatchObject({ status: 409, code: 'quote_revision_superseded', params: { revision: 1, current: 2 } });
      await shop.projectionsCaughtUp();
      expect(await buyer.post('quote/difference', { QuoteId: quoteId, from: 1, to: 2 })).toMatchObject({
        lines: [
          { lineId: '1', change: 'changed', quantity: { before: 4, after: 4 }, total: { before: 4_000, after: 3_800 } },
        ],
        totals: { before: { SubTotal: 9_000, DiscountTotal: 0 }, after: { SubTotal: 9_000, DiscountTotal: 200 } },
      });
    });

    it('can be ordered at once when the shop died after the acceptance and before anything was held or charged', async () => {
      const quoteId = await requestQuote(buyer);
      const { hash: published } = await publishQuote(shop, csr, quoteId);
      await shop.commands.quote.lock({ orderId: quoteId, attempt: 1, revision: 1, hash: published });
      const conversion = buyer.post('checkout/convertquotetoorder', {
        QuoteId: quoteId,
        Revision: 1,
        RevisionHash: published,
        payment: await payByCard(buyer),
      });
      expect(await shop.inVain(conversion)).toMatchObject({ status: 'placed' });
    });

    it('open again when the card is declined, and can be ordered after that', async () => {
      const quoteId = await requestQuote(buyer);
      const { hash: published } = await publishQuote(shop, csr, quoteId);
      const convert = async (number: string) =>
        buyer.post('checkout/convertquotetoorder', {
          QuoteId: quoteId,
          Revision: 1,
          RevisionHash: published,
          payment: await payByCard(buyer, number),
        });
      expect(await buyer.refused(convert(cards.declined))).toMatchObject({ status: 402, code: 'card_declined' });
      expect((await buyer.post('customer/getquotedetails', { QuoteId: quoteId })).QuoteHeader.QuoteStatus).toBe(
        'approved',
      );
      expect(await convert(cards.approved)).toMatchObject({ status: 'placed' });
    });

    it('know the shipping methods of what is in them', async () => {
      const quoteId = await requestQuote(buyer);
      await buyer.post('quote/updatequantity', {
        QuoteId: quoteId,
        Changes: (await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader.Changes,
        LineId: '1',
        Qty: 900,
      });
      await shop.projectionsCaughtUp();
      const [ground] = await buyer.post('checkout/getshippingquotations', {
        OrderId: quoteId,
        country: 'CA',
        state: 'QC',
        zip: 'H2X 1A1',
      });
      expect(ground).toMatchObject({
        shippingMethod: 'ground',
        price: (await quoteSeenBy(shop, buyer, quoteId)).QuoteHeader.ShippingTotal,
      });
      expect(
        await people.buyer.refused(people.buyer.post('checkout/getshippingquotations', { OrderId: quoteId })),
      ).toMatchObject({ status: 404 });
    });

    it('show a buyer nothing that is not published or meant for them', async () => {
      const quoteId = await requestQuote(buyer);
      await csr.post('admin/quote/overrideprice', {
        quoteId,
        changes: await changesOf(shop, csr, quoteId),
        lineId: '1',
        unitPrice: 500,
        reason: 'Not yet',
      });
      await csr.post('admin/quote/postmessage', { quoteId, visibility: 'internal', text: 'Careful, slow payer' });
      await csr.post('admin/quote/postmessage', {
        quoteId,
        visibility: 'customer',
        lineId: '1',
        text: 'Do you need a certificate?',
      });
      const quote = await quoteSeenBy(shop, buyer, quoteId);
      expect(quote.QuoteLines[0]).toMatchObject({ UnitPrice: 1_000, ExtendedPrice: 0, LineTotal: 4_000 });
      expect(quote.Messages.map(({ text }) => text)).toEqual(['Do you need a certificate?']);
      expect((await quoteAtDesk(shop, csr, quoteId)).messages).toHaveLength(2);
    });

    it('are seen by View All, and by nobody else of other accounts or with View Self', async () => {
      const quoteId = await requestQuote(buyer);
      const viewSelf = shop.visitor();
      await viewSelf.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD });
      await shop.projectionsCaughtUp();
      for (const other of [viewSelf, people.buyer]) {
        expect(await other.refused(other.post('customer/getquotedetails', { QuoteId: quoteId }))).toMatchObject({
          status: 404,
          code: 'quote_not_found',
        });
        expect(await other.refused(other.post('quote/cancel', { QuoteId: quoteId, Changes: 1 }))).toMatchObject({
          status: 404,
          code: 'quote_not_found',
        });
        expect((await other.get('customer/getquotes', {})).quotes.map(({ QuoteID }) => QuoteID)).not.toContain(quoteId);
      }
      const ofContact = await requestQuote(viewSelf, [['6205', 1]]);
      await shop.projectionsCaughtUp();
      expect((await buyer.get('customer/getquotes', {})).quotes.map(({ QuoteID }) => QuoteID)).toEqual(
        expect.arrayContaining([quoteId, ofContact]),
      );
      expect(await people.auditor.refused(people.auditor.post('admin/quote/startreview', { quoteId }))).toMatchObject({
        status: 403,
      });
    });

    it('are downloaded as a PDF by both sides, revision by revision, and by nobody else', async () => {
      const quoteId = await requestQuote(buyer);
      await publishQuote(shop, csr, quoteId);
      await shop.projectionsCaughtUp();
      const paths = {
        buyer: `/api/get?route=quote/download&QuoteId=${quoteId}&Revision=`,
        desk: `/api/get?route=admin/quote/download&quoteId=${quoteId}&revision=`,
      };
      for (const response of [await buyer.fetch(`${paths.buyer}1`), await csr.fetch(`${paths.desk}1`)]) {
        expect(response.headers.get('content-type')).toBe('application/pdf');
        expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?Q-.*-1\.pdf"?$/);
        expect((await response.text()).startsWith('%PDF-')).toBe(true);
      }
      expect((await buyer.fetch(`${paths.buyer}2`)).status).toBe(404);
      expect((await people.buyer.fetch(`${paths.buyer}1`)).status).toBe(404);
    });
  });
