import Mail from '@mui/icons-material/MailOutlined';
import { MailList } from './mail-list.tsx';
import { MailShow } from './mail-show.tsx';

export const mail = {
  name: 'mail',
  icon: Mail,
  list: MailList,
  show: MailShow,
  recordRepresentation: (record: { subject?: string }) => record.subject ?? '',
};
