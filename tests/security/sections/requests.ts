// security.md S2, S3, S11, S12, S14, S18, S21: what one caller sends.
import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { download, drawing, file, upload } from '../../harness/attachments.ts';
import { changesOf, publishQuote } from '../../harness/quotes.ts';
import { montreal } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const requestsOfOneCaller = (theShop: () => TestShop) =>
  describe('a request', () => {
    let shop: TestShop;
    let ben: Visitor;
    let dana: Visitor;
    let mallory: Visitor;

    beforeAll(async () => {
      shop = theShop();
      [ben, dana, mallory] = [shop.visitor(), shop.visitor(), shop.visitor()];
      await shop.projectionsCaughtUp();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
      await mallory.post('account/register', {
        accountType: 'buyer',
        firstName: 'Mallory',
        lastName: 'Mean',
        email: 'mallory@example.com',
        userName: 'mallory',
        password: DEMO_PASSWORD,
        confirmPassword: DEMO_PASSWORD,
      });
    });

    describe('that names the id of another’s quote (S2)', () => {
      let quoteId = '';
      beforeAll(async () => {
        const { contacts } = await shop.queries.contact.findByLogin({ login: 'ben' });
        ({ quoteId } = await dana.post('admin/quote/create', { contactId: contacts[0]!.contactId }));
        await dana.post('admin/quote/addline', {
          quoteId,
          changes: await changesOf(shop, dana, quoteId),
          itemNumber: '6205',
          quantity: 2,
        });
        await dana.post('admin/quote/saveheader', {
          quoteId,
          changes: await changesOf(shop, dana, quoteId),
          shipTo: montreal,
          billTo: montreal,
          shippingMethod: 'ground',
        });
        await publishQuote(shop, dana, quoteId);
        await shop.projectionsCaughtUp();
        await upload(ben, file(quoteId, '1'));
      });

      it.each([
        ['a buyer of another account', () => mallory],
        ['somebody without a session', () => shop.visitor()],
      ])('opens no cart under it: %s', async (_who, visitor) => {
        const one = visitor();
        expect(await one.refused(one.post('cart/addtocart', { OrderId: quoteId, ProductId: '6205' }))).toMatchObject({
          status: 404,
          code: 'cart_not_found',
        });
        expect(await shop.application.store.readStream(`cart-${quoteId}`)).toEqual([]);
      });

      it('shows, removes and orders nothing of it, and its buyer keeps all', async () => {
        expect((await download(mallory, quoteId, '1')).status).toBe(404);
        expect(
          await mallory.refused(mallory.post('checkout/getattachments', { OrderId: quoteId, LineId: '1' })),
        ).toMatchObject({ status: 404 });
        expect(
          await mallory.refused(
            mallory.post('checkout/removeattachment', { OrderId: quoteId, LineId: '1', AttachmentNumber: 1 }),
          ),
        ).toMatchObject({ status: 404 });
        expect(
          await mallory.refused(
            mallory.post('checkout/placeorder', {
              OrderId: quoteId,
              OrderTotal: 2_000,
              payment: { method: 'terms', poNumber: 'x' },
            }),
          ),
        ).toMatchObject({ status: 404 });
        const back = await download(ben, quoteId, '1');
        expect(Buffer.from(await back.arrayBuffer())).toEqual(drawing());
      });

      it('opens no cart under an id that nobody has', async () =>
        expect(await ben.refused(ben.post('cart/addtocart', { OrderId: 'short', ProductId: '6205' }))).toMatchObject({
          status: 404,
          code: 'cart_not_found',
        }));
    });

    it('repeated, opens one cart: the first answer was lost (S2)', async () => {
      const commandId = crypto.randomUUID();
      const first = await shop.visitor().post('cart/addtocart', { ProductId: '6205', Qty: 3 }, { commandId });
      const again = await shop.visitor().post('cart/addtocart', { ProductId: '6205', Qty: 3 }, { commandId });
      expect(again).toMatchObject({ OrderID: first.OrderID, Qty: 3 });
    });

    describe('with an address in a province that there is not (S3)', () => {
      it.each(['Quebec', 'ZZ', 'constructor', 'VT'])('%s is refused wherever addresses are taken', async (state) => {
        const place = { ...montreal, state };
        const { OrderID } = await ben.post('cart/addtocart', { ProductId: '6205' });
        const fault = (name: string) => ({
          status: 400,
          code: 'state_invalid',
          fields: [{ path: `${name}.state`, code: 'state_invalid' }],
        });
        expect(await ben.refused(ben.post('checkout/saveheader', { OrderId: OrderID, ShipTo: place }))).toMatchObject(
          fault('ShipTo'),
        );
        expect(
          await ben.refused(ben.post('checkout/savecartasquote', { OrderId: OrderID, ShipTo: place })),
        ).toMatchObject(fault('ShipTo'));
        expect(await ben.refused(ben.post('customer/saveaddress', { address: place }))).toMatchObject(fault('address'));
      });

      it('and spelt small pays the tax of the province', async () => {
        const guest = shop.visitor();
        const { OrderID } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 10 });
        const { TaxLines } = await guest.post('checkout/saveheader', {
          OrderId: OrderID,
          ShipTo: { ...montreal, state: 'qc' },
        });
        expect(TaxLines).toHaveLength(2);
      });

      it('or a postal code of another province is refused', async () => {
        const guest = shop.visitor();
        const { OrderID } = await guest.post('cart/addtocart', { ProductId: '6205' });
        expect(
          await guest.refused(
            guest.post('checkout/saveheader', { OrderId: OrderID, ShipTo: { ...montreal, state: 'AB' } }),
          ),
        ).toMatchObject({ status: 400, code: 'zip_of_other_state' });
      });
    });

    it('for a shipping method that the shop does not have is refused at once (S28)', async () => {
      const ShippingMethod = 'teleport';
      const guest = shop.visitor();
      const { OrderID } = await guest.post('cart/addtocart', { ProductId: '6205' });
      expect(
        await guest.refused(guest.post('checkout/saveheader', { OrderId: OrderID, ShippingMethod })),
      ).toMatchObject({
        status: 409,
        code: 'shipping_method_unavailable',
      });
      const ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      const cart = await ben.post('cart/addtocart', { ProductId: '6205' });
      const { QuoteID: QuoteId } = await ben.post('checkout/savecartasquote', { OrderId: cart.OrderID });
      const { Changes } = (await ben.post('customer/getquotedetails', { QuoteId })).QuoteHeader;
      expect(await ben.refused(ben.post('quote/saveheader', { QuoteId, Changes, ShippingMethod }))).toMatchObject({
        status: 409,
        code: 'shipping_method_unavailable',
      });
    });

    describe('with a word that every object knows (S12)', () => {
      it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('%s is no item', async (ProductId) => {
        expect(await mallory.refused(mallory.post('cart/addtocart', { ProductId }))).toMatchObject({
          status: 400,
          code: 'id_invalid',
        });
      });
    });

    it.each(['/%E0%A4%A', '/pictures/%E0%A4%A', '/product/%E0%A4%A/x'])(
      'for the broken address %s is a 400 (S12)',
      async (path) => expect((await raw(shop.url, 'GET', path)).status).toBe(400),
    );
    it.each(['//evil.example/x', '/.//evil.example/x', '/..//evil.example/x', '/a/..//evil.example/x'])(
      'for %s is shown no link to elsewhere (S21)',
      async (path) => {
        const { status, body } = await raw(shop.url, 'GET', path);
        expect(status).toBe(404);
        expect(body).not.toContain('evil');
      },
    );
    it.each(['PUT', 'DELETE', 'PATCH'])('by %s is no method of any page (S27)', async (method) =>
      expect(await raw(shop.url, method, '/cart')).toMatchObject({
        status: 405,
        body: expect.stringContaining('method_not_allowed') as string,
      }),
    );

    describe('to the gateway’s hook (S12)', () => {
      const at = () => Math.floor(Date.now() / 1_000);
      const signed = (body: string) => {
        const now = at();
        return `t=${now},v1=${createHmac('sha256', shop.application.config.GATEWAY_WEBHOOK_SECRET!).update(`${now}.${body}`).digest('hex')}`;
      };
      it.each<[string, RequestInit, number]>([
        ['without a body', {}, 400],
        ['of another type', { headers: { 'content-type': 'text/plain' }, body: 'x' }, 400],
        ['above its size', { headers: { 'content-type': 'application/json' }, body: `"${'x'.repeat(20_000)}"` }, 413],
        ['without a signature', { headers: { 'content-type': 'application/json' }, body: '{}' }, 401],
      ])('%s is refused', async (_what, init, status) =>
        expect((await fetch(`${shop.url}/hooks/gateway`, { method: 'POST', ...init })).status).toBe(status),
      );
      it.each(['{}', 'no JSON', '{"type":"authorisation.changed","key":"../x","reference":"","status":""}'])(
        'that is signed and says %s is refused',
        async (body) => {
          const response = await fetch(`${shop.url}/hooks/gateway`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-gateway-signature': signed(body) },
            body,
          });
          expect(response.status).toBe(400);
        },
      );
    });

    describe('for the mailbox (S14)', () => {
      it('from a page elsewhere, whose name leads here, finds none', async () =>
        expect((await raw(shop.url, 'GET', '/dev/mail.json', { host: 'rebound.evil.example' })).status).toBe(404));
      it('through a proxy finds none', async () =>
        expect((await raw(shop.url, 'GET', '/dev/mail.json', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404));
      it('by staff shows no link that opens an account', async () => {
        await shop.visitor().post('account/retriveforgottenpassword', { userName: 'ben' });
        await shop.quiet();
        const own = ((await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { text: string }[]).find(({ text }) =>
          text.includes('token='),
        );
        expect(own?.text).toMatch(/token=[\w-]{43}/);
        const shown = JSON.stringify(await dana.get('admin/mail/list', {}));
        expect(shown).toContain('token=…');
        expect(shown).not.toMatch(/token=[\w-]{10}/);
      });
    });

    it('by a link on another site makes the desk do nothing, whoever follows it (T1)', async () => {
      const address = '/api/get?route=admin/dashboard/show';
      const from = (site: string) => dana.fetch(address, { headers: { 'sec-fetch-site': site } });
      expect((await from('same-origin')).status).toBe(200);
      expect((await from('none')).status).toBe(200);
      const foreign = await from('cross-site');
      expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'foreign_origin' }]);
    });

    it('of a day long before the shop is refused, and holds up nobody (T1)', async () => {
      const day = { day: '0001-01-01' };
      expect(await dana.refused(dana.get('admin/dashboard/show', day))).toMatchObject({ code: 'date_invalid' });
      expect(await dana.refused(dana.get('admin/tax/list', { asOf: '0001-01-01T00:00:00Z' }))).toMatchObject({
        code: 'as_of_invalid',
      });
      expect(await dana.get('admin/dashboard/show', { day: '1970-01-01' })).toMatchObject({ day: '1970-01-01' });
    });

    it('marks as read what is one’s own, and nothing else (T17)', async () => {
      await ben.post('customer/markread', { about: 'account' });
      for (const [about, code] of [
        ['order', 'order_not_found'],
        ['quote', 'quote_not_found'],
      ] as const)
        expect(await ben.refused(ben.post('customer/markread', { about, id: 'somebody-elses' }))).toMatchObject({
          code,
        });
    });

    it('for the list of operations is answered from what was made once (S11, T22)', async () => {
      const [first, second] = [
        await (await fetch(`${shop.url}/api/openapi.json`)).text(),
        await (await fetch(`${shop.url}/api/openapi.json`)).text(),
      ];
      expect(second).toBe(first);
      const { headers: sent } = await fetch(`${shop.url}/api/openapi.json`);
      expect(sent.get('content-encoding')).toBe('gzip');
      // fetch asks everybody on the way for a fresh one.
      const known = { 'if-none-match': sent.get('etag')! };
      expect((await raw(shop.url, 'GET', '/api/openapi.json', known)).status).toBe(304);
      const docs = async () => (await fetch(`${shop.url}/api/docs`)).text();
      const nonces = [await docs(), await docs()].map((html) => /style nonce="([^"]+)"/.exec(html)?.[1]);
      expect(new Set(nonces).size).toBe(2);
    });
  });

/** As it stands on the wire: fetch cleans addresses up. */
function raw(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, headers }, (answer) => {
      let body = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => void (body += part))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
