import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { DocumentCreate, DocumentList, DocumentShow } from './document-editor.tsx';

export const document = {
  name: 'document',
  icon: FileDownload,
  list: DocumentList,
  create: DocumentCreate,
  show: DocumentShow,
};
