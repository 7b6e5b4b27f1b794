import Badge from '@mui/icons-material/BadgeOutlined';
import { StaffPage } from './staff-page.tsx';

export const staff = { name: 'staff', icon: Badge, list: StaffPage };
