// Issue "Open for business": the shop's settings in the back office.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { startMemoryShop, type MemoryShop } from '../../tests/harness/memory-shop.ts';
import type { Visitor } from '../../tests/harness/visitor.ts';

describe('a setting of the shop', () => {
  let shop: MemoryShop;
  let manager: Visitor;
  const signedIn = async (userName: string) => {
    const visitor = shop.visitor();
    await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  };
  const listed = async (name: string) =>
    (await manager.get('admin/setting/list', {})).settings.find((setting) => setting.name === name);
  const change = (
    name: 'StoreTitle' | 'PaymentTermDays' | 'GuestsSeePrices' | 'TimeZone',
    from: string,
    to: string,
  ) => ({
    name,
    from,
    to,
  });

  beforeAll(async () => {
    shop = await startMemoryShop();
    manager = await signedIn('helen');
  });

  it('says what counts where nobody set it', async () =>
    expect(await listed('AttachmentMaxMegabytes')).toEqual({
      name: 'AttachmentMaxMegabytes',
      group: 'checkout',
      value: '10',
      default: '10',
      isSet: false,
    }));

  it('is changed by a manager, and holds in the shop at once', async () => {
    await manager.post('admin/setting/change', change('StoreTitle', 'Industrial Equipment', '  Roy Bearings '));
    expect(await listed('StoreTitle')).toMatchObject({ value: 'Roy Bearings', isSet: true });
    expect(await manager.get('store/getsetupvalues', {})).toContainEqual({
      param_name: 'StoreTitle',
      param_value: 'Roy Bearings',
    });
  });

  it('counts the days of the shop in another time zone at once', async () => {
    await manager.post('admin/setting/change', change('TimeZone', 'America/Toronto', 'Asia/Manila'));
    expect(await manager.get('admin/session/me', {})).toMatchObject({ timeZone: 'Asia/Manila' });
    expect(shopDay('2026-11-24T17:00:00Z')).toBe('2026-11-25');
    await manager.post('admin/setting/change', change('TimeZone', 'Asia/Manila', 'America/Toronto'));
    expect(await manager.get('admin/session/me', {})).toMatchObject({ timeZone: 'America/Toronto' });
    expect(shopDay('2026-11-24T17:00:00Z')).toBe('2026-11-24');
  });

  it('that somebody else has changed meanwhile is not overwritten unseen', async () => {
    await manager.post('admin/setting/change', change('PaymentTermDays', '30', '45'));
    const refused = await manager.refused(manager.post('admin/setting/change', change('PaymentTermDays', '30', '60')));
    expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile', params: { present: { value: '45' } } });
    await manager.post('admin/setting/change', change('PaymentTermDays', '45', '60'));
    expect(await listed('PaymentTermDays')).toMatchObject({ value: '60' });
  });

  it.each([
    ['PaymentTermDays', '60', 'soon', 'setting_invalid'],
    ['PaymentTermDays', '60', '366', 'setting_out_of_range'],
    ['GuestsSeePrices', '1', 'yes', 'setting_invalid'],
    ['TimeZone', 'America/Toronto', 'Canada/Montreal', 'setting_invalid'],
    ['StoreTitle', 'Roy Bearings', 'x'.repeat(61), 'setting_too_long'],
  ] as const)('%s is never %s', async (name, seen, value, code) => {
    expect(await manager.refused(manager.post('admin/setting/change', change(name, seen, value)))).toMatchObject({
      status: 400,
      code,
    });
    expect(await listed(name)).toMatchObject({ value: seen });
  });

  it('is read by all of the staff, and changed by no CSR', async () => {
    const csr = await signedIn('dana');
    expect((await csr.get('admin/setting/list', {})).settings.length).toBeGreaterThan(15);
    expect(await csr.refused(csr.post('admin/setting/change', change('GuestsSeePrices', '1', '0')))).toMatchObject({
      status: 403,
    });
  });

  it('that the shop keeps for itself is neither shown nor changed', async () => {
    expect(await listed('DemonstrationLoaded')).toBeUndefined();
    expect(
      await manager.refused(manager.post('admin/setting/change', { name: 'DemonstrationLoaded', from: '', to: 'x' })),
    ).toMatchObject({ status: 400, code: 'setting_unknown' });
  });
});
