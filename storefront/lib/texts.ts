// Keys of translated texts are checked by the compiler; English is the measure.
import type common from '#locales/en/common.json';
import type review from '#locales/en/review.json';
import type question from '#locales/en/question.json';
import type attachment from '#locales/en/attachment.json';
import type enquiry from '#locales/en/enquiry.json';
import type paymentMethod from '#locales/en/payment-method.json';
import type error from '#locales/en/error.json';
import type tagConsent from '#locales/en/tag-consent.json';

/** Namespaces of texts. A feature declares its own here from its `feature.ts`. */
export interface Texts {
  readonly common: typeof common;
  readonly review: typeof review;
  readonly question: typeof question;
  readonly attachment: typeof attachment;
  readonly enquiry: typeof enquiry;
  readonly 'payment-method': typeof paymentMethod;
  readonly error: typeof error;
  readonly 'tag-consent': typeof tagConsent;
}

export type Namespace = keyof Texts;
