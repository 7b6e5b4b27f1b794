import MarkEmailRead from '@mui/icons-material/MarkEmailRead';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { NewsletterList } from './newsletter-list.tsx';
import { newsletterReader } from './newsletter.reader.ts';

export const feature = {
  texts: ['admin-newsletter'],
  screens: [
    { name: 'newsletter', icon: MarkEmailRead, list: NewsletterList, menu: ['sales', 70], reader: newsletterReader },
  ],
} satisfies BackOfficeFeature;
