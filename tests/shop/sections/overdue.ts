// Who is called about what is overdue: in the order of a database, page by page.
import { accounts } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';

const DAY_MS = 86_400_000;

export function overdueAccounts(theShop: () => TestShop): void {
  it('accounts are called in the order of broken promises, calls that are due, and age', async () => {
    const shop = theShop();
    const first = needed(accounts[0], 'account');
    const older = first.accountId;
    let helen = await staffMember(shop, 'helen');
    const { accountId: newer } = await helen.post('admin/customer/open', {
      name: 'Slow Payer',
      contact: { firstName: 'Omar', lastName: 'Roy', email: 'omar@slow-payer.example', language: 'en' },
    });
    const list = (query: object = {}) => helen.get('admin/credit/collectionlist', query);
    const order = async () => (await list()).rows.map(({ accountId }) => accountId);
    for (const [accountId, dueOn] of [
      [older, '2026-01-01'],
      [newer, '2026-10-01'],
    ] as const)
      await helen.post('admin/credit/adjustbalance', { accountId, amount: 500, dueOn, reason: 'Fee' });
    await shop.projectionsCaughtUp();
    expect(await order()).toEqual([older, newer]);
    const call = { accountId: newer, text: 'Nobody there', nextOn: '2026-11-18' };
    await helen.post('admin/credit/notecall', call);
    await shop.projectionsCaughtUp();
    expect(await order()).toEqual([newer, older]);
    await helen.post('admin/credit/promisepayment', { accountId: older, payOn: '2026-11-18' });
    await shop.projectionsCaughtUp();
    expect(await order()).toEqual([newer, older]);
    await shop.clock.advance(2 * DAY_MS);
    await shop.quiet();
    helen = await staffMember(shop, 'helen');
    expect((await list()).rows).toMatchObject([
      {
        ...{ accountId: older, customer: first.name, phone: expect.stringMatching(/\d/), overdue: 500 },
        ...{ promisedOn: '2026-11-18', isBroken: true, overdueDays: 323 },
      },
      { accountId: newer, nextCallOn: '2026-11-18', isBroken: false },
    ]);
    const page = await list({ page: 2, pageSize: 1 });
    expect([page.total, page.rows.map(({ accountId }) => accountId)]).toEqual([2, [newer]]);
    expect((await list({ search: first.name })).rows.map(({ accountId }) => accountId)).toEqual([older]);
  });
}
