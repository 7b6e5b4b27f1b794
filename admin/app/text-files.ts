/** Those that no feature has alone. */
export const SHARED_FILES = ['admin-content', 'payment-method', 'price-step', 'error'] as const;

/** Files in `locales/` by the name that their keys begin with in the back office; `admin`'s stand alone. */
export const textFilesByName = (files: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files.map((file) => [
      file.replace(/^admin-/, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
      file,
    ]),
  );
