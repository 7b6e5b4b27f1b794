import UploadFile from '@mui/icons-material/UploadFileOutlined';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import { ImportList } from './import-list.tsx';
import { ImportShow } from './import-show.tsx';
import { importReader } from './import.reader.ts';

export const feature = {
  texts: ['admin-import'],
  screens: [
    {
      name: 'import',
      icon: UploadFile,
      list: ImportList,
      show: ImportShow,
      menu: ['catalogue', 130],
      reader: importReader,
    },
  ],
} satisfies BackOfficeFeature;
