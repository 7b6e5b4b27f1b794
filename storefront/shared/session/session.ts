// Every page knows who is shopping and what the store allows.
import { createContext, useContext } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { UserContext } from '#contracts/account/account.ts';
import type { Output } from '#contracts/api.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { getQuery } from '#storefront/lib/queries.ts';
import { useFixed } from '#storefront/lib/use-read.ts';

export type SetupValues = Output<'store/getsetupvalues'>;

export const userQuery = getQuery('account/getusercontext', {}, 'fixed');
export const settingsQuery = getQuery('store/getsetupvalues', {}, 'fixed');

/** Spec 4: signed in when ContactId is above 0 and i_user_type equals 1. */
export const isSignedIn = (user: UserContext): boolean => user.ContactId > 0 && user.i_user_type === 1;

const Shopper = createContext<UserContext | undefined>(undefined);
/** Filled once per page by the shell, so that the many who ask need no query of their own. */
export const ShopperProvider = Shopper.Provider;

export function useUser(): UserContext {
  const user = useContext(Shopper);
  if (!user) throw new Error('useUser outside of the shell');
  return user;
}

export const useSetting = (name: string): string =>
  useFixed(settingsQuery).find((setting) => setting.param_name === name)?.param_value ?? '';

/** Tells whether a setting is on: the one that the server itself heeds (spec 6). */
export const useIsOn = (setting: keyof typeof settings): boolean => isOnValue(useSetting(settings[setting]));

/** The same in a loader. */
export const isOn = (values: SetupValues, setting: keyof typeof settings): boolean =>
  isOnValue(values.find(({ param_name }) => param_name === settings[setting])?.param_value);

/** Guests may be asked to sign in for prices (spec 1, "Login to buy"). */
export function useSeesPrices(): boolean {
  const shown = useIsOn('guestsSeePrices');
  return isSignedIn(useUser()) || shown;
}

/** Tells whether the catalogue is shown to this reader at all (spec 2, secured catalogue). */
export function useSeesCatalogue(): boolean {
  const secured = useIsOn('securedCatalogue');
  return isSignedIn(useUser()) || !secured;
}

/** Takes over what a command's answer says about the cart, without asking again. */
export function rememberCart(
  client: QueryClient,
  cart: { readonly OrderId: string; readonly lineCount: number },
): void {
  client.setQueryData<UserContext>(userQuery.queryKey, (user) => user && { ...user, ...cart });
}
