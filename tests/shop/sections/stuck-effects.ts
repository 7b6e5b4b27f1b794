// Staff see e-mails and steps that did not succeed by themselves, and try them again or give them up (code.md 6.1,
// reliability.md 2).
import { file, guestWithCart, upload } from '../../harness/attachments.ts';
import { orderDetail, orderOnTerms, staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const stuckEffects = (theShop: () => TestShop) =>
  describe('e-mails and steps that need a person', () => {
    let shop: TestShop;
    let csr: Visitor;

    beforeAll(async () => {
      shop = theShop();
      csr = await staffMember(shop, 'dana');
    });

    /** As it stands after attempts that failed. */
    const stuck = (effectId: string, status: 'failed' | 'ambiguous' | 'waiting') =>
      shop.application.pool.query(
        `insert into platform.effect (effect_id, job, data, due_at, correlation_id, causation_id, status, failures, first_failed_at, error)
         values ($1, 'take-stock-when-lines-shipped', '{"itemNumber":"6205","holdId":"h1","quantity":1}', now() + interval '10 minutes', 'c', 'c', $2, 7, now() - interval '2 hours', 'still away')`,
        [effectId, status],
      );
    const statusOf = async (effectId: string) =>
      (
        await shop.application.pool.query<{ status: string; attempts: number }>(
          'select status, attempts from platform.effect where effect_id = $1',
          [effectId],
        )
      ).rows[0]!;

    const row = async (effectId: string) =>
      (await csr.get('admin/effect/list', {})).rows.find((one) => one.effectId === effectId);

    it('are in a list and in the work queue, with the reason', async () => {
      await stuck('e.1', 'failed');
      await stuck('e.2', 'waiting');
      expect(await csr.get('admin/effect/list', {})).toMatchObject({
        total: 2,
        rows: [
          { effectId: 'e.1', status: 'failed', reason: { code: '', said: 'still away' }, failures: 7 },
          { effectId: 'e.2', status: 'retrying', dueAt: expect.any(String) },
        ],
      });
      const queue = await csr.get('admin/work/list', { kind: 'effect' });
      expect(queue.rows.map(({ subjectId }) => subjectId)).toEqual(['e.1', 'e.2']);
      expect(queue.kinds).toContainEqual({ kind: 'effect', open: 2 });
    });

    it('are tried again at once, several together, on record', async () => {
      expect(await csr.post('admin/effect/retry', { effectIds: ['e.1', 'e.2', 'unknown'] })).toEqual({ decided: 2 });
      await until(
        async () => ((await statusOf('e.1')).attempts > 0 && (await statusOf('e.2')).attempts > 0 ? true : undefined),
        'the attempts',
      );
      expect(
        (await shop.application.store.readStream('effect-e.1')).map(({ type, data }) => ({
          type,
          by: (data as { by: string }).by,
        })),
      ).toEqual([{ type: 'EffectRetried', by: expect.stringMatching(/^staff:/) }]);
    });

    it('are given up with a reason, and never tried again', async () => {
      await stuck('e.3', 'ambiguous');
      expect((await csr.refused(csr.post('admin/effect/giveup', { effectIds: ['e.3'], reason: '' }))).status).toBe(400);
      await csr.post('admin/effect/giveup', { effectIds: ['e.3'], reason: 'The buyer was called.' });
      expect((await statusOf('e.3')).status).toBe('given-up');
      expect(await csr.post('admin/effect/retry', { effectIds: ['e.3'] })).toEqual({ decided: 0 });
      expect((await csr.get('admin/effect/list', {})).rows.map(({ effectId }) => effectId)).not.toContain('e.3');
    });

    it('are put off with a reason: out of the queue until then, and still in the list', async () => {
      await stuck('e.8', 'failed');
      await stuck('e.9', 'ambiguous');
      const tomorrow = new Date(shop.clock.now() + 86_400_000).toISOString();
      const putOff = (effectIds: string[], to: string) =>
        csr.post('admin/effect/putoff', { effectIds, until: to, reason: 'Their mail server is moved tonight.' });
      expect(await csr.refused(putOff(['e.8'], new Date(shop.clock.now() - 1_000).toISOString()))).toMatchObject({
        code: 'put_off_past',
      });
      expect(await csr.refused(putOff(['e.8'], '2100-01-01T00:00:00.000Z'))).toMatchObject({
        code: 'put_off_too_long',
      });
      expect(await putOff(['e.8', 'e.9'], tomorrow)).toEqual({ decided: 2 });
      expect(await row('e.8')).toMatchObject({ status: 'put-off', dueAt: tomorrow, reason: { said: 'still away' } });
      expect(await row('e.9')).toMatchObject({ status: 'put-off', dueAt: tomorrow });
      const queue = await csr.get('admin/work/list', { kind: 'effect' });
      expect(queue.rows.map(({ subjectId }) => subjectId)).not.toEqual(expect.arrayContaining(['e.8']));
      expect((await shop.application.store.readStream('effect-e.8')).map(({ type }) => type)).toEqual(['EffectPutOff']);
      // Whoever thinks better of it tries at once.
      await csr.post('admin/effect/retry', { effectIds: ['e.8'] });
      await until(async () => ((await statusOf('e.8')).attempts > 0 ? true : undefined));
    });

    it('stand beside read models that stopped, with why and since when', async () => {
      await shop.application.pool.query(`insert into platform.fault (name, error) values ('index', 'disk full')`);
      expect((await csr.get('admin/effect/readmodels', {})).rows).toEqual([
        { name: 'index', said: 'disk full', since: expect.any(String) },
      ]);
      await shop.application.pool.query(`delete from platform.fault where name = 'index'`);
    });

    const asked = (effectId: string, job: string, data: object, reason = {}) =>
      shop.application.pool.query(
        `insert into platform.effect (effect_id, job, data, due_at, correlation_id, causation_id, status, failures, first_failed_at, reason)
         values ($1, $2, $3, now(), 'c', 'c', 'failed', 1, now() - interval '1 hour', $4)`,
        [effectId, job, JSON.stringify(data), JSON.stringify(reason)],
      );
    it('say which order they are about, and whose it is', async () => {
      const { orderId } = await orderOnTerms(shop, [['6205', 1]]);
      const { OrderHeader } = await orderDetail(shop, csr, orderId);
      await asked('e.4', 'email-buyer-when-order-placed', { orderId }, { code: 'worker_ended', params: {} });
      await asked('e.5', 'take-stock-when-lines-shipped', { itemNumber: '6205', holdId: `${orderId}.1`, quantity: 1 });
      const about = { kind: 'order', id: orderId, title: OrderHeader.OrderNumber, person: 'Ben Carter' };
      expect(await row('e.4')).toMatchObject({
        about: { ...about, detail: '' },
        discloses: `order:${orderId}`,
        reason: { code: 'worker_ended', said: '' },
      });
      expect(await row('e.5')).toMatchObject({ about: { ...about, detail: '6205' } });
      const queue = await csr.get('admin/work/list', { kind: 'effect' });
      expect(queue.rows.find(({ subjectId }) => subjectId === 'e.4')).toMatchObject({
        about,
        reason: { code: 'worker_ended' },
        discloses: `order:${orderId}`,
      });
    });

    it('say which contact they are about, as they are called today', async () => {
      const { contactId, accountId } = (await csr.get('admin/contact/list', { search: 'ben' })).rows[0]!;
      await asked('e.6', 'email-contact-when-registered', { contactId, accountId, by: 'staff' });
      expect(await row('e.6')).toMatchObject({
        about: { kind: 'account', id: accountId, title: 'Laurentide Machine Works', person: 'Ben Carter' },
        discloses: `account:${accountId}`,
      });
    });

    it('say which file was removed, and from whose cart', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      await upload(guest, file(OrderId, LineId, { FileName: 'flange.pdf' }));
      await guest.post('checkout/removeattachment', { OrderId, LineId, AttachmentNumber: 1 });
      const [effect] = await until(async () => {
        const { rows } = await shop.application.pool.query<{ data: object }>(
          `select data from platform.effect where job = 'delete-file-when-attachment-removed'`,
        );
        return rows.length ? rows : undefined;
      }, 'the deletion');
      await asked('e.7', 'delete-file-when-attachment-removed', effect!.data);
      await shop.projectionsCaughtUp();
      expect(await row('e.7')).toMatchObject({
        about: { kind: 'cart', id: OrderId, detail: 'flange.pdf' },
        discloses: `cart:${OrderId}`,
      });
    });

    it('are not for shoppers', async () =>
      expect((await shop.visitor().refused(shop.visitor().get('admin/effect/list', {}))).status).toBe(401));
  });
