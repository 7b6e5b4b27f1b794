// Spec 2, purchased items: what was bought, item by item.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { orderOnTerms } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const DAY_MS = 86_400_000;

export const orderedAgain = (theShop: () => TestShop) =>
  describe('what was ordered before', () => {
    let shop: TestShop;
    let ben: Visitor;

    beforeAll(async () => {
      shop = theShop();
      ({ ben } = await orderOnTerms(shop, [
        ['6205', 10],
        ['RARE', 1],
        ['6306', 400],
      ]));
    });

    it('is listed item by item, with how much, how often and when last', async () => {
      await orderOnTerms(shop, [['6205', 2]]);
      const list = (input: object = {}) => ben.get('customer/getpurchaseditems', input);
      const all = await list();
      expect(all.total).toBe(3);
      expect(all.items[0]).toMatchObject({ ProductId: '6205', Qty: 12, Times: 2, LastQty: 2, UnitPrice: 1_000 });
      expect((await list({ sort: 'quantity' })).items.map(({ ProductId }) => ProductId)).toEqual([
        '6306',
        '6205',
        'RARE',
      ]);
      expect((await list({ search: 'rare' })).items).toMatchObject([{ ProductId: 'RARE', Qty: 1, Times: 1 }]);
      expect((await list({ page: '2', pageSize: '2' })).items).toHaveLength(1);
      expect((await list({ search: '%_' })).items).toEqual([]);
    });

    it('is counted by the days in which it was ordered', async () => {
      const count = async (Days: number) => (await ben.post('customer/getorderdcountbyperiod', { Days })).Count;
      const spent = async () => (await ben.get('customer/getspending', {})).Months;
      const before = await count(30);
      const thisMonth = async () => needed((await spent()).at(-1), 'month');
      const { Month, Total, Count } = await thisMonth();
      await orderOnTerms(shop, [['6205', 1]]);
      expect(await count(30)).toBe(before + 1);
      expect(await thisMonth()).toMatchObject({ Month, Count: Count + 1 });
      expect((await thisMonth()).Total).toBeGreaterThan(Total);
      await shop.clock.advance(40 * DAY_MS);
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      expect([await count(30), await count(365)]).toEqual([0, before + 1]);
      const months = await spent();
      expect(months).toHaveLength(12);
      expect(months.find((one) => one.Month === Month)).toMatchObject({ Count: Count + 1 });
      expect(months.at(-1)).toMatchObject({ Total: 0, Count: 0 });
    });
  });
