import ContactMail from '@mui/icons-material/ContactMailOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryPage } from './enquiry-page.tsx';
import { enquiryReader } from './enquiry.reader.ts';

export const feature = {
  texts: ['admin-enquiry'],
  screens: [
    {
      name: 'enquiry',
      icon: ContactMail,
      list: EnquiryList,
      show: EnquiryPage,
      menu: ['sales', 110],
      reader: enquiryReader,
    },
  ],
} satisfies BackOfficeFeature;
