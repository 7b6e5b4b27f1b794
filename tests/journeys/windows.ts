import type { Language } from '#storefront/lib/language.ts';

interface Window {
  readonly language: Language;
  readonly width: number;
}

const isLong = Boolean(process.env['TEST_LONG']);

/** Both languages and both widths, for what proves them of every page; every pairing of them in `npm run test:long`. */
export const windows: readonly Window[] = [
  { language: 'en', width: 1440 },
  { language: 'fr', width: 360 },
  ...(isLong ? [{ language: 'en', width: 360 } as const, { language: 'fr', width: 1440 } as const] : []),
];

/** A story is walked in one pairing, that of its language; in all of them in `npm run test:long`. */
export const windowsIn = <W extends Window = Window>(
  language: Language,
  all: readonly W[] = windows as readonly W[],
): readonly W[] => (isLong ? all : all.filter((one) => one.language === language));
