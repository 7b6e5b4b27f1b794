// Spec 2 and 7, issue "Open for business": redirects and the addresses that visitors did not find.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { RedirectKind } from '#domain/redirect/redirect.events.ts';
import { mayContain } from '#domain/shared/shop-path.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const redirectsAndMissed = (theShop: () => TestShop) =>
  describe('redirects', () => {
    let shop: TestShop;
    let manager: Visitor;
    let guest: Visitor;

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      manager = shop.visitor();
      await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
      guest = shop.visitor();
    });

    const save = (from: string, to: string, kind: RedirectKind = 'permanent') =>
      manager.post('admin/redirect/save', { redirect: { from, to, kind } });
    const ask = (url: string) => guest.post('category/getredirectandrewriteurl', { url });
    const visit = (path: string) => fetch(`${shop.url}${path}`, { redirect: 'manual' });

    describe('a redirect', () => {
      beforeAll(async () => {
        await save('/Old/Bearings/', '/category/bearings');
        await save('/sale', '/category/bearings?filters=1', 'temporary');
        await save('/product/6205', '/balls', 'rewrite');
        await save('/shop.asp?id=5', '/category/bearings');
        await shop.projectionsCaughtUp();
      });

      it.each([
        ['/old/bearings', 'Permanent', '/category/bearings'],
        ['/OLD/bearings/?utm=1', 'Permanent', '/category/bearings'],
        ['/sale', 'Temporary', '/category/bearings?filters=1'],
        ['/product/6205', 'No', '/balls'],
        ['/shop.asp?id=5', 'Permanent', '/category/bearings'],
        ['/shop.asp?id=6', 'No', ''],
        ['/cart', 'No', ''],
        ['https://other.example/sale', 'No', ''],
      ])('of %s is answered %s %s', async (url, Action, reWriteUrl) =>
        expect(await ask(url)).toEqual({ Action, reWriteUrl }),
      );

      it.each([
        ['/old/bearings', 301, '/category/bearings'],
        ['/old/bearings?utm=1', 301, '/category/bearings?utm=1'],
        ['/sale?utm=1', 302, '/category/bearings?filters=1'],
        ['/balls', 302, '/product/6205'],
      ])('%s is served as %s to %s', async (path, status, location) => {
        const answer = await visit(path);
        expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
      });

      it('need not be asked for where the filter knows no such address', async () => {
        const filter = await guest.get('category/getredirectfilter', {});
        expect(['/old/bearings', '/sale', '/balls'].every((path) => mayContain(filter, path))).toBe(true);
        expect(mayContain(filter, '/category/fasteners')).toBe(false);
      });

      it.each([
        ['/a', '/a', 'redirect_to_itself'],
        ['/category/bearings', '/old/bearings', 'redirect_loop'],
        ['/x', '/sale', 'redirect_chain'],
        ['/x', 'https://other.example/', 'redirect_to_another_site'],
        ['/x', '//other.example/', 'redirect_to_another_site'],
        ['/x y', '/z', 'redirect_path_invalid'],
        ['/admin', '/z', 'redirect_from_reserved'],
      ])('from %s to %s is refused: %s', async (from, to, code) =>
        expect(await manager.refused(save(from, to))).toMatchObject({ status: 400, code }),
      );

      it('may say that a page is gone for good', async () => {
        await save('/catalogue-2019', '', 'gone');
        await shop.projectionsCaughtUp();
        expect(await ask('/catalogue-2019')).toEqual({ Action: 'Gone', reWriteUrl: '' });
        expect(await manager.refused(save('/x', '/catalogue-2019'))).toMatchObject({ code: 'redirect_to_gone' });
      });

      it('that is removed leads nowhere', async () => {
        await save('/gone', '/cart');
        await manager.post('admin/redirect/remove', { from: ['/gone'] });
        await shop.projectionsCaughtUp();
        expect(await ask('/gone')).toEqual({ Action: 'No', reWriteUrl: '' });
      });

      it('is listed with how often it was followed', async () => {
        await until2(async () => {
          const { rows } = await manager.get('admin/redirect/list', { search: 'old', sort: 'hits', direction: 'DESC' });
          return rows[0]?.hits === 2 ? rows : undefined;
        });
      });
    });

    async function until2<T>(look: () => Promise<T | undefined>): Promise<T> {
      const { until } = await import('../../harness/until.ts');
      return until(look, 'the count');
    }
  });
