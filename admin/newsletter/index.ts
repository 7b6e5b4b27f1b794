import MarkEmailRead from '@mui/icons-material/MarkEmailRead';
import { NewsletterList } from './newsletter-list.tsx';

export const newsletter = { name: 'newsletter', icon: MarkEmailRead, list: NewsletterList };
