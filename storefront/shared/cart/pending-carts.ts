import type { SetupValues } from '#storefront/shared/session/session.ts';
import { postQuery } from '#storefront/lib/queries.ts';

export const PENDING_DAYS = [7, 30] as const;
export type PendingDays = (typeof PENDING_DAYS)[number];

export const pendingCartsQuery = (Days: PendingDays) => postQuery('cart/getAbandonedcarts', { Days }, 'session');
export const pendingCartsExistQuery = postQuery('cart/getAbandonedCartsExists', {}, 'session');

/** Spec 6: the value with which the store offers them. */
export const PROMPT_ON_LOGIN = 'Prompt On Login';

export const promptsOnLogin = (values: SetupValues): boolean =>
  values.some(({ param_name, param_value }) => param_name === 'ExistingCarts' && param_value === PROMPT_ON_LOGIN);
