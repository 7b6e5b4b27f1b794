// Branches that managers keep (issue 11): what a rebuild makes of them.
import { staffMember } from '../harness/order-desk.ts';
import { expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';

describe('branches', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  it('come out the same when they are built again', async () => {
    const manager = await staffMember(shop, 'helen');
    const { branches } = await manager.get('admin/branch/list', {});
    const { branch: _code, ...data } = branches.find(({ branch }) => branch === 'quebec')!;
    for (const branch of ['levis', 'rimouski']) await manager.post('admin/branch/add', { ...data, branch });
    await manager.post('admin/branch/change', {
      branch: 'levis',
      seen: { active: data.active },
      changed: { active: !data.active },
    });
    await manager.post('admin/branch/remove', { branch: 'rimouski' });
    await expectSameAfterRebuild(shop);
  });
});
