// Taxes, freight, warehouses, calendar and stock as managers change them, and as shoppers meet them.
import { montreal, readyToPay } from '../harness/readied-cart.ts';
import { orderByCard, orderDetail, orderOnTerms, staffMember } from '../harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

describe('rates', () => {
  let shop: MemoryShop;
  let helen: Visitor;
  let dana: Visitor;

  beforeAll(async () => {
    shop = await startMemoryShop();
    [helen, dana] = [await staffMember(shop, 'helen'), await staffMember(shop, 'dana')];
  });

  const code = async (call: Promise<unknown>) => (await helen.refused(call)).code;
  const zoneOf = async (zoneId: string) =>
    (await helen.get('admin/tax/list', {})).zones.find((zone) => zone.zoneId === zoneId)!;

  describe('taxes', () => {
    const charge = (zip = '') => helen.get('admin/tax/charge', { country: 'CA', state: 'QC', zip });

    it('are answered with the zone that holds an address and those that give way', async () =>
      expect(await charge('H2X 1A1')).toMatchObject({
        served: true,
        zone: { zoneId: 'CA-QC' },
        outranked: [{ zoneId: 'CA' }],
        rules: [{ name: { en: 'GST 5%' } }, { name: { fr: 'TVQ 9,975\u00a0%' } }],
      }));

    it('of a zone that is as specific as another are refused, as is a rate above 100 %', async () => {
      const { places, taxes } = await zoneOf('CA-QC');
      const name = { en: 'Again', fr: 'Encore' };
      expect(await code(helen.post('admin/tax/addzone', { name, places, taxes }))).toBe('tax_zones_clash');
      const rates = [{ taxClass: 'standard', validFrom: '2026-01-01', rate: 101_000 }];
      const montrealOnly = [{ country: 'CA', state: 'QC', zipFrom: 'H1', zipTo: 'H4' }];
      const call = helen.post('admin/tax/addzone', { name, places: montrealOnly, taxes: [{ ...taxes[0]!, rates }] });
      expect((await helen.refused(call)).fields).toEqual([
        expect.objectContaining({ path: 'taxes.0.rates.0.rate', code: 'rate_invalid' }),
      ]);
      expect(await code(helen.post('admin/tax/addzone', { name, places: [], taxes }))).toBe('tax_zone_without_places');
    });

    it('are nothing under a certificate, which the order keeps', async () => {
      const { ben, orderId: first } = await orderOnTerms(shop, [['6205', 1]]);
      const { Customer } = await orderDetail(shop, dana, first);
      const grant = {
        accountId: Customer.AccountId,
        certificate: 'QC-4711',
        country: 'CA',
        states: ['QC'],
        validFrom: '2026-01-01',
      };
      expect(await code(helen.upload('admin/taxexemption/grant', { ...grant, validUntil: '2026-01-02' }))).toBe(
        'exemption_expired',
      );
      const { exemptionId } = await helen.upload('admin/taxexemption/grant', {
        ...grant,
        validUntil: '2199-12-31',
        FileName: 'certificate.txt',
        FileType: 'text/plain',
        FileData: Buffer.from('exempt').toString('base64'),
      });
      const { orderId, total } = await readyToPay(ben, [['6205', 1]], 'ben@laurentide.example');
      await ben.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'terms', poNumber: 'PO-78' },
      });
      const { OrderHeader } = await orderDetail(shop, dana, orderId);
      expect(OrderHeader.TaxLines.map(({ name, amount }) => [name, amount])).toEqual([
        ['GST 5%, exempt, certificate QC-4711', 0],
        ['QST 9.975%, exempt, certificate QC-4711', 0],
      ]);
      await helen.post('admin/taxexemption/withdraw', {
        accountId: Customer.AccountId,
        exemptionId,
        reason: 'Expired',
      });
      const { exemptions } = await dana.get('admin/taxexemption/list', { accountId: Customer.AccountId });
      expect(exemptions).toMatchObject([{ status: 'withdrawn', reason: 'Expired', fileName: 'certificate.txt' }]);
    });

    it('of no zone keep an order from being placed, and say so', async () => {
      const { name, places } = await zoneOf('US');
      const newYork = { ...montreal, state: 'NY', zip: '10001', country: 'US' };
      await helen.post('admin/tax/removezone', { zoneId: 'US' });
      const guest = shop.visitor();
      const { OrderID: OrderId } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      const asked = guest.post('checkout/getshippingquotations', { OrderId, country: 'US', state: 'NY', zip: '10001' });
      expect(await guest.refused(asked)).toMatchObject({ code: 'destination_not_served' });
      const { OrderTotal } = await guest.post('checkout/saveheader', {
        OrderId,
        Email: 'guest@example.com',
        ShipTo: newYork,
        BillTo: newYork,
        ShippingMethod: 'us-ground',
      });
      const placed = guest.post('checkout/placeorder', { OrderId, OrderTotal, payment: await payByCard(guest) });
      expect(await guest.refused(placed)).toMatchObject({ code: 'destination_not_served' });
      await helen.post('admin/tax/addzone', { name, places });
    });
  });

  describe('shipping', () => {
    it('is on request above a limit: it has no price, and cannot be chosen', async () => {
      const before = (await helen.get('admin/shipping/list', {})).methods.find(
        (one) => one.shippingMethod === 'ground',
      )!;
      const rates = before.rates.map((rate) => ({ ...rate, onRequestAbove: { ...rate.onRequestAbove, value: 1_500 } }));
      const change = { shippingMethod: 'ground', seen: { rates: before.rates }, changed: { rates } };
      await helen.post('admin/shipping/changemethod', change);
      const guest = shop.visitor();
      const { OrderID: OrderId } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
      const offers = await guest.post('checkout/getshippingquotations', { OrderId, country: 'CA', state: 'QC' });
      expect(offers.find(({ shippingMethod }) => shippingMethod === 'ground')).toMatchObject({ onRequest: true });
      const undo = { shippingMethod: 'ground', seen: { rates }, changed: { rates: before.rates } };
      await helen.post('admin/shipping/changemethod', undo);
    });

    it('needs bands without a hole', async () => {
      const { rates } = (await helen.get('admin/shipping/list', {})).methods.find(
        (one) => one.shippingMethod === 'ground',
      )!;
      const ending = rates.map((rate) => ({ ...rate, bands: rate.bands.slice(0, -1) }));
      expect(
        await code(
          helen.post('admin/shipping/changemethod', {
            shippingMethod: 'ground',
            seen: { rates },
            changed: { rates: ending },
          }),
        ),
      ).toBe('shipping_bands_without_end');
    });

    it('by pick-up needs no address: the warehouse’s taxes are charged, and its goods are taken', async () => {
      const guest = shop.visitor();
      const { OrderID: OrderId } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      const { OrderTotal, ShippingTotal } = await guest.post('checkout/saveheader', {
        OrderId,
        Email: 'guest@example.com',
        BillTo: montreal,
        ShippingMethod: 'pickup',
      });
      expect(ShippingTotal).toBe(0);
      expect((await guest.post('checkout/getheader', { OrderId })).Missing).toEqual([]);
      await guest.post('checkout/placeorder', { OrderId, OrderTotal, payment: await payByCard(guest) });
      const { OrderHeader } = await orderDetail(shop, dana, OrderId);
      expect(OrderHeader.ShipTo).toMatchObject({ addressLine1: '4200 Côte-de-Liesse Road', lastName: 'Buyer' });
      expect(OrderHeader.TaxLines.map(({ name }) => name)).toEqual(['GST 5%', 'QST 9.975%']);
    });

    it('by pick-up is asked for without an address; the order says where, when and who comes', async () => {
      const guest = shop.visitor();
      const { OrderID: OrderId } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      const offers = await guest.post('checkout/getshippingquotations', { OrderId, kind: 'pickup' });
      expect(offers).toMatchObject([
        {
          shippingMethod: 'pickup',
          counter: { addressLine1: '4200 Côte-de-Liesse Road', hours: 'Monday to Friday, 7:30 a.m. to 5 p.m.' },
        },
      ]);
      const pickedUpBy = { firstName: 'Rosa', lastName: 'Courier', phone1: '514-555-0177' };
      const { OrderTotal } = await guest.post('checkout/saveheader', {
        OrderId,
        Email: 'counter@example.com',
        BillTo: { ...montreal, country: 'CA', state: 'ON', zip: 'M5V 2T6', city: 'Toronto' },
        PickedUpBy: pickedUpBy,
        ShippingMethod: 'pickup',
      });
      expect(await guest.post('checkout/getheader', { OrderId })).toMatchObject({
        PickedUpBy: pickedUpBy,
        Missing: [],
      });
      await guest.post('checkout/placeorder', { OrderId, OrderTotal, payment: await payByCard(guest) });
      const { OrderHeader, Deliveries } = await orderDetail(shop, dana, OrderId);
      expect(OrderHeader.TaxLines.map(({ name }) => name)).toEqual(['GST 5%', 'QST 9.975%']);
      expect(Deliveries).toMatchObject([
        {
          ShipTo: { ...pickedUpBy, addressLine1: '4200 Côte-de-Liesse Road' },
          PickUp: { Hours: 'Monday to Friday, 7:30 a.m. to 5 p.m.' },
        },
      ]);
      const { mail } = await helen.post('admin/letter/preview', {
        letter: 'order-placed',
        subject: '{{order.number}}',
        body: '<p>{{delivery.place}}</p>',
        about: `order:${OrderId}`,
        origin: 'https://shop.example',
      });
      expect(mail.text).toContain('4200 Côte-de-Liesse Road, Montréal');
      expect(mail.text.replace(/\s+/g, ' ')).toContain(
        'Hours: Monday to Friday, 7:30 a.m. to 5 p.m. · Picked up by Rosa Courier',
      );
    });

    it('name who carries what is sent, and a number where it has one', async () => {
      const { orderId } = await orderByCard(shop, [['6205', 1]], cards.approved, 'untracked@example.com');
      const lines = [{ lineId: '1', quantity: 1 }];
      const shipment = { orderId, trackingNumber: '', lines };
      const call = dana.post('admin/order/shiplines', { ...shipment, carrier: '' });
      expect((await dana.refused(call)).code).toBe('carrier_required');
      await dana.post('admin/order/shiplines', { ...shipment, carrier: 'Our van' });
      const { Shipments } = await orderDetail(shop, dana, orderId);
      expect(Shipments).toMatchObject([{ carrier: 'Our van', trackingNumber: '', trackingUrl: '' }]);
    });
  });

  it('a closing day is in the shop’s dates at once', async () => {
    const before = await helen.get('admin/calendar/show', {});
    const closingDays = [{ day: before.shipsOn, name: { en: 'Move', fr: 'Déménagement' } }];
    await helen.post('admin/calendar/change', { seen: { closingDays: [] }, changed: { closingDays } });
    const after = await helen.get('admin/calendar/show', {});
    expect(after.shipsOn > before.shipsOn).toBe(true);
    const { availability } = await shop.visitor().post('product/productinfo', { productId: '6205' });
    expect(availability.shipsOn).toBe(after.shipsOn);
    await helen.post('admin/calendar/change', { seen: { closingDays }, changed: { closingDays: [] } });
  });

  describe('stock', () => {
    const item = (itemNumber = '6306') => helen.get('admin/stock/detail', { itemNumber });

    it('is adjusted, counted, moved, expected and received, each with who and why', async () => {
      const itemNumber = '6306';
      const before = (await item()).onHand;
      const inMtl = { itemNumber, warehouse: 'mtl' };
      await helen.post('admin/stock/adjust', { ...inMtl, quantity: -1, reason: 'damaged', note: 'Forklift' });
      const sheet = await helen.post('admin/stock/count', {
        warehouse: 'tor',
        lines: [
          { itemNumber, quantity: 5 },
          { itemNumber: 'NO-SUCH', quantity: 1 },
        ],
      });
      expect(sheet).toMatchObject({ done: 1, refused: [{ itemNumber: 'NO-SUCH', code: 'product_not_found' }] });
      const far = { from: 'tor', to: 'mtl', lines: [{ itemNumber, quantity: 6 }] };
      expect((await helen.post('admin/stock/shiptransfer', far)).refused).toMatchObject([{ code: 'stock_too_small' }]);
      const moved = { from: 'tor', to: 'mtl', lines: [{ itemNumber, quantity: 2 }] };
      const { transferId } = await helen.post('admin/stock/shiptransfer', moved);
      expect(await item()).toMatchObject({ onHand: before - 1 + 3, inTransit: 2 });
      await helen.post('admin/stock/receivetransfer', { itemNumber, transferId, quantity: 2 });
      await helen.post('admin/stock/setsafety', { ...inMtl, quantity: 99_999 });
      const { deliveryId } = await helen.post('admin/stock/expect', { ...inMtl, quantity: 40, day: '2199-01-01' });
      expect(await item()).toMatchObject({ expected: 40, nextExpected: '2199-01-01', belowSafety: true });
      await helen.post('admin/stock/receivedelivery', { itemNumber, deliveryId, quantity: 40 });
      const after = await item();
      expect(after.onHand).toBe(before - 1 + 5 + 40);
      expect(after.movements[0]).toMatchObject({ kind: 'delivered', change: 40, by: 'Helen Okafor', warehouse: 'mtl' });
      expect(after.movements.find(({ kind }) => kind === 'adjusted')).toMatchObject({ reason: 'damaged: Forklift' });
    });

    it('is held in the warehouse that is nearest to the buyer', async () => {
      await shop.send('stock/count', { itemNumber: '6205', counts: { tor: 900_000 } });
      const held = async () =>
        Object.fromEntries((await item('6205')).warehouses.map(({ warehouse, held: units }) => [warehouse, units]));
      const before = await held();
      await orderByCard(shop, [['6205', 3]], cards.approved, 'near@example.com');
      const after = await held();
      expect(after['mtl']! - before['mtl']!).toBe(3);
      expect(after['tor']).toBe(before['tor'] ?? 0);
    });
  });

  it('shows warehouses by the names that the shop gives them', async () => {
    const { name } = (await helen.get('admin/warehouse/list', {})).warehouses.find((one) => one.warehouse === 'tor')!;
    const changed = { en: 'Etobicoke', fr: 'Etobicoke' };
    await helen.post('admin/warehouse/change', { warehouse: 'tor', seen: { name }, changed: { name: changed } });
    expect((await shop.visitor().get('store/getwarehouses', {})).map((one) => one.name)).toContain('Etobicoke');
  });
});
