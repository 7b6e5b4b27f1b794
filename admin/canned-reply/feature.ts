import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { CannedReplyList } from './canned-reply-list.tsx';
import { CannedReplyPage } from './canned-reply-page.tsx';

export const feature = {
  texts: ['admin-canned-reply'],
  screens: [
    {
      name: 'canned-reply',
      icon: QuickreplyOutlined,
      list: CannedReplyList,
      show: CannedReplyPage,
      create: CannedReplyPage,
      menu: ['shop', 160],
    },
  ],
} satisfies BackOfficeFeature;
