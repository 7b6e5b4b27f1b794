import AttachFile from '@mui/icons-material/AttachFile';
import { AttachmentList } from './attachment-list.tsx';

export const attachment = { name: 'attachment', icon: AttachFile, list: AttachmentList };
