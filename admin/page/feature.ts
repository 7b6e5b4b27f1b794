import Article from '@mui/icons-material/ArticleOutlined';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { PageCreate, PageList, PageShow } from './page-editor.tsx';

export const feature = {
  screens: [
    {
      name: 'page',
      icon: Article,
      list: PageList,
      create: PageCreate,
      show: PageShow,
      menu: ['shop', 20],
      reader: contentReader('page'),
    },
  ],
} satisfies BackOfficeFeature;
