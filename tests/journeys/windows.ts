import type { Language } from '#storefront/lib/language.ts';

/** Both languages and both widths; every pairing of them in `npm run test:long`. */
export const windows: readonly { readonly language: Language; readonly width: number }[] = [
  { language: 'en', width: 1440 },
  { language: 'fr', width: 360 },
  ...(process.env['TEST_LONG']
    ? [{ language: 'en', width: 360 } as const, { language: 'fr', width: 1440 } as const]
    : []),
];
