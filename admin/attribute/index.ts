import Straighten from '@mui/icons-material/Straighten';
import { AttributeList } from './attribute-list.tsx';
import { AttributePage, NewAttribute } from './attribute-page.tsx';

export const attribute = {
  name: 'attribute',
  icon: Straighten,
  list: AttributeList,
  show: AttributePage,
  create: NewAttribute,
};
