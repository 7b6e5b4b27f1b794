// Keys of translated texts are checked by the compiler; English is the measure.
import 'i18next';
import type common from '#locales/en/common.json';
import type article from '#locales/en/article.json';
import type home from '#locales/en/home.json';
import type category from '#locales/en/category.json';
import type product from '#locales/en/product.json';
import type cart from '#locales/en/cart.json';
import type checkout from '#locales/en/checkout.json';
import type order from '#locales/en/order.json';
import type quote from '#locales/en/quote.json';
import type account from '#locales/en/account.json';
import type address from '#locales/en/address.json';
import type attachment from '#locales/en/attachment.json';
import type message from '#locales/en/message.json';
import type paymentMethod from '#locales/en/payment-method.json';
import type store from '#locales/en/store.json';
import type error from '#locales/en/error.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      article: typeof article;
      home: typeof home;
      category: typeof category;
      product: typeof product;
      cart: typeof cart;
      checkout: typeof checkout;
      order: typeof order;
      quote: typeof quote;
      account: typeof account;
      address: typeof address;
      attachment: typeof attachment;
      message: typeof message;
      'payment-method': typeof paymentMethod;
      store: typeof store;
      error: typeof error;
    };
  }
}
