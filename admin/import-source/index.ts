import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import { ImportSourceList } from './import-source-list.tsx';
import { ImportSourcePage } from './import-source-page.tsx';

export const importSource = {
  name: 'import-source',
  icon: EventRepeat,
  list: ImportSourceList,
  show: ImportSourcePage,
  create: ImportSourcePage,
};
