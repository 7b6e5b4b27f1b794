import type { ProductDetails } from '#contracts/product/product.ts';

/** Of one option, or of three, the links beside the picture say more. */
export const hasSizeTable = ({ options }: Pick<ProductDetails, 'options'>): boolean =>
  options.length === 2 && options.every(({ values }) => values.length > 1);
