// The page's texts stand in the document, so its first rendering is the server's. Texts of further pages are fetched by
// i18next's HTTP backend, which comes with the first of them: no first load pays for it.
import { createInstance, type BackendModule, type i18n, type ResourceLanguage, type Services } from 'i18next';
import type HttpBackend from 'i18next-http-backend';
import type { Language } from '#storefront/lib/language.ts';
import { i18nOptions } from './create-i18n.ts';
import type { Namespace } from '#storefront/lib/texts.ts';

/** Spec 9: up to five retries, the first after 350 ms, each wait twice the one before. */
const RETRIES = { maxRetries: 5, retryTimeout: 350 } as const;

export interface BrowserTexts {
  readonly i18n: i18n;
  /** @throws Error when a text file cannot be had; a page without its words is not shown */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
}

/** `version` changes with any word, so that text files can be kept for good. */
export function createBrowserTexts(language: Language, texts: ResourceLanguage, version: string): BrowserTexts {
  const instance = createInstance();
  void instance.use(onDemandBackend(version)).init({
    ...i18nOptions(language, texts),
    ...RETRIES,
    partialBundledLanguages: true,
    // Keys without a text go to locales/add (spec 7).
    saveMissing: true,
  });
  const load = async (namespaces: readonly Namespace[]) => {
    await instance.loadNamespaces([...namespaces]);
    const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
    if (missing.length > 0) throw new Error(`No texts: ${missing.join(', ')}`);
  };
  return { i18n: instance, load };
}

function onDemandBackend(version: string): BackendModule {
  let services: Services;
  let backend: Promise<HttpBackend> | undefined;
  const options = {
    loadPath: '/locales/{{lng}}/{{ns}}.json',
    addPath: '/locales/add/{{lng}}/{{ns}}',
    queryStringParams: { v: version },
  };
  const theBackend = (): Promise<HttpBackend> => {
    backend ??= import('i18next-http-backend').then(({ default: Backend }) => new Backend(services, options));
    backend.catch(() => (backend = undefined));
    return backend;
  };
  return {
    type: 'backend',
    init: (given) => void (services = given),
    read: (language, namespace, done) =>
      void theBackend().then(
        (it) => it.read(language, namespace, done),
        // What i18next retries: the backend's own code could not be fetched.
        (error: unknown) => done(error instanceof Error ? error : String(error), true),
      ),
    create: (languages, namespace, key, fallback) =>
      void theBackend().then(
        (it) => it.create?.([...languages], namespace, key, fallback),
        // A report of a missing text is not worth an error of the page's own.
        () => undefined,
      ),
  };
}
