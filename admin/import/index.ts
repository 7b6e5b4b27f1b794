import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { ImportList } from './import-list.tsx';
import { ImportShow } from './import-show.tsx';

export const importing = { name: 'import', icon: UploadFile, list: ImportList, show: ImportShow };
