import Tune from '@mui/icons-material/TuneOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { SettingsPage } from './settings-page.tsx';

export const feature = {
  texts: ['admin-setting'],
  screens: [{ name: 'setting', icon: Tune, list: SettingsPage, menu: ['shop', 170] }],
} satisfies BackOfficeFeature;
