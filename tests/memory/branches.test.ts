// Spec 2, 7, 8 and 9: the store locator, and the branches that managers keep (issue 11).
import type { Output } from '#contracts/api.ts';
import { staffMember } from '../harness/order-desk.ts';
import { expectSameInMemory } from '../harness/memory-rebuilt.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('the store locator', () => {
  let shop: MemoryShop;
  let guest: Visitor;
  let manager: Visitor;
  beforeAll(async () => {
    shop = await startMemoryShop();
    guest = shop.visitor();
    manager = await staffMember(shop, 'helen');
  });

  const find = (Address: string, visitor = guest) => visitor.post('store/getlocations', { Address });
  const ids = ({ Locations }: Output<'store/getlocations'>) => Locations.map(({ LocationID }) => LocationID);

  it('lists every branch where nobody says from where', async () => {
    const all = await find('');
    expect(ids(all)).toEqual(['calgary', 'montreal', 'quebec', 'toronto']);
    expect(all.Locations[0]).toMatchObject({ Distance: null, Warehouse: 'cgy' });
    expect(all.Map).toMatchObject({ X: null });
  });

  it.each(['H2X 1Y4', 'Laval, QC', '45.5'])(
    'finds within 100 miles of %s, the nearest first, in miles',
    async (text) => {
      const found =
        text === '45.5'
          ? await guest.post('store/getlocations', { Latitude: 45.5, Longitude: -73.6 })
          : await find(text);
      expect(ids(found)).toEqual(['montreal']);
      const [{ Distance, X, Y }] = found.Locations as [Output<'store/getlocations'>['Locations'][number]];
      expect(Distance).toBeLessThan(20);
      expect(X).toBeGreaterThan(0);
      expect(Y).toBeLessThan(found.Map!.Height);
      expect(found.DistanceUnit).toBe('miles');
    },
  );

  it('has 100 miles as its edge', async () => {
    // Trois-Rivières lies between Montréal (78 miles) and Québec (70).
    expect(ids(await find('Trois-Rivières'))).toEqual(['quebec', 'montreal']);
  });

  it('says that there is none, and that it does not know a place', async () => {
    expect(await find('Halifax, NS')).toMatchObject({
      ...{ Locations: [], Map: null },
      Message: 'No branches within 100 miles of the entered address.',
    });
    expect((await find('Nowhere at all')).Message).toMatch(/do not know this place/);
    expect(await guest.refused(guest.post('store/getlocations', { Latitude: 91, Longitude: 0 }))).toMatchObject({
      fields: [{ path: 'Latitude', code: 'branch_position_invalid' }],
    });
    expect(await guest.refused(guest.post('store/getlocations', { Latitude: 45 }))).toMatchObject({ status: 400 });
  });

  it('speaks kilometres where the shop does, and hides what is not shown to shoppers', async () => {
    const miles = (await find('Toronto')).Locations[0]!.Distance!;
    await shop.send('setting/save', { name: 'StoreLocatorUnit', value: 'km' });
    const km = await find('Toronto');
    expect(km.DistanceUnit).toBe('km');
    expect(km.Locations[0]!.Distance! / miles).toBeCloseTo(1.609, 1);
    const [before] = (await manager.get('admin/branch/list', {})).branches.filter(({ branch }) => branch === 'toronto');
    await manager.post('admin/branch/change', {
      branch: 'toronto',
      seen: { active: before!.active },
      changed: { active: false },
    });
    expect(ids(await find('Toronto'))).toEqual([]);
  });

  it('has branches with a warehouse that there is, and hours that end after they began', async () => {
    const { branches } = await manager.get('admin/branch/list', {});
    const { branch: _code, ...data } = branches.find(({ branch }) => branch === 'quebec')!;
    const refused = (more: object) =>
      manager.refused(manager.post('admin/branch/add', { ...data, branch: 'levis', ...more }));
    expect(await refused({ warehouse: 'none' })).toMatchObject({ code: 'warehouse_unknown' });
    expect(await refused({ hours: [{ from: '17:00', to: '08:00' }, ...data.hours.slice(1)] })).toMatchObject({
      code: 'branch_hours_invalid',
    });
    expect(await refused({ latitude: 100 })).toMatchObject({ fields: [{ code: 'branch_position_invalid' }] });
    await manager.post('admin/branch/add', { ...data, branch: 'levis' });
    await manager.post('admin/branch/remove', { branch: 'levis' });
  });

  it('comes out the same when it is built again', () => expectSameInMemory(shop));
});
