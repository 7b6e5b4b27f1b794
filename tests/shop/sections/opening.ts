// Issue "Open for business": a shop that is not open yet, and how it gets its first administrator.
import { settings } from '#contracts/setting/settings.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { administratorLink } from '#processes/administrator-link.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const PASSWORD = 'Treadle-Valve-91';

export const openingOfTheShop = (theShop: () => TestShop) =>
  describe('a shop', () => {
    let shop: TestShop;
    const setOpen = async (value: '0' | '1') => {
      await shop.send('setting/save', { name: settings.shopOpen, value });
      await shop.projectionsCaughtUp();
    };

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
    });

    describe('that is not open yet', () => {
      beforeAll(() => setOpen('0'));
      afterAll(() => setOpen('1'));

      it('tells shoppers so in their language, and search engines when to come again', async () => {
        for (const path of ['/', '/category/bearings/bearings', '/sitemap.xml', '/pictures/bearing-240.webp']) {
          const answer = await shop.visitor('fr').fetch(path, { headers: { 'accept-language': 'fr' } });
          expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '3600']);
          expect(await answer.text()).toMatch(/^opening soon fr /);
        }
      });

      it('refuses every operation of the shop, and keeps nothing of what was sent', async () => {
        const visitor = shop.visitor();
        const refusal = { status: 503, code: 'shop_not_open' };
        expect(await visitor.refused(visitor.get('category/catalog', { category: 'bearings' }))).toMatchObject(refusal);
        expect(await visitor.refused(visitor.post('cart/addtocart', { ProductId: '6205', Qty: 1 }))).toMatchObject(
          refusal,
        );
      });

      it('is seen by staff as it will be, and worked on', async () => {
        const staff = shop.visitor();
        await staff.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
        expect(await staff.get('category/catalog', { category: 'bearings' })).toMatchObject({
          total: expect.any(Number),
        });
        expect((await staff.fetch('/pictures/placeholder.svg')).status).toBe(200);
        expect(await staff.get('admin/session/me', {})).toMatchObject({ role: 'csr' });
      });
    });

    it('is there for shoppers as soon as it is open', async () => {
      await setOpen('0');
      const visitor = shop.visitor();
      await visitor.refused(visitor.get('category/catalog', { category: 'bearings' }));
      await setOpen('1');
      expect(await visitor.get('category/catalog', { category: 'bearings' })).toMatchObject({ page: 1 });
    });

    describe('administrator’s link', () => {
      const tokenOf = async (email?: string) => {
        const { link } = await administratorLink(shop, 'http://shop.example', email);
        expect(link).toMatch(/^http:\/\/shop\.example\/admin\/administrator#token=[\w-]{43}/);
        return new URLSearchParams(new URL(link).hash.slice(1)).get('token')!;
      };
      const become = (visitor: Visitor, token: string, email = 'ana@dealer.example') =>
        visitor.post('admin/session/becomeadministrator', {
          token,
          name: 'Ana Roy',
          email,
          password: PASSWORD,
          confirmPassword: PASSWORD,
        });

      it('gives whoever opens it a sign-in with every right, once', async () => {
        const token = await tokenOf();
        const visitor = shop.visitor();
        expect(await become(visitor, token)).toMatchObject({ role: 'administrator', name: 'Ana Roy' });
        expect(await visitor.get('admin/session/me', {})).toMatchObject({
          role: 'administrator',
          email: 'ana@dealer.example',
        });

        const again = shop.visitor();
        expect(await again.refused(become(again, token, 'eve@dealer.example'))).toMatchObject({
          status: 400,
          code: 'administrator_link_invalid',
        });
        expect(
          await shop.visitor().post('admin/session/login', { userName: 'Ana@dealer.example', password: PASSWORD }),
        ).toMatchObject({ role: 'administrator' });
      });

      it('opens nothing once a newer one was printed', async () => {
        const [older, newer] = [await tokenOf('bo@dealer.example'), await tokenOf('bo@dealer.example')];
        const visitor = shop.visitor();
        expect(await visitor.refused(become(visitor, older, 'bo@dealer.example'))).toMatchObject({
          code: 'administrator_link_invalid',
        });
        expect(await become(visitor, newer, 'bo@dealer.example')).toMatchObject({ role: 'administrator' });
      });

      it('with an e-mail address is for that address only', async () => {
        const visitor = shop.visitor();
        expect(
          await visitor.refused(become(visitor, await tokenOf('cy@dealer.example'), 'eve@dealer.example')),
        ).toMatchObject({ status: 400, code: 'administrator_link_of_another' });
      });

      it('gives an administrator who can no longer sign in a new password, and ends their sessions', async () => {
        const before = shop.visitor();
        await become(before, await tokenOf('di@dealer.example'), 'di@dealer.example');
        const after = shop.visitor();
        const { staffId } = await become(after, await tokenOf('di@dealer.example'), 'di@dealer.example');
        expect(await before.get('admin/session/me', {})).toMatchObject({ staffId: '' });
        expect(await after.get('admin/session/me', {})).toMatchObject({ staffId });
      });

      it('resets no buyer’s password, and a buyer’s link makes no administrator', async () => {
        const visitor = shop.visitor();
        const token = await tokenOf();
        expect(
          await visitor.refused(
            visitor.post('account/resetpassword', { token, password: PASSWORD, confirmPassword: PASSWORD }),
          ),
        ).toMatchObject({ code: 'reset_link_invalid' });
        const reset = await shop.commands.signIn.issueResetToken({ contactId: '1', validHours: 1 });
        expect(await visitor.refused(become(visitor, reset.token))).toMatchObject({
          code: 'administrator_link_invalid',
        });
        expect(await become(visitor, token, 'fay@dealer.example')).toMatchObject({ role: 'administrator' });
      });
    });
  });
