// Talks to the sandbox gateway over HTTP, as an adapter for a real provider would.
import type { Movement } from '#domain/reconciliation/reconciliation.events.ts';
import {
  GatewayMisconfigured,
  GatewayUnavailable,
  type AuthorisationRequest,
  type GatewayAuthorisation,
  type GatewayCancel,
  type GatewayCapture,
  type GatewayRefund,
  type GatewaySavedAccount,
  type GatewaySavedCard,
  type GatewaySettlement,
  type PaymentGateway,
  type PaymentGateways,
} from './gateway.ts';

const TIMEOUT_MS = 8_000;
/** The one that the sandbox knows. */
const WALLET = 'paypal';
/** The gateway understood and will not, now or later; any other refusal is a fault of ours that can be mended. */
const DECLINES: readonly number[] = [402, 409];

interface Reply {
  readonly status: number;
  readonly answer: unknown;
}

/** `pages`: where browsers find its pages, if not at its own origin (decision 0056). */
export function createSandboxClient(origin: string, apiKey: string, pages = origin): PaymentGateways {
  const forBrowsers = (answer: GatewayAuthorisation): GatewayAuthorisation =>
    answer.outcome === 'challenge' ? { ...answer, challengeUrl: answer.challengeUrl.replace(origin, pages) } : answer;

  async function call(method: string, path: string, body?: object): Promise<Reply> {
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      return { status: response.status, answer: await response.json() };
    } catch (error) {
      throw new GatewayUnavailable('the payment gateway does not answer', { cause: error });
    }
  }
  const confirmed = ({ status, answer }: Reply): void => {
    if (status >= 400)
      throw new GatewayMisconfigured(
        `the payment gateway refuses the shop's request (${status}): ${JSON.stringify(answer)}`,
      );
  };
  const declined = ({ status, answer }: Reply): { readonly outcome: 'declined'; readonly code: string } | undefined =>
    DECLINES.includes(status) ? { outcome: 'declined', code: (answer as { code: string }).code } : undefined;

  const cancelled = (reply: Reply): GatewayCancel => {
    confirmed(reply);
    return { outcome: (reply.answer as { status: string }).status === 'captured' ? 'captured' : 'cancelled' };
  };

  const authorise = async (path: string, request: object): Promise<GatewayAuthorisation> => {
    const reply = await call('POST', path, request);
    const refusal = declined(reply);
    if (refusal) return refusal;
    confirmed(reply);
    return forBrowsers(reply.answer as GatewayAuthorisation);
  };

  const gateway: PaymentGateway = {
    name: 'Sandbox',
    movesMoney: false,
    origin,
    check: async () => confirmed(await call('GET', '/health')),
    authorise: ({ isBuyerAway: _, ...request }) => authorise('/v1/authorisations', request),
    async capture(reference, amount, idempotencyKey): Promise<GatewayCapture> {
      const reply = await call('POST', `/v1/authorisations/${reference}/capture`, { amount, idempotencyKey });
      const refusal = declined(reply);
      if (refusal) return refusal;
      confirmed(reply);
      return { outcome: (reply.answer as { status: string }).status === 'captured' ? 'captured' : 'awaited' };
    },
    async settlement(reference) {
      const reply = await call('GET', `/v1/authorisations/${reference}/settlement`);
      confirmed(reply);
      return reply.answer as GatewaySettlement;
    },
    async cancel(reference, idempotencyKey): Promise<GatewayCancel> {
      return cancelled(await call('POST', `/v1/authorisations/${reference}/cancel`, { idempotencyKey }));
    },
    async abandon({ idempotencyKey }): Promise<GatewayCancel> {
      return cancelled(await call('POST', '/v1/authorisations/abandon', { idempotencyKey }));
    },
    async refund(reference, amount, idempotencyKey) {
      const reply = await call('POST', `/v1/authorisations/${reference}/refunds`, { amount, idempotencyKey });
      const refusal = declined(reply);
      if (refusal) return refusal;
      confirmed(reply);
      return reply.answer as GatewayRefund;
    },
    async movements(from, until) {
      const reply = await call('GET', `/v1/movements?${new URLSearchParams({ from, until }).toString()}`);
      confirmed(reply);
      return reply.answer as readonly Movement[];
    },
  };

  return {
    cards: {
      ...gateway,
      cardFormUrl: (language, savedCard) =>
        `${pages}/fields?lng=${language}${savedCard === undefined ? '' : `&card=${encodeURIComponent(savedCard)}`}`,
      async saveCard(token, idempotencyKey): Promise<GatewaySavedCard> {
        const reply = await call('POST', '/v1/cards', { token, idempotencyKey });
        const refusal = declined(reply);
        if (refusal) return refusal;
        confirmed(reply);
        return {
          outcome: 'saved',
          ...(reply.answer as Omit<Extract<GatewaySavedCard, { outcome: 'saved' }>, 'outcome'>),
        };
      },
      async forgetCard(reference) {
        confirmed(await call('POST', `/v1/cards/${reference}/forget`));
      },
    },
    banks: {
      ...gateway,
      currencies: ['USD', 'CAD'],
      bankFormUrl: (language, of) => {
        const more = of === 'toKeep' ? '&keep=1' : of ? `&account=${encodeURIComponent(of.savedAccount)}` : '';
        return `${pages}/bank-account?lng=${language}${more}`;
      },
      async saveAccount(token, idempotencyKey): Promise<GatewaySavedAccount> {
        const reply = await call('POST', '/v1/accounts', { token, idempotencyKey });
        const refusal = declined(reply);
        if (refusal) return refusal;
        confirmed(reply);
        return {
          outcome: 'saved',
          ...(reply.answer as Omit<Extract<GatewaySavedAccount, { outcome: 'saved' }>, 'outcome'>),
        };
      },
      async forgetAccount(reference) {
        confirmed(await call('POST', `/v1/accounts/${reference}/forget`));
      },
    },
    wallet: {
      ...gateway,
      authorise: ({ isBuyerAway: _, token: __, ...request }: AuthorisationRequest) =>
        authorise('/v1/wallet-authorisations', { ...request, wallet: WALLET }),
    },
  };
}
