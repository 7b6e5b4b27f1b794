// Branches that managers keep (issue 11): what a rebuild makes of them, at the end of the file.
import { staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';

export const keptBranches = (theShop: () => TestShop) =>
  describe('branches', () => {
    it('are listed as they were added, changed and removed', async () => {
      const manager = await staffMember(theShop(), 'helen');
      const list = async () => (await manager.get('admin/branch/list', {})).branches;
      const { branch: _code, ...data } = (await list()).find(({ branch }) => branch === 'quebec')!;
      for (const branch of ['levis', 'rimouski']) await manager.post('admin/branch/add', { ...data, branch });
      await manager.post('admin/branch/change', {
        branch: 'levis',
        seen: { active: data.active },
        changed: { active: !data.active },
      });
      await manager.post('admin/branch/remove', { branch: 'rimouski' });
      const found = (await list()).filter(({ branch }) => branch === 'levis' || branch === 'rimouski');
      expect(found).toMatchObject([{ branch: 'levis', active: !data.active }]);
    });
  });
