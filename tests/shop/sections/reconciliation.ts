// What tests/memory/reconciliation.test.ts says of a provider's day, where a database answers: the list, the work queue, and each
// morning's run by itself.
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { orderByCard, staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const DAY_MS = 86_400_000;

export const reconciliations = (theShop: () => TestShop) =>
  describe('the days of a payment provider', () => {
    let shop: TestShop;
    let helen: Visitor;

    beforeAll(async () => {
      shop = theShop();
      // What the other sections did is far enough away.
      await pass(10);
    });

    const pass = async (days: number) => {
      await shop.clock.advance(days * DAY_MS);
      await shop.quiet();
      helen = await staffMember(shop, 'helen');
    };
    const today = () => shopDay(shop.clock.now());
    /** The sandbox goes by another clock: what it took counts as taken at the shop's time, and all else long before. */
    async function takenNow(orderId: string): Promise<void> {
      const { pool } = shop.application;
      await pool.query(
        `update sandbox_gateway.authorisation set captured_at = '1990-01-01' where captured_at is not null`,
      );
      await pool.query(`update sandbox_gateway.refund set made_at = '1990-01-01'`);
      await pool.query('update sandbox_gateway.authorisation set captured_at = $2 where order_reference = $1', [
        ...[orderId, new Date(shop.clock.now()).toISOString()],
      ]);
    }
    const listed = async (query: object) =>
      (await helen.get('admin/reconciliation/list', query)).rows.map(({ day, open }) => [day, open]);
    const waiting = async () =>
      (await helen.get('admin/work/list', { kind: 'reconciliation' })).rows.map(({ number }) => number);

    it('are listed by whether they differ, and wait in the work queue while they do', async () => {
      const { orderId } = await orderByCard(shop, [['6205', 2]]);
      await shop.quiet();
      await takenNow(orderId);
      const lost = await orderByCard(shop, [['6205', 1]]);
      await shop.quiet();
      const { pool } = shop.application;
      const forgotten = `update sandbox_gateway.authorisation set captured_at = null where order_reference = $1`;
      await pool.query(forgotten, [lost.orderId]);
      const day = today();
      await pass(1);
      const { reconciliationId, open } = await helen.post('admin/reconciliation/run', { provider: 'sandbox', day });
      await shop.projectionsCaughtUp();
      expect(open).toBe(1);
      expect(await listed({ open: true })).toEqual([[day, 1]]);
      expect(await listed({ open: false })).toEqual([]);
      expect(await listed({ search: day })).toEqual([[day, 1]]);
      expect(await waiting()).toEqual([day]);
      const { differences } = await helen.get('admin/reconciliation/detail', { reconciliationId });
      expect(differences).toMatchObject([
        { kind: 'taken', fault: 'unknown-there', orderId: lost.orderId, ours: lost.total, theirs: 0 },
      ]);
      expect(differences[0]!.orderNumber).toMatch(/^MW-/);
      await helen.post('admin/reconciliation/resolve', {
        ...{ reconciliationId, differenceId: differences[0]!.differenceId, reason: 'Seen on the bank’s statement' },
      });
      await shop.projectionsCaughtUp();
      expect(await waiting()).toEqual([]);
      expect(await listed({ open: true })).toEqual([]);
    });

    it('are reconciled each morning once that is switched on, not of the day on which it was', async () => {
      expect(await helen.get('admin/reconciliation/providers', {})).toEqual({
        ...{ isAutomatic: false, providers: [{ provider: 'sandbox', name: 'Sandbox' }] },
      });
      await helen.post('admin/setting/change', { name: 'ReconcileProviders', from: '0', to: '1' });
      await shop.quiet();
      const [before] = (await listed({}))[0]!;
      const first = today();
      await pass(1);
      expect((await listed({}))[0]).toEqual([before, 0]);
      const second = today();
      await pass(1);
      expect((await listed({}))[0]).toEqual([second, 0]);
      expect(await listed({ search: first })).toEqual([]);
      await helen.post('admin/setting/change', { name: 'ReconcileProviders', from: '1', to: '0' });
      await pass(1);
      expect((await listed({}))[0]).toEqual([second, 0]);
    });
  });
