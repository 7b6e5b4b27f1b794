import Visibility from '@mui/icons-material/VisibilityOutlined';
import { AccessLogList } from './access-log-list.tsx';

export const accessLog = { name: 'access-log', icon: Visibility, list: AccessLogList };
