import type { SettingData } from '#domain/setting/setting.events.ts';
import { masterDataReadModel } from '#platform/shop/master-data/master-data.ts';

export const settings = masterDataReadModel<'Setting', 'name', SettingData>('setting', 'Setting', 'name');
