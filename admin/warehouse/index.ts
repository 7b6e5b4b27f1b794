import Warehouse from '@mui/icons-material/WarehouseOutlined';
import { WarehouseList, WarehousePage } from './warehouse-page.tsx';

export const warehouse = {
  name: 'warehouse',
  icon: Warehouse,
  list: WarehouseList,
  show: WarehousePage,
  create: WarehousePage,
};
