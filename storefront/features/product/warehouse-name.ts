import { useQuery } from '@tanstack/react-query';
import { warehousesQuery } from './product.queries.ts';

/** Products name warehouses by their code; what they are called is the shop's to say. */
export function useWarehouseName(): (code: string) => string {
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  return (code) => warehouses.find(({ warehouse }) => warehouse === code)?.name ?? code;
}
