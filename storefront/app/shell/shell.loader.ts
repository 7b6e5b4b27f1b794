import { redirect } from 'react-router-dom';
import { isOnServer } from '#storefront/lib/is-on-server.ts';
import { paths } from '#storefront/shared/paths.ts';
import { loader } from '#storefront/shared/loader.ts';
import { isOn, isSignedIn, settingsQuery, userQuery } from '#storefront/shared/session/session.ts';
import { SignedInMenu } from './account-menu.tsx';
import { footerQuery, languagesQuery, menusQuery } from './shell.queries.ts';

/** Spec 2: a secured catalog forces sign-in everywhere but on pages, register and login. */
const open = /^\/(pages|register|account|newsletter|error)(\/|$)/;

export const shellLoader = loader(async ({ load, url }) => {
  const [user, settings] = await Promise.all([
    load(userQuery),
    load(settingsQuery),
    load(languagesQuery),
    load(footerQuery),
    load(menusQuery),
  ]);
  if (isOn(settings, 'securedCatalogue') && !isSignedIn(user) && !open.test(url.pathname))
    throw redirect(paths.login(url.pathname + url.search));
  // Their company lets nobody in without one: nothing else before it.
  if (user.LacksSecondFactor && url.pathname !== paths.signInSecurity && !open.test(url.pathname))
    throw redirect(paths.setSecondFactor(url.pathname + url.search));
  // The server renders it with the rest of the page.
  if (isOnServer && isSignedIn(user)) await SignedInMenu.preload();
});
