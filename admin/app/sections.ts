/** The menu's screens, by the names of their resources. */
export const sections = {
  sales: ['dashboard', 'work', 'message', 'quote', 'order', 'customer', 'attachment'],
  catalogue: [
    'product',
    'category',
    'attribute',
    'brand',
    'family',
    'price-list',
    'price',
    'price-change',
    'stock',
    'import',
    'import-source',
  ],
  shop: [
    'setup',
    'page',
    'static-content',
    'menu',
    'banner',
    'article',
    'redirect',
    'letter',
    'tax',
    'shipping',
    'warehouse',
    'calendar',
    'registration-form',
    'canned-reply',
    'setting',
    'staff',
  ],
  operation: ['mail', 'effect'],
  history: ['history', 'replay', 'proof', 'access-log', 'security'],
} as const;

export type Section = keyof typeof sections;
