import Article from '@mui/icons-material/ArticleOutlined';
import { PageCreate, PageList, PageShow } from './page-editor.tsx';

export const page = { name: 'page', icon: Article, list: PageList, create: PageCreate, show: PageShow };
