import { redirect } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, userQuery } from './session.ts';
import type { LoaderContext } from '#storefront/shared/loader.ts';

/** Account pages ask guests to sign in, and come back afterwards. */
export async function requireSignedIn({ load, url }: LoaderContext): Promise<void> {
  if (!isSignedIn(await load(userQuery))) throw redirect(paths.login(url.pathname + url.search));
}
