// The unit of a line, as carts, checkouts, quotes and orders show it.
import type { SellingUnit } from '#domain/shared/order-draft.ts';

const EACH: SellingUnit = { code: 'ea', pieces: 1 };

/** The unit of a product as it is sold today; `each` where the catalogue no longer has it. */
export const unitOf = (product: { readonly unit: string; readonly packQuantity: number } | undefined): SellingUnit =>
  product ? { code: product.unit, pieces: product.packQuantity } : EACH;

export const wireUnit = ({ code, pieces }: SellingUnit) => ({ Unit: code, PackQuantity: pieces });
