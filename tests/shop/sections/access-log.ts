// The access log records who was shown somebody's personal data.
import { recordAccess } from '#write-side/access-log/record-access.ts';
import { api, type Output } from '#contracts/api.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { orderWithHistory, timelineOf } from '../../harness/history.ts';
import { staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const accessLog = (theShop: () => TestShop) =>
  describe('the history of an order', () => {
    let shop: TestShop;
    let auditor: Visitor;
    let csr: Visitor;
    let orderId: string;
    let orderNumber: string;
    let subject: string;

    beforeAll(async () => {
      shop = theShop();
      [auditor, csr] = [await staffMember(shop, 'emile'), await staffMember(shop, 'dana')];
      ({ orderId, orderNumber, subject } = await orderWithHistory(shop, csr, auditor));
    });

    describe('disclosed to staff', () => {
      const entries = (input: object) => auditor.get('admin/access-log/list', input);

      it('leaves an entry, before the answer, with who looked at what', async () => {
        const before = await shop.application.store.head();
        await csr.get('admin/order/detail', { orderId });
        const head = await shop.application.store.head();
        expect(head).not.toBe(before);
        await shop.projectionsCaughtUp();
        expect((await entries({ by: 'Dana', subject: orderId })).rows[0]).toMatchObject({
          by: 'staff:9001',
          name: 'Dana Whitfield',
          route: 'admin/order/detail',
          subject,
        });
        await auditor.get('admin/history/descriptions', {
          subject,
          positions: (await timelineOf(auditor, subject)).entries[0]!.position,
        });
        await shop.projectionsCaughtUp();
        expect((await entries({ by: 'Émile', subject: orderNumber })).rows[0]).toMatchObject({
          route: 'admin/history/descriptions',
          subject,
        });
      });

      it('in a list is found among those whose row was shown', async () => {
        await csr.get('admin/order/list', { search: orderNumber });
        await shop.projectionsCaughtUp();
        expect((await entries({ by: 'Dana', subject: orderNumber })).rows[0]).toMatchObject({
          route: 'admin/order/list',
          subject: 'list',
          shown: [subject],
        });
        const { total } = await entries({});
        await csr.get('admin/order/list', { search: 'nobody has this number' });
        await shop.projectionsCaughtUp();
        expect((await entries({})).total).toBe(total);
      });

      it('leaves none where nothing was shown', async () => {
        await shop.projectionsCaughtUp();
        const { total } = await entries({});
        await auditor.refused(csr.get('admin/order/detail', { orderId: 'none' }));
        await timelineOf(auditor, subject);
        await shop.projectionsCaughtUp();
        expect((await entries({})).total).toBe(total);
      });

      it('stands under the number that people know, with the timeline that it belongs to; a person under none', async () => {
        const [{ names }] = (await entries({ subject: orderNumber })).rows as [
          Output<'admin/access-log/list'>['rows'][number],
        ];
        expect(names).toEqual({ [subject]: { kind: 'order', title: orderNumber, timeline: subject } });
        const shown = [`attachment:${orderId}.1.1`, 'registration:ACC-1001', 'read-model:order', 'account:nobody'];
        await shop.application.dispatcher.callAsSystem(
          {
            side: 'commands',
            name: 'access-log/record',
            input: undefined,
            run: (context) => recordAccess({ route: 'admin/work/list', subject: 'list', shown }, context),
          },
          { name: 'test', commandId: 'c-names', correlationId: 'c-names', causationId: 'c-names' },
        );
        await shop.projectionsCaughtUp();
        expect((await entries({ subject: 'nobody' })).rows[0]!.names).toEqual({
          [`attachment:${orderId}.1.1`]: { kind: 'attachment', title: orderNumber, timeline: subject },
          'registration:ACC-1001': {
            kind: 'registration',
            title: 'Laurentide Machine Works',
            timeline: 'account:ACC-1001',
          },
          'read-model:order': { kind: 'read-model', title: 'order' },
          'account:nobody': { kind: 'account', title: 'nobody', timeline: 'account:nobody' },
        });
      });

      it('shows its access log to auditors and administrators only', async () =>
        expect(await csr.refused(csr.get('admin/access-log/list', {}))).toMatchObject({ status: 403 }));
    });

    it('covers every back-office query: it says whose data it shows', () => {
      const silent = Object.entries<Operation>(api).filter(
        ([route, { kind, discloses }]) => route.startsWith('admin/') && kind === 'query' && discloses === undefined,
      );
      expect(silent.map(([route]) => route)).toEqual([]);
    });
  });
