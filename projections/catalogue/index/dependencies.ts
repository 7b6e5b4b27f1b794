// Names of what an answer of the catalogue index is made of. Whoever keeps an answer keeps it until one of them
// changes.
const LATE = '~';

export const dependencies = {
  /** Categories and attributes: seldom changed, and part of nearly everything. */
  structure: 'structure',
  /** Which products are sold, in which category and since when. */
  sold: 'sold',
  /** The texts of products, anywhere: what is found by words. */
  products: 'products',
  /** Prices, anywhere: what is sorted by them. */
  prices: 'prices',
  /** Which products a category holds, with what a filter asks of them. */
  category: (id: string) => `category:${id}`,
  /** One product as it is shown: texts and prices. */
  product: (itemNumber: string) => `product:${itemNumber}`,
  /** A family: what its variants differ in, and which there are. */
  family: (id: string) => `family:${id}`,
  /** Its quantity in stock. */
  stock: (itemNumber: string) => `${LATE}stock:${itemNumber}`,
  /** Which items there are any of. */
  inStock: `${LATE}in-stock`,
  bestSellers: `${LATE}best-sellers`,
} as const;

/** Stock changes all the time: a kept answer may be some seconds behind it, for readers who have changed nothing. */
export const isLate = (dependency: string): boolean => dependency.startsWith(LATE);
