// What did not succeed by itself is shown to staff, who try it again or give it up (code.md 6.1, reliability.md 2).
import { staffMember } from '../harness/order-desk.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('letters and steps that need a person', () => {
  let shop: TestShop;
  let csr: Visitor;

  beforeAll(async () => {
    shop = await startShop();
    csr = await staffMember(shop, 'dana');
  });
  afterAll(() => shop.stop());

  /** As it stands after attempts that failed. */
  const stuck = (effectId: string, status: 'failed' | 'ambiguous' | 'waiting') =>
    shop.application.pool.query(
      `insert into platform.effect (effect_id, job, data, due_at, correlation_id, causation_id, status, failures, first_failed_at, error)
       values ($1, 'take-stock-when-lines-shipped', '{"itemNumber":"6205","holdId":"h1","quantity":1}', now() + interval '1 hour', 'c', 'c', $2, 7, now() - interval '2 hours', 'still away')`,
      [effectId, status],
    );
  const statusOf = async (effectId: string) => (await shop.application.pool.query<{ status: string; attempts: number }>('select status, attempts from platform.effect where effect_id = $1', [effectId])).rows[0]!;

  it('are in a list and in the work queue, with the reason', async () => {
    await stuck('e.1', 'failed');
    await stuck('e.2', 'waiting');
    expect(await csr.get('admin/effect/list', {})).toMatchObject({ total: 2, rows: [{ effectId: 'e.1', status: 'failed', error: 'still away', failures: 7 }, { effectId: 'e.2', status: 'retrying', dueAt: expect.any(String) }] });
    const queue = await csr.get('admin/work/list', { kind: 'effect' });
    expect(queue.rows.map(({ subjectId }) => subjectId)).toEqual(['e.1', 'e.2']);
    expect(queue.kinds).toContainEqual({ kind: 'effect', open: 2 });
  });

  it('are tried again at once, several together, on record', async () => {
    expect(await csr.post('admin/effect/retry', { effectIds: ['e.1', 'e.2', 'unknown'] })).toEqual({ decided: 2 });
    await until(async () => ((await statusOf('e.1')).attempts > 0 && (await statusOf('e.2')).attempts > 0 ? true : undefined), 'the attempts');
    expect((await shop.application.store.readStream('effect-e.1')).map(({ type, data }) => ({ type, by: (data as { by: string }).by }))).toEqual([{ type: 'EffectRetried', by: expect.stringMatching(/^staff:/) }]);
  });

  it('are given up with a reason, and never tried again', async () => {
    await stuck('e.3', 'ambiguous');
    expect((await csr.refused(csr.post('admin/effect/giveup', { effectIds: ['e.3'], reason: '' }))).status).toBe(400);
    await csr.post('admin/effect/giveup', { effectIds: ['e.3'], reason: 'The buyer was called.' });
    expect((await statusOf('e.3')).status).toBe('given-up');
    expect(await csr.post('admin/effect/retry', { effectIds: ['e.3'] })).toEqual({ decided: 0 });
    expect((await csr.get('admin/effect/list', {})).rows.map(({ effectId }) => effectId)).not.toContain('e.3');
  });

  it('are not for shoppers', async () => expect((await shop.visitor().refused(shop.visitor().get('admin/effect/list', {}))).status).toBe(401));
});
