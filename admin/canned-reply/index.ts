import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import { CannedReplyList, CannedReplyPage } from './canned-reply-page.tsx';

export const cannedReply = {
  name: 'canned-reply',
  icon: QuickreplyOutlined,
  list: CannedReplyList,
  show: CannedReplyPage,
  create: CannedReplyPage,
};
