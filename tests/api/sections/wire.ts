// Shapes that the specification itself names (sections 3, 7 and 8), and what is not told to who is not signed in
// (sections 1, 2 and 6).
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import { api, type Route } from '#contracts/api.ts';
import { headers } from '#contracts/client.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { drawing, file, upload } from '../../harness/attachments.ts';
import type { TestShop } from '../../harness/shop.ts';
import { createVisitor, type Visitor } from '../../harness/visitor.ts';
import { exampleOf, requestFor } from '../bad-input.ts';
import { isAdmitted } from '../people.ts';

const operations = Object.entries<Operation>(api).filter(([, operation]) => isAdmitted('guest', operation));
const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

export const theWire = (theShop: () => TestShop) =>
  describe('the wire', () => {
    let shop: TestShop;
    let guest: Visitor;
    let cart: { readonly OrderID: string; readonly LineID: string };

    beforeAll(async () => {
      shop = theShop();
      guest = shop.visitor();
      cart = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
      await guest.post('cart/addtocart', { ProductId: '6306', Qty: 1 });
      await shop.send('static-content/save', {
        contentBlockId: 'hello',
        block: {
          title: { en: 'Hello', fr: 'Bonjour' },
          altText: { en: '', fr: '' },
          linkedTo: '',
          linkTarget: '',
          html: { en: '<p>Hello</p>', fr: '<p>Bonjour</p>' },
        },
      });
      await shop.projectionsCaughtUp();
    });

    const set = async (name: SettingName, value: string) => {
      await shop.send('setting/save', { name, value });
      await shop.projectionsCaughtUp();
    };

    describe('a GET route with a query of its own', () => {
      it.each([
        'Store/GetStaticContent?contentBlockId=hello',
        encodeURIComponent('Store/GetStaticContent?contentBlockId=hello'),
        'Store/GetStaticContent&contentBlockId=hello',
      ])('%s is answered', async (route) => {
        expect(await json(await guest.fetch(`/api/get?route=${route}`))).toMatchObject({
          StaticContentBlocks: [{ ContentBlockId: 'hello', Title: 'Hello' }],
        });
      });
    });

    it('an error carries ErrorId, the same as LogId', async () => {
      expect(await json(await guest.fetch('/api/get?route=cart/getcartdetails/nothing'))).toMatchObject({
        ErrorId: 0,
        LogId: 0,
        code: 'cart_not_found',
      });
    });

    describe('a file', () => {
      beforeAll(async () => {
        await upload(guest, file(cart.OrderID, cart.LineID));
        await shop.projectionsCaughtUp();
      });
      const query = () => `OrderId=${cart.OrderID}&LineId=${cart.LineID}&AttachmentNumber=1`;

      it('by getfile is FileContents and FileName', async () => {
        expect(await json(await guest.fetch(`/api/getfile?route=attachment/file&${query()}`))).toEqual({
          FileContents: drawing().toString('base64'),
          FileName: 'flange.pdf',
        });
      });
      it('attached to a line is File1 and File1FileName', async () => {
        expect(
          await guest.post('checkout/downLoadfile', {
            OrderId: cart.OrderID,
            LineId: cart.LineID,
            AttachmentNumber: 1,
          }),
        ).toEqual({ File1: drawing().toString('base64'), File1FileName: 'flange.pdf' });
      });
      it('is a download for a link', async () => {
        const response = await guest.fetch(`/api/attachment/file?${query()}`);
        expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
          'application/octet-stream',
          'attachment; filename=flange.pdf',
        ]);
        expect(Buffer.from(await response.arrayBuffer())).toEqual(drawing());
      });
      it('of somebody else does not exist', async () =>
        expect((await shop.visitor().fetch(`/api/getfile?route=attachment/file&${query()}`)).status).toBe(401));
    });

    describe('setuserdata', () => {
      const send = (body: unknown, more: Record<string, string> = { [headers.client]: '1' }) =>
        guest.fetch('/api/setuserdata', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...more },
          body: JSON.stringify(body),
        });

      it('keeps the user data in a cookie of the browser', async () => {
        const response = await send({ key: 'User_Data', value: { Name: 'Zoé', ContactId: 0 }, path: '/' });
        expect(await json(response)).toEqual({ message: 'success' });
        expect(decodeURIComponent(/User_Data=([^;]+)/.exec(response.headers.getSetCookie().join())![1]!)).toBe(
          '{"Name":"Zoé","ContactId":0}',
        );
      });
      it('grants nothing', async () => {
        const somebody = createVisitor(shop.url, shop.gatewayUrl, 'en');
        await somebody.fetch('/api/setuserdata', {
          method: 'POST',
          headers: { 'content-type': 'application/json', [headers.client]: '1' },
          body: JSON.stringify({ key: 'User_Data', value: { ContactId: 1001, i_user_type: 1 }, path: '/' }),
        });
        expect(await somebody.get('account/getusercontext', {})).toMatchObject({ ContactId: 0 });
      });
      it.each([
        ['another key', { key: 'mw_shop', value: 'x', path: '/' }],
        ['another path', { key: 'User_Data', value: 'x', path: '/admin' }],
        ['something else', { key: 'User_Data', value: 'x', path: '/', domain: 'x' }],
        ['more than a cookie holds', { key: 'User_Data', value: 'x'.repeat(4_000), path: '/' }],
        ['no value', { key: 'User_Data', path: '/' }],
      ])('refuses %s', async (_what, body) => {
        const response = await send(body);
        expect([
          response.status,
          response.headers
            .getSetCookie()
            .filter((cookie) => cookie.startsWith('User_Data') || cookie.startsWith('mw_shop=x')),
        ]).toEqual([400, []]);
      });
      it('refuses another site', async () =>
        expect((await send({ key: 'User_Data', value: 'x', path: '/' }, {})).status).toBe(403));
    });

    it('removing a line says that it was removed, with the cart as it now is, and no word for the buyer', async () => {
      const answer = await guest.post('cart/removecartitem', { OrderId: cart.OrderID, LineId: cart.LineID });
      expect(answer).toMatchObject({
        orderDeleted: true,
        orderEntityModel: {
          Message: '',
          OrderHeader: { OrderID: cart.OrderID, LineCount: 1, SubTotal: 2_500 },
          OrderLines: [{ ProductId: '6306' }],
        },
      });
      expect(
        await guest.refused(guest.post('cart/removecartitem', { OrderId: cart.OrderID, LineId: cart.LineID })),
      ).toMatchObject({ code: 'line_not_found' });
    });

    const ask = async (route: string, operation: Operation, data: unknown = exampleOf(operation), visitor = guest) => {
      const { path, init } = requestFor(route, operation, data, { [headers.client]: '1' });
      const response = await visitor.fetch(path, init);
      const answer = response.headers.get('content-type')?.includes('json') ? await json(response) : {};
      return { status: response.status, code: answer['code'], answer };
    };

    describe('with a secured catalogue', () => {
      beforeAll(() => set('SecuredCatalog', '1'));
      afterAll(() => set('SecuredCatalog', '0'));

      it.each(operations.filter(([, { evenSecured }]) => !evenSecured))(
        '%s is for the signed-in',
        async (route, operation) => {
          expect(await ask(route, operation)).toMatchObject({ status: 401, code: 'unauthenticated' });
          expect(await ask(route, operation, exampleOf(operation), shop.visitor())).toMatchObject({
            status: 401,
            code: 'unauthenticated',
          });
        },
      );
      it.each(operations.filter(([route, { evenSecured }]) => evenSecured && !route.startsWith('admin/')))(
        '%s is open: signing in, registering and the pages about the shop need it',
        async (route, operation) => {
          expect((await ask(route, operation, { nothing: 'known' })).status).not.toBe(401);
        },
      );
      it('the signed-in see it', async () => {
        const ben = shop.visitor();
        await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
        expect((await ben.post('product/productinfo', { productId: '6205' })).prices).toHaveLength(2);
      });
      it('no search engine is told of it', async () => expect((await guest.fetch('/sitemap.xml')).status).toBe(404));
    });

    describe('with prices for the signed-in only', () => {
      /** Guests may still call these, with something to find. */
      const samples: Partial<Record<Route, unknown>> = {
        'category/catalog': { category: 'bearings', sort: 'price-up' },
        'category/searchbykeyword': { keyword: 'bearing', sort: 'price-down' },
        'category/autocomplete': { keyword: 'bea' },
        'category/newarrivals': {},
        'category/bestsellers': {},
        'category/featuredproducts': {},
        'cart/viewcomparison': { productIds: ['6205'] },
        'product/getcompareoptions': { productIds: ['6205'] },
        'product/getproducts': { productIds: ['6205'] },
        'product/productinfo': { productId: '6205' },
        'product/get_options': { productId: '6205' },
        'product/getsimilarproducts': { productId: '6205' },
        'product/getvariants': { productId: '6205' },
        'Category/GetCategoryLists': {},
        'Category/GetCategoryLists/{id}': { id: 'bearings' },
        'Category/GetCategoryDetails/{id}': { id: 'bearings' },
        'category/getpreviousnextimage': { categoryId: 'bearings' },
      };
      /** Nothing of the catalogue's, or what the caller has paid already. */
      const withoutPrices = [
        'checkout/upload',
        'checkout/getattachments',
        'checkout/removeattachment',
        'checkout/downLoadfile',
        'attachment/file',
        'product/document',
        // A paper, made of what product/productinfo tells the same reader.
        'product/datasheet',
        'store/getbanners',
        'store/getwarehouses',
        'cart/namegiftrecipient',
        'cart/notecartline',
        'cart/removeallcartitems',
        'checkout/cancel',
        'checkout/get_ordercomplete',
        'checkout/getadvancepayment',
        'checkout/getmultipaypalpaymentstatus',
        'checkout/getpaypalpaymentorderstatus',
        'checkout/processadvancepayment',
        'checkout/processreturnorder',
        'customer/getorderdetails',
        'customer/getorderdetailsforguest',
        'download/oforder',
        'download/ofproduct',
        'download/take',
        'product/askquestion',
        'product/getcustomerreview',
        'product/getquestions',
        'product/getreviewsummary',
        'product/searchquestions',
        'product/subscribetowantlist',
        'return/addphoto',
        'return/detail',
        'return/oforder',
        'return/photo',
        'return/preview',
        'return/removephoto',
        'return/slip',
        'return/withdraw',
        'store/sendtofriend',
      ];

      beforeAll(() => set('GuestsSeePrices', '0'));
      afterAll(() => set('GuestsSeePrices', '1'));

      const shown = operations
        .filter(([, { forGuests, evenSecured }]) => !forGuests && !evenSecured)
        .map(([route]) => route)
        .filter((route) => !withoutPrices.includes(route));
      it('every operation that guests may call is one of three', () =>
        expect(shown.sort()).toEqual(Object.keys(samples).sort()));

      it.each(operations.filter(([, { forGuests }]) => forGuests?.includes('GuestsSeePrices')))(
        '%s asks a guest to sign in',
        async (route, operation) => {
          expect(await ask(route, operation)).toMatchObject({ status: 401, code: 'login_to_buy' });
        },
      );
      it.each(shown)('%s tells no price', async (route) => {
        const { status, answer } = await ask(route, api[route as Route] as Operation, samples[route as Route]);
        expect(status).toBe(200);
        expect(JSON.stringify(answer)).not.toMatch(/"(prices|unitPrice|UnitPrice|\w*Total)"/);
      });
      it('the order by price tells nothing either', async () => {
        const numbers = async (sort: 'price-up' | 'price-down') =>
          (await guest.get('category/catalog', { category: 'bearings', sort })).products.map(
            ({ itemNumber }) => itemNumber,
          );
        expect(await numbers('price-up')).toEqual(await numbers('price-down'));
      });
    });

    describe('a setting that is off', () => {
      it.each(operationsWithSetting())('takes %s away', async (route, setting) => {
        const ben = shop.visitor();
        await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
        await set(setting, '0');
        expect(await ask(route, api[route] as Operation, undefined, ben)).toMatchObject({
          status: 404,
          code: 'not_found',
        });
        await set(setting, setting === 'srchEnableAutoComplete' ? 'YES' : '1');
      });
      it('keeps guests from checking out', async () => {
        await set('GuestCheckoutAllowed', '0');
        expect(await guest.refused(guest.post('checkout/getheader', { OrderId: cart.OrderID }))).toMatchObject({
          status: 401,
          code: 'login_to_buy',
        });
        await set('GuestCheckoutAllowed', '1');
        expect((await guest.post('checkout/getheader', { OrderId: cart.OrderID })).OrderHeader.OrderID).toBe(
          cart.OrderID,
        );
      });
    });
  });

function operationsWithSetting(): [Route, SettingName][] {
  return Object.entries<Operation>(api).flatMap(([route, { setting }]) =>
    setting ? [[route as Route, setting] as [Route, SettingName]] : [],
  );
}
