import Tune from '@mui/icons-material/TuneOutlined';
import { SettingsPage } from './settings-page.tsx';

export const setting = { name: 'setting', icon: Tune, list: SettingsPage };
