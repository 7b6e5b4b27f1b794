import type { LineOption, OrderedLine } from '#domain/shared/order-draft.ts';
import { unitOf } from '../shared/wire-unit.ts';
import type { ProductFacts } from './product.ts';

/** What a line keeps of its product from the day on which it is asked for or bought; what is usual is left out. */
export const goodsFacts = (product: ProductFacts) => ({
  name: product.name,
  unit: unitOf(product),
  ...optionFacts(product),
  grams: product.grams,
  ...(product.taxClass && product.taxClass !== 'standard' ? { taxClass: product.taxClass } : {}),
  ...(product.lengthMm ? { lengthMm: product.lengthMm } : {}),
  ...(product.giftCertificate ? ({ giftCertificate: true } as const) : {}),
  components: componentsOf(product),
  backorder: product.backorder,
});

const optionFacts = ({ options }: ProductFacts): { readonly options?: readonly LineOption[] } =>
  options.length ? { options } : {};

/** Items that one unit takes off the shelf; a gift certificate lies on none. */
function componentsOf({ itemNumber, bundle, giftCertificate }: ProductFacts): OrderedLine['components'] {
  if (giftCertificate) return [];
  return bundle.length ? bundle : [{ itemNumber, quantity: 1 }];
}
