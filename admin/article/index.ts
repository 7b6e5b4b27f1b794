import Newspaper from '@mui/icons-material/NewspaperOutlined';
import { ArticleCreate, ArticleList, ArticleShow } from './article-editor.tsx';

export const article = {
  name: 'article',
  icon: Newspaper,
  list: ArticleList,
  create: ArticleCreate,
  show: ArticleShow,
};
