import { pageProblem } from '#storefront/lib/page-problem.ts';
import { pendingCartsExistQuery } from '#storefront/shared/cart/pending-carts.ts';
import { promptsOnLogin } from '#storefront/shared/cart/prompts-on-login.ts';
import { redirect } from 'react-router-dom';
import { addressBookQuery } from '#storefront/shared/address/address.queries.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { safeReturnUrl } from '#storefront/shared/session/return-url.ts';
import { loader } from '#storefront/shared/loader.ts';
import { isOn, isSignedIn, settingsQuery, userQuery } from '#storefront/shared/session/session.ts';
import { lateOrdersQuery, openOffersQuery, unreadMessagesQuery } from '#storefront/shared/waiting/waiting.queries.ts';
import {
  loginDetailsQuery,
  oftenBoughtQuery,
  openidLinksQuery,
  openidProvidersQuery,
  ordersOfMonthQuery,
  ownSessionsQuery,
  recentOrdersQuery,
  registrationFormQuery,
  secondFactorQuery,
  spendingQuery,
} from './account.queries.ts';

/** Who is signed in already goes on. */
export const signInLoader = loader(async ({ load, url }) => {
  if (isSignedIn(await load(userQuery))) throw redirect(safeReturnUrl(url.searchParams.get('ReturnUrl')));
  await load(openidProvidersQuery);
});

export const resetPasswordLoader = loader(async ({ load }) => void (await load(openidProvidersQuery)));

/** Whoever is nobody's contact yet may register. */
export const openidLoader = loader(async ({ load }) => void (await load(registrationFormQuery)));

/** Who is signed in already goes on; the others are asked what the shop wants to know. */
export const registerLoader = loader(async (context) => {
  const { load, url } = context;
  if (isSignedIn(await load(userQuery))) throw redirect(safeReturnUrl(url.searchParams.get('ReturnUrl')));
  await Promise.all([load(registrationFormQuery), load(openidProvidersQuery)]);
});

export const dashboardLoader = loader(async (context) => {
  await requireSignedIn(context);
  const settings = await context.load(settingsQuery);
  await Promise.all([
    isOn(settings, 'orderHistory') && context.load(recentOrdersQuery),
    isOn(settings, 'orderHistory') && context.load(lateOrdersQuery),
    isOn(settings, 'orderHistory') && context.load(ordersOfMonthQuery),
    isOn(settings, 'orderHistory') && context.load(spendingQuery),
    isOn(settings, 'purchaseHistory') && context.load(oftenBoughtQuery),
    context.load(addressBookQuery),
    context.load(unreadMessagesQuery),
    isOn(settings, 'quoteHistory') && context.load(openOffersQuery),
    promptsOnLogin(settings) && context.load(pendingCartsExistQuery),
  ]);
});

/** Where the store does not offer it the page does not exist (spec 6). */
export const loginDetailsLoader = loader(async (context) => {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'addressBook')) throw pageProblem(404, 'not_found');
  await context.load(loginDetailsQuery);
});

export const signInSecurityLoader = loader(async (context) => {
  await requireSignedIn(context);
  const { LacksSecondFactor } = await context.load(userQuery);
  await Promise.all([
    !LacksSecondFactor && context.load(ownSessionsQuery),
    !LacksSecondFactor && context.load(openidLinksQuery),
    context.load(openidProvidersQuery),
    context.load(secondFactorQuery),
  ]);
});
