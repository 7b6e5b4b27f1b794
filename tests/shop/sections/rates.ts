// Taxes, freight, warehouses, calendar and stock as managers change them, and as shoppers meet them.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { montreal } from '../../harness/readied-cart.ts';
import { mailTo, orderByCard, orderDetail, staffMember } from '../../harness/order-desk.ts';
import { publishQuote, quoteAtDesk, quoteSeenBy } from '../../harness/quotes.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { cards, type Visitor } from '../../harness/visitor.ts';

export const ratesOfManagers = (theShop: () => TestShop) =>
  describe('rates', () => {
    let shop: TestShop;
    let helen: Visitor;
    let dana: Visitor;

    beforeAll(async () => {
      shop = theShop();
      [helen, dana] = [await staffMember(shop, 'helen'), await staffMember(shop, 'dana')];
    });

    const code = async (call: Promise<unknown>) => (await helen.refused(call)).code;
    const zoneOf = async (zoneId: string) =>
      (await helen.get('admin/tax/list', {})).zones.find((zone) => zone.zoneId === zoneId)!;

    /** A worker takes what was shipped out of the stock, at a moment of its own; what is held is counted below. */
    const hasLeft = (orderId: string) =>
      until(
        async () =>
          (await helen.get('admin/stock/detail', { itemNumber: '6205' })).movements.find(
            (movement) => movement.kind === 'shipped' && movement.orderId === orderId,
          ),
        'the shipped unit leaving the stock',
      );

    describe('taxes', () => {
      it('change from what was seen: the second manager is told what the first one did', async () => {
        const { name } = await zoneOf('CA-NS');
        const [first, second] = [
          { en: 'Nova Scotia 1', fr: 'NÉ' },
          { en: 'Nova Scotia 2', fr: 'NÉ' },
        ];
        await helen.post('admin/tax/changezone', { zoneId: 'CA-NS', seen: { name }, changed: { name: first } });
        const refusal = await helen.refused(
          helen.post('admin/tax/changezone', { zoneId: 'CA-NS', seen: { name }, changed: { name: second } }),
        );
        expect(refusal).toMatchObject({ code: 'changed_meanwhile', params: { present: { name: first } } });
        const events = (await helen.get('admin/history/timeline', { subject: 'tax:shop' })).entries;
        expect(events.at(-1)).toMatchObject({ type: 'TaxZoneRevised' });
      });
    });

    describe('shipping', () => {
      it('by pick-up of a quote needs no address either: it is taxed at the counter, and becomes an order there', async () => {
        const ben = shop.visitor();
        await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
        const { OrderID: OrderId } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
        const pickedUpBy = { firstName: 'Rosa', lastName: 'Courier', phone1: '514-555-0177' };
        const inToronto = { ...montreal, state: 'ON', zip: 'M5V 2T6', city: 'Toronto' };
        const { QuoteID: QuoteId } = await ben.post('checkout/savecartasquote', {
          OrderId,
          BillTo: inToronto,
          PickedUpBy: pickedUpBy,
          ShippingMethod: 'pickup',
        });
        expect((await quoteAtDesk(shop, dana, QuoteId)).missing).toEqual([]);
        await publishQuote(shop, dana, QuoteId);
        const { QuoteHeader } = await quoteSeenBy(shop, ben, QuoteId);
        expect(QuoteHeader.TaxLines.map(({ name }) => name)).toEqual(['GST 5%', 'QST 9.975%']);
        expect(QuoteHeader.PickUp).toMatchObject({
          Hours: 'Monday to Friday, 7:30 a.m. to 5 p.m.',
          Address: { ...pickedUpBy, addressLine1: '4200 Côte-de-Liesse Road' },
        });
        const { OrderID: orderId } = await ben.post('checkout/convertquotetoorder', {
          QuoteId,
          Revision: QuoteHeader.Revision,
          RevisionHash: QuoteHeader.RevisionHash,
          payment: { method: 'terms', poNumber: 'PO-78' },
        });
        const { OrderHeader, Deliveries } = await orderDetail(shop, dana, orderId);
        expect(OrderHeader.OrderTotal).toBe(QuoteHeader.OrderTotal);
        expect(Deliveries).toMatchObject([
          { ShipTo: { ...pickedUpBy, city: 'Montréal' }, PickUp: { Phone: expect.any(String) } },
        ]);

        // Nobody carries it: the letter says where it waits.
        const lines = [{ lineId: '1', quantity: 1 }];
        await dana.post('admin/order/shiplines', { orderId, carrier: '', trackingNumber: '', lines });
        const { text } = await mailTo(shop, OrderHeader.Email, 'Ready for pick-up');
        expect(text).toContain('4200 Côte-de-Liesse Road');
        expect(text).not.toContain('Carrier');
        await hasLeft(orderId);
      });

      it('leads to the carrier’s own page from a tracking number', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 1]], cards.approved, 'tracked@example.com');
        await dana.post('admin/order/shiplines', {
          orderId,
          carrier: 'Purolator',
          trackingNumber: 'PUR 1',
          lines: [{ lineId: '1', quantity: 1 }],
        });
        await shop.projectionsCaughtUp();
        expect((await orderDetail(shop, dana, orderId)).Shipments).toMatchObject([
          { trackingUrl: 'https://www.purolator.com/en/shipping/tracker?pins=PUR%201' },
        ]);
        await hasLeft(orderId);
      });
    });

    describe('stock', () => {
      beforeAll(async () => {
        const lines = [{ itemNumber: '6306', quantity: 5 }];
        await helen.post('admin/stock/count', { warehouse: 'tor', lines });
        await helen.post('admin/stock/setsafety', { itemNumber: '6306', warehouse: 'mtl', quantity: 99_999 });
      });

      it('in a warehouse that nobody knows is refused, and so is removing a warehouse in which something lies', async () => {
        const nowhere = { itemNumber: '6306', warehouse: 'xyz', quantity: 1, reason: 'found' as const };
        expect(await code(helen.post('admin/stock/adjust', nowhere))).toBe('warehouse_unknown');
        expect(await code(helen.post('admin/warehouse/remove', { warehouse: 'tor' }))).toBe('warehouse_not_empty');
        expect(await code(helen.post('admin/warehouse/remove', { warehouse: 'mtl' }))).toBe('warehouse_in_use');
      });

      it('is listed with what is short', async () => {
        const { rows } = await dana.get('admin/stock/list', { only: 'belowSafety' });
        expect(rows).toMatchObject([{ itemNumber: '6306', belowSafety: true }]);
      });
    });
  });
