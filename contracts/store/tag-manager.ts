// Google Tag Manager (spec 7, GetGTMContainerScript; docs/decisions/0069): a script of others, on pages that show nothing of
// their reader, once they allowed it.

const MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** `container`: such as GTM-ABC1234. */
export const containerAddress = (container: string): string => `${MANAGER}/gtm.js?id=${container}`;

/** What a page with it admits beside its own, as directives of a content security policy. */
export const tagSources: Readonly<Record<'script-src' | 'img-src' | 'connect-src', readonly string[]>> = {
  'script-src': [MANAGER],
  'img-src': [MANAGER, ...ANALYTICS],
  'connect-src': [MANAGER, ...ANALYTICS],
};
