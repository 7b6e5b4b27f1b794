// The texts of each feature. English is the measure: its keys are the ones the compiler knows.
export const namespaces = [
  'common',
  'home',
  'article',
  'category',
  'product',
  'cart',
  'checkout',
  'order',
  'quote',
  'account',
  'address',
  'attachment',
  'message',
  'payment-method',
  'store',
  'error',
] as const;
export type Namespace = (typeof namespaces)[number];
