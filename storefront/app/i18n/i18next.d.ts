// Keys of translated texts are checked by the compiler; English is the measure.
import 'i18next';
import type common from '#locales/en/common.json';
import type article from '#locales/en/article.json';
import type document from '#locales/en/document.json';
import type home from '#locales/en/home.json';
import type category from '#locales/en/category.json';
import type comparison from '#locales/en/comparison.json';
import type product from '#locales/en/product.json';
import type review from '#locales/en/review.json';
import type question from '#locales/en/question.json';
import type cart from '#locales/en/cart.json';
import type checkout from '#locales/en/checkout.json';
import type order from '#locales/en/order.json';
import type quickOrder from '#locales/en/quick-order.json';
import type savedCart from '#locales/en/saved-cart.json';
import type wishList from '#locales/en/wish-list.json';
import type purchasedItem from '#locales/en/purchased-item.json';
import type quote from '#locales/en/quote.json';
import type account from '#locales/en/account.json';
import type address from '#locales/en/address.json';
import type attachment from '#locales/en/attachment.json';
import type message from '#locales/en/message.json';
import type recommendation from '#locales/en/recommendation.json';
import type locator from '#locales/en/locator.json';
import type enquiry from '#locales/en/enquiry.json';
import type newsletter from '#locales/en/newsletter.json';
import type paymentMethod from '#locales/en/payment-method.json';
import type store from '#locales/en/store.json';
import type error from '#locales/en/error.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      article: typeof article;
      document: typeof document;
      home: typeof home;
      category: typeof category;
      comparison: typeof comparison;
      product: typeof product;
      review: typeof review;
      question: typeof question;
      cart: typeof cart;
      checkout: typeof checkout;
      order: typeof order;
      'quick-order': typeof quickOrder;
      'saved-cart': typeof savedCart;
      'wish-list': typeof wishList;
      'purchased-item': typeof purchasedItem;
      quote: typeof quote;
      account: typeof account;
      address: typeof address;
      attachment: typeof attachment;
      message: typeof message;
      newsletter: typeof newsletter;
      enquiry: typeof enquiry;
      locator: typeof locator;
      recommendation: typeof recommendation;
      'payment-method': typeof paymentMethod;
      store: typeof store;
      error: typeof error;
    };
  }
}
