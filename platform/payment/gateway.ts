// The port to a payment provider. Card data never passes through it: a token stands for what the provider's own fields took.
import type { Amount } from '#domain/shared/money.ts';

export interface CardAuthorisationRequest {
  /** The same key gives the same answer for ever, whatever happened in between. */
  readonly idempotencyKey: string;
  readonly token: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly reference: string;
  /** Of the buyer, for the challenge of their bank. */
  readonly language: string;
}

/** `pending`: the buyer's bank has not answered its challenge yet. */
export type GatewayAuthorisation =
  | { readonly outcome: 'authorised'; readonly providerReference: string; readonly brand: string; readonly lastFour: string }
  | { readonly outcome: 'challenge'; readonly providerReference: string; readonly challengeUrl: string }
  | { readonly outcome: 'declined'; readonly code: string };

export interface PaymentGateway {
  /** Origin of the provider's pages, for frames and message checks. */
  readonly origin: string;
  /** Page with the provider's own card fields. */
  cardFormUrl(language: string): string;
  /** @throws GatewayUnavailable when it does not answer: ask again with the same key */
  authorise(request: CardAuthorisationRequest): Promise<GatewayAuthorisation>;
  /** What became of an authorisation; undefined when the provider never saw the key. */
  find(idempotencyKey: string): Promise<GatewayAuthorisation | undefined>;
  capture(providerReference: string, amount: Amount, idempotencyKey: string): Promise<void>;
  cancel(providerReference: string, idempotencyKey: string): Promise<void>;
}

/** No answer: nothing is known about what the provider did. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}
