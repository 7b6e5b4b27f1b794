import AltRoute from '@mui/icons-material/AltRoute';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { RedirectList } from './redirect-list.tsx';
import { redirectReader } from './redirect.reader.ts';

export const feature = {
  texts: ['admin-redirect'],
  screens: [{ name: 'redirect', icon: AltRoute, list: RedirectList, menu: ['shop', 80], reader: redirectReader }],
} satisfies BackOfficeFeature;
