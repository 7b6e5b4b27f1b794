import ForumOutlined from '@mui/icons-material/ForumOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { Inbox } from './inbox.tsx';

export const feature = {
  texts: ['admin-conversation'],
  screens: [{ name: 'message', icon: ForumOutlined, list: Inbox, menu: ['sales', 30] }],
} satisfies BackOfficeFeature;
