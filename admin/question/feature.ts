import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionPage } from './question-page.tsx';
import { questionReader } from './question.reader.ts';

export const feature = {
  texts: ['admin-question'],
  screens: [
    {
      name: 'question',
      icon: HelpOutline,
      list: QuestionList,
      show: QuestionPage,
      menu: ['sales', 100],
      reader: questionReader,
    },
  ],
} satisfies BackOfficeFeature;
