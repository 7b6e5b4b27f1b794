import { useText } from '#storefront/lib/text.ts';

/** The API names warehouses by their code. */
export function useWarehouseName(): (code: string) => string {
  const { t } = useText('product');
  return (code) => {
    switch (code) {
      case 'mtl':
      case 'tor':
      case 'cgy':
        return t(`warehouse.${code}`);
      default:
        return code;
    }
  };
}
