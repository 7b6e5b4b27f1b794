// Who is called about what is overdue: in the order of a database, page by page.
import { accounts } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';

const DAY_MS = 86_400_000;

export function overdueAccounts(theShop: () => TestShop): void {
  it('accounts are called in the order of broken promises, calls that are due, and age', async () => {
    const shop = theShop();
    const [oldest, called, broken] = accounts.map(({ accountId }) => needed(accountId, 'account'));
    let helen = await staffMember(shop, 'helen');
    for (const [accountId, dueOn] of [
      [oldest, '2026-01-01'],
      [called, '2026-10-01'],
      [broken, '2026-11-01'],
    ] as const)
      await helen.post('admin/credit/adjustbalance', {
        accountId: needed(accountId, 'id'),
        amount: 500,
        dueOn,
        reason: 'Fee',
      });
    await helen.post('admin/credit/promisepayment', { accountId: needed(broken, 'id'), payOn: '2026-11-18' });
    await helen.post('admin/credit/notecall', {
      ...{ accountId: needed(called, 'id'), text: 'Nobody there', nextOn: '2026-11-19' },
    });
    await shop.clock.advance(2 * DAY_MS);
    await shop.quiet();
    helen = await staffMember(shop, 'helen');
    const { rows, total } = await helen.get('admin/credit/collectionlist', {});
    expect(rows.map(({ accountId }) => accountId)).toEqual([broken, called, oldest]);
    expect(rows).toMatchObject([
      { promisedOn: '2026-11-18', isBroken: true },
      { nextCallOn: '2026-11-19', isBroken: false },
      { customer: accounts[0]?.name, phone: expect.stringMatching(/\d/), overdue: 500, overdueDays: 323 },
    ]);
    const second = await helen.get('admin/credit/collectionlist', { page: 2, pageSize: 1 });
    expect([total, second.total, second.rows.map(({ accountId }) => accountId)]).toEqual([3, 3, [called]]);
    const found = await helen.get('admin/credit/collectionlist', { search: needed(accounts[0], 'account').name });
    expect(found.rows.map(({ accountId }) => accountId)).toEqual([oldest]);
  });
}
