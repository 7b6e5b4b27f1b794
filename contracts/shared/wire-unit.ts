// The unit of a line, as carts, checkouts, quotes and orders show it.
import type { SellingUnit } from '#domain/shared/order-draft.ts';

const EACH: SellingUnit = { code: 'ea', pieces: 1 };

/** The unit of a product as it is sold today; `each` where the catalogue no longer has it. */
export const unitOf = (product: { readonly unit: string; readonly packQuantity: number } | undefined): SellingUnit =>
  product ? { code: product.unit, pieces: product.packQuantity } : EACH;

export const wireUnit = ({ code, pieces }: SellingUnit) => ({ Unit: code, PackQuantity: pieces });

/** What taxes, freight and the shelf must know of a product; what is usual is left out. */
export const freightFacts = ({
  taxClass,
  lengthMm,
  giftCertificate = false,
}: {
  readonly taxClass?: string | undefined;
  readonly lengthMm?: number | undefined;
  readonly giftCertificate?: boolean | undefined;
}) => ({
  ...(taxClass && taxClass !== 'standard' ? { taxClass } : {}),
  ...(lengthMm ? { lengthMm } : {}),
  ...(giftCertificate ? ({ giftCertificate: true } as const) : {}),
});

/** Items that one unit takes off the shelf; a gift certificate lies on none. */
export const componentsOf = ({
  itemNumber,
  bundle,
  giftCertificate,
}: {
  readonly itemNumber: string;
  readonly bundle: readonly { readonly itemNumber: string; readonly quantity: number }[];
  readonly giftCertificate: boolean;
}) => {
  if (giftCertificate) return [];
  return bundle.length ? bundle : [{ itemNumber, quantity: 1 }];
};
