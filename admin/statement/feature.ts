import Summarize from '@mui/icons-material/SummarizeOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { StatementRunPage } from './statement-run-page.tsx';

export const feature = {
  texts: ['admin-statement'],
  screens: [{ name: 'statement', icon: Summarize, list: StatementRunPage, menu: ['sales', 56] }],
} satisfies BackOfficeFeature;
