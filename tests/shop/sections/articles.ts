// Issue "Open for business", content: articles are drafted, published and restored as pages are; they make the blog, its
// feed, and what a category has to read.
import supertest from 'supertest';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const articlesOfTheBlog = (theShop: () => TestShop) =>
  describe('articles', () => {
    const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
    const article = (title: string, date: string, categories: readonly string[] = []) => ({
      ...{ title: both(title), summary: both('In short <1> & more'), html: both('<p onclick="x()">Begin</p>') },
      ...{ picture: '', altText: both(''), categories: [...categories], date },
    });

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

    async function publish(id: string, content: ReturnType<typeof article>): Promise<void> {
      await manager.post('admin/article/create', { id, content });
      await manager.post('admin/article/publish', { id });
      await shop.projectionsCaughtUp();
    }
    const blog = async (input: { categoryId?: string; page?: number; pageSize?: number } = {}) =>
      (await guest.post('store/getarticles', input)).Articles.map(({ ArticleId }) => ArticleId);
    const sitemap = async () => (await supertest(shop.url).get('/sitemap/1.xml')).text;
    const feed = (path = '/blog/feed.xml?lng=en') => supertest(shop.url).get(path);

    describe('an article', () => {
      it('is seen by nobody while it is a draft, not in lists nor by its address', async () => {
        await manager.post('admin/article/create', { id: 'draft', content: article('Draft', '2026-12-01') });
        await shop.projectionsCaughtUp();
        expect(await blog()).toEqual([]);
        expect(await guest.refused(guest.post('store/getarticle', { name: 'draft' }))).toMatchObject({ status: 404 });
        expect(await sitemap()).not.toContain('/blog');
      });

      it('is read in both languages once it is published, without what could run', async () => {
        await publish('older', article('Older', '2026-10-01', ['bearings']));
        expect(await guest.post('store/getarticle', { name: 'older' })).toMatchObject({
          Title: 'Older',
          Date: '2026-10-01',
          Html: '<p>Begin</p>',
        });
        expect(await shop.visitor('fr').post('store/getarticle', { name: 'older' })).toMatchObject({
          Title: 'Older (fr)',
        });
      });

      it('is suggested by the words of its title while somebody types, and in their language', async () => {
        const suggested = async (visitor: Visitor, keyword: string) =>
          (await visitor.post('category/autocomplete', { keyword })).filter(({ IsArticle }) => IsArticle);
        expect(await suggested(guest, 'old')).toMatchObject([{ Label: 'Older', DirectURL: '/blog/older' }]);
        expect(await suggested(shop.visitor('fr'), 'old')).toMatchObject([{ Label: 'Older (fr)' }]);
        expect(await suggested(guest, 'draft')).toEqual([]);
      });

      it('stands in the blog by its date, a page at a time, and on the pages of its categories alone', async () => {
        await publish('newer', article('Newer', '2026-11-01'));
        expect(await blog()).toEqual(['newer', 'older']);
        expect(await blog({ page: 2, pageSize: 1 })).toEqual(['older']);
        expect(await blog({ categoryId: 'bearings' })).toEqual(['older']);
        const ofCategory = await shop.visitor('fr').post('store/getarticles', { categoryId: 'bearings' });
        expect(ofCategory.Category).toMatchObject({
          CategoryId: 'bearings',
          CategoryName: expect.stringMatching(/^Roul/),
        });
        expect(await guest.post('store/getarticles', { categoryId: 'nowhere' })).toEqual({ total: 0, Articles: [] });
      });

      it('is in the sitemap, and in a feed in which no word of it is markup', async () => {
        expect(await sitemap()).toContain('/blog/newer?lng=fr');
        const { text, type } = await feed();
        expect(type).toBe('application/atom+xml');
        expect(text.match(/<entry>/g)).toHaveLength(2);
        expect(text).toContain('<summary>In short &lt;1&gt; &amp; more</summary>');
        expect((await feed('/blog/feed.xml?lng=fr')).text).toContain('<title>Newer (fr)</title>');
      });

      it('is what a former version was, once that is restored and published', async () => {
        const { content } = await manager.get('admin/article/detail', { id: 'newer' });
        await manager.post('admin/article/change', {
          id: 'newer',
          seen: { title: content.title },
          changed: { title: both('Newest') },
        });
        await manager.post('admin/article/publish', { id: 'newer' });
        await manager.post('admin/article/restore', { id: 'newer', version: 1 });
        await manager.post('admin/article/publish', { id: 'newer' });
        await shop.projectionsCaughtUp();
        expect(await guest.post('store/getarticle', { name: 'newer' })).toMatchObject({ Title: 'Newer' });
      });

      it('shows no picture that nobody sent', async () => {
        const content = { ...article('Picture', '2026-11-02'), picture: 'ab'.repeat(32) };
        const created = manager.post('admin/article/create', { id: 'picture', content });
        expect(await manager.refused(created)).toMatchObject({ code: 'picture_unknown' });
      });
    });
  });
