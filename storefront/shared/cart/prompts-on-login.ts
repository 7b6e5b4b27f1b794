import type { SetupValues } from '#storefront/shared/session/session.ts';

/** Spec 6: the value with which the store offers them. */
const PROMPT_ON_LOGIN = 'Prompt On Login';

export const promptsOnLogin = (values: SetupValues): boolean =>
  values.some(({ param_name, param_value }) => param_name === 'ExistingCarts' && param_value === PROMPT_ON_LOGIN);
