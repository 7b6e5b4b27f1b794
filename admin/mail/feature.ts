import Mail from '@mui/icons-material/MailOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { MailList } from './mail-list.tsx';
import { MailShow } from './mail-show.tsx';
import { mailReader } from './mail.reader.ts';

export const feature = {
  screens: [
    {
      name: 'mail',
      icon: Mail,
      list: MailList,
      show: MailShow,
      recordRepresentation: (record: { subject?: string }) => record.subject ?? '',
      menu: ['operation', 10],
      reader: mailReader,
    },
  ],
} satisfies BackOfficeFeature;
