// What a manager sees in the morning, and the one search over everything.
import { addDays } from '#domain/shared/day.ts';
import { shopDay, shopTimeZone } from '#platform/shop/shop-calendar.ts';
import { staffMember, orderOnTerms } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const dashboardOfTheShop = (theShop: () => TestShop) =>
  describe('the dashboard', () => {
    let shop: TestShop;
    let helen: Visitor;
    let emile: Visitor;
    let today: string;

    beforeAll(async () => {
      shop = theShop();
      [helen, emile] = [await staffMember(shop, 'helen'), await staffMember(shop, 'emile')];
      today = shopDay(shop.clock.now());
    });

    const show = async (input: { day?: string; days?: number } = {}) => {
      await shop.projectionsCaughtUp();
      return helen.get('admin/dashboard/show', input);
    };

    it('is empty in a shop that has sold nothing', async () =>
      expect(await show()).toMatchObject({ day: today, isToday: true, currencies: [], conversion: { decided: 0 } }));

    it('sums orders and revenue by day of the shop, for each currency, with the best sellers', async () => {
      const first = await orderOnTerms(shop, [['6205', 2]]);
      await orderOnTerms(shop, [['6205', 1]]);
      const { currencies } = await show({ days: 7 });
      expect(currencies).toHaveLength(1);
      const [part] = currencies;
      expect(part).toMatchObject({
        currency: 'CAD',
        total: { orders: 2 },
        before: { orders: 0 },
        best: [{ quantity: 3 }],
      });
      expect(part!.days.map(({ day }) => day)).toEqual([...Array(7).keys()].map((at) => addDays(today, at - 6)));
      expect(part!.days.at(-1)).toMatchObject({ day: today, orders: 2, lastWeek: { orders: 0 } });
      const orders = (await helen.get('admin/order/list', { placedFrom: today, placedTo: today })).rows;
      expect(part!.total.revenue).toBe(orders.reduce((sum, { OrderTotal }) => sum + OrderTotal, 0));
      expect(orders.map(({ OrderID }) => OrderID)).toContain(first.orderId);
    });

    it('lowers revenue by refunds and edits of the day, and says by how much', async () => {
      const before = (await show({ days: 7 })).currencies[0]!.total;
      const { orderId, total } = await orderOnTerms(shop, [['6205', 4]]);
      const refund = { orderId, lines: [{ lineId: '1', quantity: 1 }] };
      const { changes, amount } = await helen.post('admin/order/previewrefund', refund);
      await helen.post('admin/order/refund', { ...refund, changes, amount, reason: 'Scratched' });
      await shop.projectionsCaughtUp();
      const edit = { orderId, lines: [{ lineId: '1', quantity: 6 }] };
      const preview = await helen.post('admin/order/previewedit', edit);
      expect([amount > 0, preview.difference > 0]).toEqual([true, true]);
      const { difference } = preview;
      await helen.post('admin/order/edit', { ...edit, changes: preview.changes, difference, reason: 'They called' });
      const [part] = (await show({ days: 7 })).currencies;
      expect(part!.total).toEqual({
        orders: before.orders + 1,
        placed: before.placed + 1,
        cancelled: before.cancelled,
        ordered: before.ordered + total,
        refunded: -amount,
        edited: difference,
        unpaid: 0,
        revenue: before.revenue + total - amount + difference,
      });
      expect(part!.days.at(-1)).toMatchObject({ day: today, refunded: -amount });
    });

    it('counts an order no longer from the day on which it was cancelled', async () => {
      const before = (await show({ days: 7 })).currencies[0]!.total;
      const { orderId, total: placed } = await orderOnTerms(shop, [['6205', 1]]);
      const lines = [{ lineId: '1', quantity: 1 }];
      const { changes, amount } = await helen.post('admin/order/previewcancel', { orderId, lines });
      await helen.post('admin/order/cancellines', { orderId, lines, changes, amount, reason: 'Ordered twice' });
      const { total } = (await show({ days: 7 })).currencies[0]!;
      expect(total).toMatchObject({
        orders: before.orders,
        placed: before.placed + 1,
        cancelled: before.cancelled + 1,
        revenue: before.revenue + placed - amount,
      });
    });

    it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
      'counts days of the shop, which is in %s',
      async (timeZone) => {
        const own = shopTimeZone();
        const move = async (from: string, to: string) => {
          await helen.post('admin/setting/change', { name: 'TimeZone', from, to });
          await shop.projectionsCaughtUp();
        };
        await move(own, timeZone);
        const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(shop.clock.now());
        const [its, eve] = [await show({ days: 7, day }), await show({ days: 7, day: addDays(day, -1) })];
        await move(timeZone, own);
        expect(its.currencies[0]).toMatchObject({ best: [{ quantity: 8 }], total: { orders: 3 } });
        expect(its.currencies[0]!.days.at(-1)).toMatchObject({ day, orders: 3 });
        expect(eve.currencies).toEqual([]);
      },
    );

    it('stands as of the end of any day that has passed, beside what waits now', async () => {
      const yesterday = addDays(today, -1);
      const then = await show({ day: yesterday });
      expect(then).toMatchObject({ day: yesterday, isToday: false });
      expect(then.now).toMatchObject({ failedSteps: 0, faultedReadModels: 0 });
      expect(then.currencies.map(({ total }) => total.orders)).toEqual([]);
      expect(await helen.refused(helen.get('admin/dashboard/show', { day: addDays(today, 1) }))).toMatchObject({
        code: 'day_in_future',
      });
    });

    it('counts open quotes by their age and worth, until they are decided', async () => {
      const { contacts } = await helen
        .get('admin/contact/list', { search: 'ben' })
        .then(({ rows }) => ({ contacts: rows }));
      const { quoteId } = await helen.post('admin/quote/create', { contactId: contacts[0]!.contactId });
      // A draft is nobody's yet.
      expect((await show()).openQuotes.map(({ quotes }) => quotes)).toEqual([0, 0, 0, 0]);
      expect(quoteId).toEqual(expect.any(String));
    });

    it('says what waits, what is short, and what failed', async () => {
      const { now } = await show();
      expect(now).toMatchObject({ failedSteps: 0, failedPayments: 0, faultedReadModels: 0 });
      expect(now!.unsold.map(({ itemNumber }) => itemNumber)).not.toContain('6205');
    });

    it('is read by all staff', async () =>
      expect(await emile.get('admin/dashboard/show', {})).toMatchObject({ day: today }));

    it('is found from by one search: orders, customers, products and settings', async () => {
      const found = async (search: string) => (await helen.get('admin/search', { search })).rows;
      expect((await found('laurentide')).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['customer', 'order']),
      );
      expect(await found('6205')).toEqual(
        expect.arrayContaining([expect.objectContaining({ kind: 'product', id: '6205' })]),
      );
      expect(await found('PaymentTermDays')).toEqual([
        expect.objectContaining({ kind: 'setting', id: 'PaymentTermDays' }),
      ]);
      expect(await found('nothing of this name')).toEqual([]);
    });

    it('leaves on record whose data a search showed', async () => {
      await helen.get('admin/search', { search: 'laurentide' });
      await shop.projectionsCaughtUp();
      const { rows } = await emile.get('admin/access-log/list', {});
      expect(rows.map(({ route }) => route)).toContain('admin/search');
    });
  });
