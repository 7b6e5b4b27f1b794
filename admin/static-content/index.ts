import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import { StaticContentCreate, StaticContentList, StaticContentShow } from './static-content-editor.tsx';

export const staticContent = {
  name: 'static-content',
  icon: ViewAgenda,
  list: StaticContentList,
  create: StaticContentCreate,
  show: StaticContentShow,
};
