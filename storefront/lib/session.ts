// Who is shopping, and what the store allows.
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import type { UserContext } from '#contracts/account.ts';
import { getQuery } from './queries.ts';

export const userQuery = getQuery('account/getusercontext', {}, 'fixed');
export const settingsQuery = getQuery('store/getsetupvalues', {}, 'fixed');

/** Spec 4: signed in when ContactId is above 0 and i_user_type equals 1. */
export const isSignedIn = (user: UserContext): boolean => user.ContactId > 0 && user.i_user_type === 1;

export const useUser = (): UserContext => useSuspenseQuery(userQuery).data;

export function useSetting(name: string): string {
  const { data } = useSuspenseQuery(settingsQuery);
  return data.find((setting) => setting.param_name === name)?.param_value ?? '';
}

/** Takes over what a command's answer says about the cart, without asking again. */
export function rememberCart(client: QueryClient, cart: { readonly OrderId: string; readonly lineCount: number }): void {
  client.setQueryData<UserContext>(userQuery.queryKey, (user) => user && { ...user, ...cart });
}
