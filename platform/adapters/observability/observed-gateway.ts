// Tells how the payment provider answers.
import { GatewayMisconfigured, GatewayUnavailable, type PaymentGateway } from '../payment/gateway.ts';
import { secondsSince } from './metrics.ts';
import type { Observability } from './observability.ts';

const faultOf = (error: unknown): string =>
  error instanceof GatewayUnavailable
    ? 'unavailable'
    : error instanceof GatewayMisconfigured
      ? 'misconfigured'
      : 'failed';

export function observedGateway<G extends PaymentGateway>(gateway: G, { metrics, tracing }: Observability): G {
  const observed = <T extends { readonly outcome: string } | undefined>(
    call: string,
    work: () => Promise<T>,
  ): Promise<T> =>
    tracing.span(`gateway ${call}`, { kind: 'client' }, async (span) => {
      const begun = performance.now();
      const tell = (outcome: string) => {
        span.set({ 'millwright.outcome': outcome });
        metrics.gateway(call, outcome, secondsSince(begun));
      };
      try {
        const answer = await work();
        tell(answer?.outcome ?? 'unknown');
        return answer;
      } catch (error) {
        tell(faultOf(error));
        throw error;
      }
    });
  return {
    ...gateway,
    authorise: (request) => observed('authorise', () => gateway.authorise(request)),
    capture: (reference, amount, key) => observed('capture', () => gateway.capture(reference, amount, key)),
    settlement: (reference) => observed('settlement', () => gateway.settlement(reference)),
    cancel: (reference, key) => observed('cancel', () => gateway.cancel(reference, key)),
    abandon: (request) => observed('abandon', () => gateway.abandon(request)),
    refund: (reference, amount, key) => observed('refund', () => gateway.refund(reference, amount, key)),
  };
}
