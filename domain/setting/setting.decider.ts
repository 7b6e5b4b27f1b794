import { masterDataDecider } from '#domain/shared/master-data.ts';
import type { SettingData } from './setting.events.ts';

export const setting = masterDataDecider<'Setting', 'name', SettingData>('Setting', 'name');
