import AltRoute from '@mui/icons-material/AltRoute';
import { RedirectList } from './redirect-list.tsx';

export const redirect = { name: 'redirect', icon: AltRoute, list: RedirectList };
