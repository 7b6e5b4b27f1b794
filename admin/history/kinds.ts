const KINDS: Readonly<Record<string, string>> = {
  cart: 'cart',
  quote: 'quote',
  checkout: 'checkout',
  order: 'order',
  payment: 'payment',
  mail: 'mail',
  stock: 'stock',
  credit: 'account',
  account: 'account',
  contact: 'account',
  'user-name': 'account',
  attachment: 'attachment',
  'price-list': 'price',
  product: 'price',
};

/** What a reader filters by: kinds of events, coarser than categories of streams. */
export const kindOf = (category: string): string => KINDS[category] ?? 'other';
