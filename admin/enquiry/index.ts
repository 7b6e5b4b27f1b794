import ContactMail from '@mui/icons-material/ContactMailOutlined';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryPage } from './enquiry-page.tsx';

export const enquiry = { name: 'enquiry', icon: ContactMail, list: EnquiryList, show: EnquiryPage };
