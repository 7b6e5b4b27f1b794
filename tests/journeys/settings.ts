import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import type { Visitor } from '../harness/visitor.ts';

export async function setSetting(manager: Visitor, name: SettingName, to: string): Promise<void> {
  const { settings } = await manager.get('admin/setting/list', {});
  const from = settings.find((setting) => setting.name === name)?.value ?? '';
  if (from !== to) await manager.post('admin/setting/change', { name, from, to });
}
