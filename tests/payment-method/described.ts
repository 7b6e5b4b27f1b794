// A way of paying as a test describes one: what it adds to each side, in its own folder.
import type { PaymentMethodContract } from '#contracts/payment/method/payment-method.ts';
import type { MethodTexts } from '#platform/adapters/payment/method-texts.ts';
import type { PaymentOptionFor } from '#projections/checkout/payment-option/payment-option.ts';
import type { PaymentMethod } from '#write-side/payment/payment-method.ts';
import type { PaymentDetails } from '#domain/shared/payment-plan.ts';
import type { Provider } from './provider.ts';

/** As an entry of locales/*\/payment-method.json has them. */
interface Texts extends MethodTexts {
  /** The texts of the method's own form; the shop's own methods keep theirs in the shop's file. */
  readonly form?: Readonly<Record<string, string>>;
  /** Entries of locales/*\/error.json for codes of its schema. */
  readonly errors?: Readonly<Record<string, string>>;
}

export interface DescribedMethod {
  readonly contract: PaymentMethodContract;
  readonly option: PaymentOptionFor;
  readonly server: (provider: Provider) => PaymentMethod;
  readonly texts: Readonly<Record<'en' | 'fr', Texts>>;
  /** Details that a buyer may give, for the test. */
  readonly example: PaymentDetails;
  /** The details that an untouched form gives instead; absent where a provider's own frame asks for everything. */
  readonly blank?: PaymentDetails;
}

/** Reserved and taken with a provider, or in a ledger of the shop's own. */
export const atOnce =
  (provider: Provider, textOf: (details: PaymentDetails) => string): PaymentMethod['reserve'] =>
  async ({ idempotencyKey, amount, details }) =>
    provider.reserve(idempotencyKey, amount)
      ? { outcome: 'authorised', providerReference: idempotencyKey, text: textOf(details) }
      : { outcome: 'declined', code: 'payment_timeout' };

/** Every method that reserves with a provider does this with the reservation. */
export const withProvider = (provider: Provider) =>
  ({
    confirm: async () => ({ outcome: 'declined', code: 'challenge_failed' }),
    capture: async ({ idempotencyKey }) => {
      provider.capture(idempotencyKey);
      return { outcome: 'captured' };
    },
    refund: async ({ idempotencyKey }, _reference, { refundId, amount }) => {
      provider.refund(idempotencyKey, refundId, amount);
      return { outcome: 'refunded', providerReference: refundId };
    },
    cancel: async ({ idempotencyKey }) => ({ outcome: provider.cancel(idempotencyKey) }),
  }) satisfies Partial<PaymentMethod>;
