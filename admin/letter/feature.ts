import Drafts from '@mui/icons-material/DraftsOutlined';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { LetterList } from './letter-list.tsx';
import { LetterShow } from './letter-editor.tsx';

export const feature = {
  texts: ['admin-letter'],
  screens: [
    {
      name: 'letter',
      icon: Drafts,
      list: LetterList,
      show: LetterShow,
      menu: ['shop', 90],
      reader: contentReader('letter'),
    },
  ],
} satisfies BackOfficeFeature;
