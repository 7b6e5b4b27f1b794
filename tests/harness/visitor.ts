// A browser as the API sees it: one person's cookies and language.
import { ApiError, createHttpClient, type HttpClient } from '#contracts/client.ts';
import type { ErrorAnswer } from '#contracts/shared/error.ts';

export interface Visitor extends HttpClient {
  /** The refusal that a call must end in. */
  refused(call: Promise<unknown>): Promise<{ readonly status: number } & ErrorAnswer>;
  /** A token for a test card, as the gateway's own fields would give it. */
  cardToken(number: string): Promise<string>;
  /** The same browser through another web process. */
  through(url: string): Visitor;
  /** The same browser, whose answers are lost on their way: no cookie of theirs is kept. */
  unheard(): Visitor;
  /** Plain HTTP with this visitor's cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  challenge: '4000000000003220',
  silent: '4000000000006975',
  captureDeclined: '4000000000000341',
  captureDeclinedOnce: '4000000000000259',
  captureDeclinedThenSilent: '4000000000000358',
  refundDeclined: '4000000000005126',
  refundSilent: '4000000000007726',
} as const;

/** Returns a token that pays with that card. */
export const payByCard = async (visitor: Visitor, number: string = cards.approved) => ({
  method: 'card' as const,
  token: await visitor.cardToken(number),
});

/** In it a browser keeps how far it has read or written. */
export const POSITION_COOKIE = 'mw_position';

/**
 * Visitors with the same `positions` read what any of them did, as they read what they did themselves: otherwise what one does
 * and another sees at once would hang on how fast the read models are.
 */
export function createVisitor(
  url: string,
  gatewayUrl: string,
  language: 'en' | 'fr',
  positions = new Map<string, string>(),
  cookies = new Map<string, string>(),
): Visitor {
  const withCookies: typeof fetch = async (input, init) => {
    const response = await fetch(input, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init?.headers as Record<string, string>),
        cookie: [...cookies, ...positions].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const kept = name === POSITION_COOKIE ? positions : cookies;
      if (value === '' || /Expires=Thu, 01 Jan 1970/.test(line)) kept.delete(name);
      else kept.set(name, value);
    }
    return response;
  };
  const client = createHttpClient({ baseUrl: url, language: () => language, fetch: withCookies });
  return {
    ...client,
    through: (other) => createVisitor(other, gatewayUrl, language, positions, cookies),
    unheard: () => createVisitor(url, gatewayUrl, language, positions, new Map(cookies)),
    fetch: (path, init) => withCookies(`${url}${path}`, init),
    async refused(call) {
      try {
        await call;
      } catch (error) {
        if (error instanceof ApiError) return { status: error.status, ...error.answer };
        throw error;
      }
      throw new Error('the call was not refused');
    },
    async cardToken(number) {
      const response = await fetch(`${gatewayUrl}/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number, expiry: '12/49', code: '123', holder: 'Test Buyer' }),
      });
      if (!response.ok) throw new Error(`the gateway gives no token: ${response.status}`);
      return ((await response.json()) as { token: string }).token;
    },
  };
}
