// Erasure of a person on request (decision 0083), over HTTP and a database.
import { fileUrl } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import * as events from '#domain/events.ts';
import type { InvoiceEvent } from '#domain/invoice/invoice.events.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { orders } from '#projections/order/orders.ts';
import { mailTo, staffMember, typesIn } from '../../harness/order-desk.ts';
import { montreal, readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const CONTACT = '100000001003';
const OF_CHLOE = ['chloe.roy@laurentide.example', 'Chloé'];

export const erasureOfPersons = (theShop: () => TestShop) =>
  describe('a person who asks to be erased', () => {
    let shop: TestShop;
    let chloe: Visitor;
    let helen: Visitor;
    let orderId: string;

    const signedIn = async (userName: string): Promise<Visitor> => {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const pool = () => shop.application.pool;
    /** Tables in which one of these texts stands anywhere. */
    async function tablesWith(texts: readonly string[]): Promise<string[]> {
      const tables = await rowsOf<{ name: string }>(
        pool(),
        knex.raw(
          `select table_schema || '.' || table_name as name from information_schema.tables
            where table_schema in ('read', 'platform') and table_type = 'BASE TABLE'`,
        ),
      );
      const found: string[] = [];
      for (const { name } of tables) {
        const [{ some }] = (await rowsOf(
          pool(),
          knex.raw('select exists (select 1 from ?? as t where t::text like any (?)) as some', [
            name,
            texts.map((text) => `%${text}%`),
          ]),
        )) as [{ some: boolean }];
        if (some) found.push(name);
      }
      return found.sort();
    }

    beforeAll(async () => {
      shop = theShop();
      chloe = await signedIn('chloe');
      const ready = await readyToPay(chloe, [['6205', 2]], 'chloe.roy@laurentide.example');
      ({ orderId } = ready);
      await chloe.post('checkout/placeorder', {
        ...{ OrderId: orderId, OrderTotal: ready.total, payment: { method: 'terms', poNumber: 'PO-77' } },
      });
      helen = await staffMember(shop, 'helen');
      const address = { ...montreal, firstName: 'Chloé', lastName: 'Roy', addressName: 'Plant 2' };
      await chloe.post('customer/saveaddress', { address, primary: false });
      await chloe.post('cart/addtocart', { ProductId: '6306', Qty: 3 });
      const { captchatext, question } = await chloe.get('Store/getcaptcha', {});
      const sum = (question.match(/\d+/g) ?? []).reduce((total, number) => total + Number(number), 0);
      await chloe.post('store/sendmail', {
        ...{ Name: 'Chloé Roy', Email: 'chloe.roy@laurentide.example', Subject: 'Seals', Message: 'Do they fit?' },
        ...{ captcha: String(sum), captchatext },
      });
      await shop.quiet();
    });

    it('takes away a file with all that the shop keeps of them, and nothing of their colleagues', async () => {
      const answer = await chloe.fetch(fileUrl('profile/downloadpersonaldata', {}));
      expect(answer.headers.get('content-disposition')).toContain('personal-data-');
      const text = await answer.text();
      const file = JSON.parse(text) as Record<string, readonly Record<string, unknown>[]>;
      expect(file['profile']).toMatchObject([{ contactId: CONTACT, userName: 'chloe', company: expect.any(String) }]);
      expect(file['addresses']).toMatchObject([{ addressName: 'Plant 2' }]);
      expect(file['orders']).toMatchObject([{ OrderHeader: { OrderID: orderId, PONumber: 'PO-77' } }]);
      expect(file['carts']).toMatchObject([{ OrderLines: [{ ProductId: '6306', Qty: 3 }] }]);
      expect(file).not.toHaveProperty('cut');
      expect(text).not.toMatch(/adele|ben\.carter/i);

      const sealed = await sealedFor(`contact:${CONTACT}`);
      expect(sealed.length).toBeGreaterThan(10);
      expect(sealed.filter((words) => !text.includes(JSON.stringify(words).slice(1, -1)))).toEqual([]);
    });

    /** The texts of all events that are sealed under somebody's key, but for letters and what checkouts hold while they last. */
    async function sealedFor(person: string): Promise<string[]> {
      const texts = new Set<string>();
      const declared = Object.values(events).filter(({ category }) => category !== 'mail' && category !== 'checkout');
      const personal = new Map(declared.flatMap((one) => Object.entries(one.personal)));
      for await (const chunk of shop.application.store.readAll(undefined, 500))
        for (const { type, data } of chunk) {
          const fields = personal.get(type);
          const facts = data as Readonly<Record<string, unknown>>;
          if (fields && person.endsWith(String(facts[fields.person])))
            for (const field of [...fields.fields, ...(fields.lists ?? [])])
              for (const words of textsIn(facts[field])) texts.add(words);
        }
      return [...texts];
    }
    const textsIn = (value: unknown): string[] =>
      typeof value === 'string' ? (value ? [value] : []) : Object.values(value ?? {}).flatMap(textsIn);

    it('is known by who knows their password', async () => {
      expect(await chloe.refused(chloe.post('profile/requesterasure', { currentPassword: 'no' }))).toMatchObject({
        code: 'password_wrong',
      });
      expect(await chloe.get('profile/geterasure', {})).toMatchObject({ IsRequested: false, Days: 7 });
    });

    it('is told when, by a letter, and what has to be over before', async () => {
      const { DueOn } = await chloe.post('profile/requesterasure', { currentPassword: DEMO_PASSWORD });
      await shop.quiet();
      const asked = await chloe.get('profile/geterasure', {});
      expect(asked).toMatchObject({ IsRequested: true, DueOn });
      expect(asked.WaitsFor).toContain('orders');
      expect((await mailTo(shop, 'chloe.roy@laurentide.example', 'seront effacées')).text).toContain('mypersonaldata');
      expect((await helen.get('admin/erasure/list', {})).rows).toMatchObject([
        { contactId: CONTACT, name: 'Chloé Roy', status: 'requested', dueOn: DueOn },
      ]);
    });

    it('may think again, and is asked for by staff as well', async () => {
      await chloe.post('profile/withdrawerasure', {});
      expect(await chloe.get('profile/geterasure', {})).toMatchObject({ IsRequested: false, DueOn: '' });
      await helen.post('admin/erasure/request', { contactId: CONTACT });
      await helen.post('admin/erasure/withdraw', { contactId: CONTACT });
      await helen.post('admin/erasure/request', { contactId: CONTACT });
      expect(await chloe.get('profile/geterasure', {})).toMatchObject({ IsRequested: true });
    });

    /** As the auditor sees it of the moment in which it was placed. */
    const orderOfThen = async () =>
      JSON.stringify(await helen.get('admin/order/detail', { orderId, asOf: `order-${orderId}@0` }));

    it('is not erased while something of theirs is open', async () => {
      expect(await orderOfThen()).toContain('Chloé');
      await shop.clock.advance(8 * 86_400_000);
      await shop.quiet();
      expect(await typesIn(shop, `erasure-ACC-1001.${CONTACT}`)).not.toContain('PersonErased');
    });

    it('is erased once nothing is', async () => {
      helen = await staffMember(shop, 'helen');
      for (const open of await openOrders())
        await helen.post('admin/order/shiplines', {
          ...{ orderId: open, carrier: 'Purolator', trackingNumber: 'T-1', lines: await openLinesOf(open) },
        });
      await shop.quiet();
      await shop.clock.advance(2 * 86_400_000);
      await shop.quiet();
      expect(await shop.queries.erasure.hindrances({ contactId: CONTACT })).toEqual({ hindrances: [] });
      expect((await typesIn(shop, `erasure-ACC-1001.${CONTACT}`)).slice(-2)).toEqual([
        'PersonErased',
        'ErasureCompleted',
      ]);
    });

    const openOrders = async (): Promise<string[]> =>
      (
        await rowsOf<{ order_id: string }>(
          pool(),
          knex(orders.table)
            .select('order_id')
            .where({ person_id: `contact:${CONTACT}` })
            .whereIn('status', ['processing', 'partially-shipped']),
        )
      ).map(({ order_id }) => order_id);
    const openLinesOf = async (id: string) =>
      (await helen.get('admin/order/detail', { orderId: id })).OrderLines.flatMap((line) => {
        const quantity = line.Qty - line.ShippedQty - line.CancelledQty;
        return quantity ? [{ lineId: line.LineID, quantity }] : [];
      });

    it('is named by no table any more but for what the books keep', async () => {
      expect(await tablesWith(OF_CHLOE)).toEqual([]);
    });

    it('is named by no look at the past any more, though the same process had read it before', async () => {
      // Sessions have ended meanwhile.
      helen = await staffMember(shop, 'helen');
      expect(await orderOfThen()).not.toContain('Chloé');
    });

    it('leaves what they ordered and wrote as it was but for who they are, to staff and to colleagues', async () => {
      const order = await helen.get('admin/order/detail', { orderId });
      expect(order.OrderHeader).toMatchObject({ PlacedBy: '[erased]', ShipTo: { country: '[erased]' } });
      const { rows } = await helen.get('admin/enquiry/list', {});
      const theirs = rows.find(({ name }) => name === '[erased]');
      expect(await helen.get('admin/enquiry/detail', { enquiryId: theirs?.enquiryId ?? '' })).toMatchObject({
        files: [],
      });
      for (const subject of [`order:${orderId}`, 'account:ACC-1001'])
        expect((await helen.get('admin/history/timeline', { subject })).entries.length).toBeGreaterThan(0);
      const slips = await helen.fetch(fileUrl('admin/order/packingslips', { orderIds: orderId }));
      expect(slips.headers.get('content-type')).toBe('application/pdf');
      const adele = await signedIn('adele');
      expect((await adele.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader.PlacedBy).toBe(
        '[erased]',
      );
    });

    it('stays on the invoice of what they ordered', async () => {
      const events = (await shop.application.store.readStream(`invoice-${orderId}.1`)) as unknown as InvoiceEvent[];
      expect(events[0]).toMatchObject({ data: { email: '[erased]', billTo: montreal } });
    });

    it('is asked for by the address that they had, where they have left, and by no other', async () => {
      // Sessions have ended meanwhile.
      helen = await staffMember(shop, 'helen');
      const byEmail = (email: string) => helen.post('admin/erasure/requestbyemail', { email });
      expect(await helen.refused(byEmail('adele.gagnon@laurentide.example'))).toMatchObject({
        code: 'erasure_nobody_left',
      });
      const adele = await signedIn('adele');
      const { ContactId } = await adele.post('customer/addcontact', {
        ...{ FirstName: 'Paul', LastName: 'Petit', Email: 'paul@laurentide.example', UserName: 'paul.petit' },
        ...{ IsAdmin: false, OrderAccess: 'View Self', InvoiceAccess: 'Deny', LanguageISOCode: 'en' },
      });
      await adele.post('customer/deletecontact', { ContactId });
      await byEmail('paul@laurentide.example');
      expect(await typesIn(shop, `erasure-ACC-1001.${ContactId}`)).toEqual(['ErasureRequested']);
    });

    it('signs in no more, and what was theirs in the company is a colleague’s', async () => {
      expect((await chloe.refused(signedIn('chloe'))).code).toBeTruthy();
      const adele = await signedIn('adele');
      const addresses = await adele.post('customer/getcustomeraddressbook', {});
      expect(JSON.stringify(addresses)).toContain('Plant 2');
      expect(JSON.stringify(addresses)).not.toContain('Chloé');
    });
  });
