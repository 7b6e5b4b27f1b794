import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { DocumentCreate, DocumentList, DocumentShow } from './document-editor.tsx';

export const feature = {
  screens: [
    {
      name: 'document',
      icon: FileDownload,
      list: DocumentList,
      create: DocumentCreate,
      show: DocumentShow,
      menu: ['shop', 70],
      reader: contentReader('document'),
    },
  ],
} satisfies BackOfficeFeature;
