import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { QuestionList } from './question-list.tsx';
import { QuestionPage } from './question-page.tsx';

export const question = { name: 'question', icon: HelpOutline, list: QuestionList, show: QuestionPage };
