// Which payment provider moves what: the providers whose keys are set, and the sandbox for the rest where there is one. The
// libraries of providers are loaded by a shop that has them.
import { gatewayOf, paypalOf, stripeOf, type Config } from '#platform/adapters/config/config.ts';
import { observedGateway } from '#platform/adapters/observability/observed-gateway.ts';
import type { Observability } from '#platform/adapters/observability/observability.ts';
import type { PaymentGateway, PaymentGateways } from '#platform/adapters/payment/gateway.ts';
import { noGateway } from '#platform/adapters/payment/no-gateway.ts';
import { createSandboxClient } from '#platform/adapters/payment/sandbox-client.ts';
import type { StripeGateway } from '#platform/adapters/payment/stripe/stripe-gateway.ts';
import type { Clock } from '#platform/kernel/runtime/clock.ts';
import { publicOrigin } from './public-origin.ts';
import { GATEWAY_PATH } from './web/demonstration.ts';

export interface PaymentProviders {
  readonly gateways: PaymentGateways;
  /** For its pages and webhooks; undefined for a shop without it. */
  readonly stripe: StripeGateway | undefined;
}

export async function openPaymentProviders(
  config: Config,
  observability: Observability,
  clock: Clock,
): Promise<PaymentProviders> {
  const origin = publicOrigin(config);
  const access = gatewayOf(config);
  const sandbox =
    access && createSandboxClient(access.url, access.apiKey, config.DEMONSTRATION ? GATEWAY_PATH : access.url);
  const stripe = await openStripe(config, origin, clock);
  const paypal = await openPaypal(config, origin);
  const observed = <G extends PaymentGateway>(gateway: G): G =>
    gateway.origin === '' ? gateway : observedGateway(gateway, observability);
  return {
    gateways: {
      cards: observed(stripe?.cards ?? sandbox?.cards ?? noGateway),
      banks: observed(stripe?.banks ?? sandbox?.banks ?? noGateway),
      wallet: observed(paypal ?? sandbox?.wallet ?? noGateway),
    },
    stripe,
  };
}

async function openStripe(config: Config, origin: string, clock: Clock): Promise<StripeGateway | undefined> {
  const access = stripeOf(config);
  if (!access) return undefined;
  const { createStripeGateway } = await import('#platform/adapters/payment/stripe/stripe-gateway.ts');
  return createStripeGateway({ ...access, origin, now: clock.now });
}

async function openPaypal(config: Config, origin: string): Promise<PaymentGateway | undefined> {
  const access = paypalOf(config);
  if (!access) return undefined;
  const { createPaypalGateway } = await import('#platform/adapters/payment/paypal/paypal-gateway.ts');
  return createPaypalGateway({ ...access, origin });
}
