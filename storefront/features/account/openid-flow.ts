// What a browser remembers between the shop and a provider of OpenID Connect. It opens nothing: the shop has sealed it.
const KEY = 'openid';

export interface OpenidFlow {
  readonly flow: string;
  readonly returnUrl: string;
  /** `link`: who is signed in adds a way to sign in; `letter`: whoever was sent a letter for a password takes it instead. */
  readonly purpose: 'sign-in' | 'register' | 'link' | 'letter';
  /** Of the letter. */
  readonly token?: string;
}

export const rememberFlow = (flow: OpenidFlow): void => sessionStorage.setItem(KEY, JSON.stringify(flow));

/** Good once. */
export function takeFlow(): OpenidFlow | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as OpenidFlow);
}
