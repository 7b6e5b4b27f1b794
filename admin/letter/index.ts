import Drafts from '@mui/icons-material/DraftsOutlined';
import { LetterList } from './letter-list.tsx';
import { LetterShow } from './letter-editor.tsx';

export const letter = { name: 'letter', icon: Drafts, list: LetterList, show: LetterShow };
