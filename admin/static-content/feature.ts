import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { StaticContentCreate, StaticContentList, StaticContentShow } from './static-content-editor.tsx';

export const feature = {
  screens: [
    {
      name: 'static-content',
      icon: ViewAgenda,
      list: StaticContentList,
      create: StaticContentCreate,
      show: StaticContentShow,
      menu: ['shop', 30],
      reader: contentReader('static-content'),
    },
  ],
} satisfies BackOfficeFeature;
