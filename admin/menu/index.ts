import MenuIcon from '@mui/icons-material/AccountTreeOutlined';
import { MenuList, MenuShow } from './menu-editor.tsx';

export const menu = { name: 'menu', icon: MenuIcon, list: MenuList, show: MenuShow };
