import MenuIcon from '@mui/icons-material/AccountTreeOutlined';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { MenuList, MenuShow } from './menu-editor.tsx';

export const feature = {
  screens: [
    { name: 'menu', icon: MenuIcon, list: MenuList, show: MenuShow, menu: ['shop', 40], reader: contentReader('menu') },
  ],
} satisfies BackOfficeFeature;
