import 'i18next';
import type { Texts } from '#storefront/lib/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
