// Talks to the sandbox gateway over HTTP, as an adapter for a real provider would.
import { GatewayUnavailable, type GatewayAuthorisation, type GatewayCancel, type GatewayCapture, type GatewayRefund, type PaymentGateway } from './gateway.ts';

const TIMEOUT_MS = 8_000;
/** The gateway understood and will not, now or later; any other refusal is a fault of ours that can be mended. */
const CONFLICT = 409;

export function createSandboxClient(origin: string, apiKey: string): PaymentGateway {
  async function call(method: string, path: string, body?: object): Promise<{ status: number; answer: unknown }> {
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
  const confirmed = ({ status, answer }: { status: number; answer: unknown }) => {
    if (status >= 400) throw new Error(`the payment gateway refused: ${JSON.stringify(answer)}`);
  };

  return {
    origin,
    cardFormUrl: (language) => `${origin}/fields?lng=${language}`,
    async authorise(request) {
      const { status, answer } = await call('POST', '/v1/authorisations', request);
      return status < 400 ? (answer as GatewayAuthorisation) : { outcome: 'declined', code: (answer as { code: string }).code };
    },
    async find(idempotencyKey) {
      const { status, answer } = await call('GET', `/v1/authorisations?key=${encodeURIComponent(idempotencyKey)}`);
      return status === 404 ? undefined : (answer as GatewayAuthorisation);
    },
    async capture(reference, amount, idempotencyKey): Promise<GatewayCapture> {
      const reply = await call('POST', `/v1/authorisations/${reference}/capture`, { amount, idempotencyKey });
      if (reply.status === CONFLICT) return { outcome: 'declined', code: (reply.answer as { code: string }).code };
      confirmed(reply);
      return { outcome: 'captured' };
    },
    async cancel(reference, idempotencyKey): Promise<GatewayCancel> {
      const reply = await call('POST', `/v1/authorisations/${reference}/cancel`, { idempotencyKey });
      confirmed(reply);
      return { outcome: (reply.answer as { status: string }).status === 'captured' ? 'captured' : 'cancelled' };
    },
    async refund(reference, amount, idempotencyKey) {
      const { status, answer } = await call('POST', `/v1/authorisations/${reference}/refunds`, { amount, idempotencyKey });
      return status < 400 ? (answer as GatewayRefund) : { outcome: 'declined', code: (answer as { code: string }).code };
    },
  };
}
