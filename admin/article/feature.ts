import Newspaper from '@mui/icons-material/NewspaperOutlined';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ArticleCreate, ArticleList, ArticleShow } from './article-editor.tsx';

export const feature = {
  screens: [
    {
      name: 'article',
      icon: Newspaper,
      list: ArticleList,
      create: ArticleCreate,
      show: ArticleShow,
      menu: ['shop', 60],
      reader: contentReader('article'),
    },
  ],
} satisfies BackOfficeFeature;
