// The payment providers of a shop: one that moves several kinds of money is one.
import type { PaymentGateway, PaymentGateways } from './gateway.ts';

export interface Provider {
  /** Its name in small letters, as ids have it. */
  readonly provider: string;
  readonly name: string;
  readonly gateway: PaymentGateway;
  /** What it moves. */
  readonly kinds: readonly (keyof PaymentGateways)[];
}

export function providersOf(gateways: PaymentGateways): readonly Provider[] {
  const found = new Map<string, Provider>();
  for (const kind of Object.keys(gateways) as (keyof PaymentGateways)[]) {
    const gateway: PaymentGateway = gateways[kind];
    if (!gateway.name) continue;
    const provider = gateway.name.toLowerCase();
    const known = found.get(provider) ?? { provider, name: gateway.name, gateway, kinds: [] };
    found.set(provider, { ...known, kinds: [...known.kinds, kind] });
  }
  return [...found.values()];
}
