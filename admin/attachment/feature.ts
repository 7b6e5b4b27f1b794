import AttachFile from '@mui/icons-material/AttachFile';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { AttachmentList } from './attachment-list.tsx';

export const feature = {
  screens: [{ name: 'attachment', icon: AttachFile, list: AttachmentList, menu: ['sales', 80] }],
} satisfies BackOfficeFeature;
