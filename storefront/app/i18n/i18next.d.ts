import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof import('#locales/en/common.json');
      home: typeof import('#locales/en/home.json');
      category: typeof import('#locales/en/category.json');
      product: typeof import('#locales/en/product.json');
      cart: typeof import('#locales/en/cart.json');
      checkout: typeof import('#locales/en/checkout.json');
      order: typeof import('#locales/en/order.json');
      account: typeof import('#locales/en/account.json');
      store: typeof import('#locales/en/store.json');
      error: typeof import('#locales/en/error.json');
    };
  }
}
