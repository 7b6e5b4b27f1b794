import Checklist from '@mui/icons-material/ChecklistOutlined';
import { SetupPage } from './setup-page.tsx';

export const setup = { name: 'setup', icon: Checklist, list: SetupPage };
