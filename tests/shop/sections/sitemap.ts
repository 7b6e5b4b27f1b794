import type { TestShop } from '../../harness/shop.ts';

export const sitemapAndRobots = (theShop: () => TestShop) =>
  describe('search engines', () => {
    let shop: TestShop;
    const read = async (path: string) => {
      const response = await fetch(`${shop.url}${path}`);
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    };
    const addresses = async () =>
      [...(await read('/sitemap/1.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
        match[1]!.replace(shop.url, ''),
      );

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
    });

    it('are kept out of what is nobody else’s, and told where the sitemap is', async () => {
      const { text } = await read('/robots.txt');
      expect(text).toContain('Disallow: /checkout\n');
      expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml\n`);
    });

    it('find every part of the sitemap', async () => {
      const { text, type } = await read('/sitemap.xml');
      expect(type).toContain('xml');
      expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual([
        `${shop.url}/sitemap/1.xml`,
      ]);
      expect((await read('/sitemap/1.xml')).status).toBe(200);
      expect((await read('/sitemap/2.xml')).status).toBe(404);
    });

    it('find home, every category and every product that is sold, in both languages, each once', async () => {
      const found = await addresses();
      for (const path of [
        '/',
        '/sitemap',
        '/category/bearings/bearings',
        '/product/6205/deep-groove-ball-bearing-6205',
        '/product/KIT/bearing-kit',
      ]) {
        expect(found).toEqual(expect.arrayContaining([`${path}?lng=en`, `${path}?lng=fr`]));
      }
      expect(new Set(found).size).toBe(found.length);
    });

    it('find a new product at once', async () => {
      await shop.send('product/import', {
        itemNumber: 'FRESH',
        product: {
          category: 'bearings',
          brand: 'Rolvane',
          name: { en: 'Fresh', fr: 'Frais' },
          description: { en: '', fr: '' },
          keywords: { en: '', fr: '' },
          unit: 'ea',
          packQuantity: 1,
          weightGrams: 1,
          leadTimeDays: 0,
          backorder: false,
          attributes: {},
          pictures: [],
          accessories: [],
          similar: [],
          bundle: [],
          addedOn: '2026-01-01',
        },
      });
      await shop.projectionsCaughtUp();
      expect(await addresses()).toContain('/product/FRESH/fresh?lng=fr');
    });
  });
