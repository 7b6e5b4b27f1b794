// Route loaders work with these services: on the server bound to one request, in the browser one for the page's life.
import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#storefront/lib/api-error.ts';
import type { Language } from '#storefront/lib/language.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isPageProblem, toPageProblem } from '#storefront/lib/page-problem.ts';
import { load, postQuery, type ReadQuery } from '#storefront/lib/queries.ts';

export interface Services {
  readonly queryClient: QueryClient;
  readonly language: Language;
}

export interface LoaderContext extends Services {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly load: <T>(query: ReadQuery<T>) => Promise<T>;
}

let browserServices: Services | undefined;
export const setBrowserServices = (services: Services): void => void (browserServices = services);

/**
 * A route's loader: fills the query cache; pages read it. What fails becomes a page problem, unless it is a redirect.
 */
export const loader =
  (work: (context: LoaderContext) => Promise<unknown>) =>
  async ({ request, params, context }: LoaderFunctionArgs<unknown>): Promise<null> => {
    const services = browserServices ?? (context as Services);
    try {
      await work({
        ...services,
        params,
        url: new URL(request.url),
        load: (query) => load(services.queryClient, query),
      });
      return null;
    } catch (error) {
      if (error instanceof Response) throw error;
      if (isApiError(error) && error.status === 401) throw askToSignIn(new URL(request.url));
      // On the server a failure that is no answer of the API is a defect: whoever called render must see it.
      if (!browserServices && !isApiError(error) && !isPageProblem(error)) throw error;
      const problem = toPageProblem(error);
      throw problem.status === 404 && (await isGone(new URL(request.url), services))
        ? { ...problem, status: 410 }
        : problem;
    }
  };

/** Spec 8: what the dealer marked as gone is told so, where there is no page any more. */
async function isGone({ pathname, search }: URL, { queryClient }: Services): Promise<boolean> {
  const asked = postQuery('category/getredirectandrewriteurl', { url: pathname + search });
  return (await load(queryClient, asked)).Action === 'Gone';
}

/** The session has ended meanwhile: in the browser by a full load, so that nothing of it is kept. */
const askToSignIn = ({ pathname, search }: URL): Response =>
  (browserServices ? redirectDocument : redirect)(paths.login(pathname + search));
