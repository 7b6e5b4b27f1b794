// Issue 11: the dealer's synonyms, and what was searched for and not found.
import { pino } from 'pino';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { rowsOf, knex } from '#platform/kernel/postgres/statement.ts';
import { createMissedSearches } from '#platform/shop/visits/missed-searches.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';

export const searchSynonyms = (theShop: () => TestShop) =>
  describe('words that mean the same', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = theShop();
    });

    const staff = async (userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const found = async (keyword: string) =>
      (await shop.visitor().post('category/searchbykeyword', { keyword })).products.map(({ itemNumber }) => itemNumber);

    it('are found by within a moment of the dealer saying so, and no longer once they are taken away', async () => {
      const manager = await staff('helen');
      expect(await found('whirligig')).toEqual([]);
      const { synonymId } = await manager.post('admin/synonym/add', {
        words: ['whirligig', 'bearing'],
        language: 'both',
        direction: 'both-ways',
      });
      const all = await found('bearing');
      expect(all.length).toBeGreaterThan(0);
      await until(async () => (await found('whirligig')).length === all.length || undefined, 'the synonym');
      await shop.projectionsCaughtUp();
      expect((await manager.get('admin/synonym/list', { search: 'WHIRL' })).rows).toMatchObject([
        { synonymId, words: ['whirligig', 'bearing'] },
      ]);
      await manager.post('admin/synonym/change', {
        synonymId,
        seen: { words: ['whirligig', 'bearing'] },
        changed: { words: ['doodad', 'bearing'] },
      });
      await until(
        async () => ((await found('doodad')).length && !(await found('whirligig')).length) || undefined,
        'it',
      );
      expect(
        await manager.refused(
          manager.post('admin/synonym/change', {
            synonymId,
            seen: { words: ['whirligig', 'bearing'] },
            changed: { words: ['x', 'y'] },
          }),
        ),
      ).toMatchObject({ status: 409 });
      await manager.post('admin/synonym/remove', { synonymId });
      await until(async () => (await found('doodad')).length === 0 || undefined, 'its end');
      await shop.projectionsCaughtUp();
      expect((await manager.get('admin/synonym/list', {})).total).toBe(0);
    });

    it('may be told by who keeps the catalogue only, and looked at by everybody in the back office', async () => {
      const csr = await staff('dana');
      const words = { words: ['a', 'b'], language: 'en' as const, direction: 'one-way' as const };
      expect(await csr.refused(csr.post('admin/synonym/add', words))).toMatchObject({ status: 403 });
      expect((await csr.get('admin/synonym/missed', {})).rows).toEqual([]);
    });

    it('are made of what was searched for in vain, which is counted without anybody’s data', async () => {
      const { pool } = shop.application;
      const searches = createMissedSearches(pool, pino({ level: 'silent' }));
      const missed = { keyword: 'Grease  Zerk', language: 'en', leftOut: 'zerk', results: 12 } as const;
      searches.count(missed);
      searches.count({ ...missed, keyword: 'grease zerk', results: 13 });
      for (const keyword of ['ada@example.com', 'call 514 555 01 02', '4111 1111 1111 1111', '+33612345678'])
        searches.count({ ...missed, keyword });
      await searches.flush();
      searches.count({ ...missed, keyword: 'grease zerk', results: 14 });
      await searches.stop();
      const csr = await staff('dana');
      expect((await csr.get('admin/synonym/missed', {})).rows).toMatchObject([
        { keyword: 'grease zerk', language: 'en', leftOut: 'zerk', results: 14, count: 3 },
      ]);
      expect((await csr.get('admin/synonym/missed', { search: 'nothing' })).total).toBe(0);
      expect(await rowsOf(pool, knex('platform.missed_search').select('keyword'))).toHaveLength(1);
    });
  });
