import { createHttpClient } from '#contracts/client.ts';

/** The one client of the back office: the same contracts as the storefront and the tests. */
export const client = createHttpClient({ language: () => (document.documentElement.lang === 'fr' ? 'fr' : 'en') });
