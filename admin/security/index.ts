import Security from '@mui/icons-material/SecurityOutlined';
import { SecurityLog } from './security-log.tsx';

export const security = { name: 'security', icon: Security, list: SecurityLog };
