// The port to a payment provider. Data of cards and bank accounts never pass through it: a token stands for what the
// provider's own fields took.
import type { Movement } from '#domain/reconciliation/reconciliation.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Amount } from '#domain/shared/money.ts';
import { NamedFailure } from '#platform/kernel/failure/named-failure.ts';

export interface AuthorisationRequest {
  /** The same key never reserves twice, and tells what has become of what it reserved. */
  readonly idempotencyKey: string;
  /** Of a card, or of a bank account; empty for a wallet, whose own page the buyer signs in to. */
  readonly token: string;
  readonly amount: Amount;
  readonly currency: CurrencyCode;
  /** By this the provider's books name it: the id of the order, or of the payment of invoices. */
  readonly reference: string;
  /** The buyer's language, for the provider's pages. */
  readonly language: string;
  /** Nobody is at the screen: it is charged by what the buyer gave for a payment before. */
  readonly isBuyerAway?: boolean;
}

/** `brand` is also the name of a bank, or of a wallet, which has no digits. */
export type GatewayAuthorisation =
  | {
      readonly outcome: 'authorised';
      readonly providerReference: string;
      readonly brand: string;
      readonly lastFour: string;
    }
  | { readonly outcome: 'challenge'; readonly providerReference: string; readonly challengeUrl: string }
  | { readonly outcome: 'declined'; readonly code: string };

/** `awaited`: it was begun, and settles days later. */
export type GatewayCapture =
  { readonly outcome: 'captured' | 'awaited' } | { readonly outcome: 'declined'; readonly code: string };

/** What became of awaited money: `isFinal` once the bank cannot return it any more. */
export type GatewaySettlement =
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'settled'; readonly isFinal: boolean }
  | { readonly outcome: 'returned'; readonly code: string };

/** `captured`: too late, the money was taken. */
export type GatewayCancel = { readonly outcome: 'cancelled' | 'captured' };

export type GatewayRefund =
  | { readonly outcome: 'refunded'; readonly providerReference: string }
  | { readonly outcome: 'declined'; readonly code: string };

/** Facts of a card that the provider keeps; `goodTo` is the month to whose end it is good (YYYY-MM). */
export type GatewaySavedCard =
  | {
      readonly outcome: 'saved';
      readonly reference: string;
      readonly brand: string;
      readonly lastFour: string;
      readonly goodTo: string;
      readonly holder: string;
    }
  | { readonly outcome: 'declined'; readonly code: string };

/** Facts of a bank account that the provider keeps the consent for; `brand` is the bank's name. */
export type GatewaySavedAccount =
  | {
      readonly outcome: 'saved';
      readonly reference: string;
      readonly brand: string;
      readonly lastFour: string;
      readonly holder: string;
    }
  | { readonly outcome: 'declined'; readonly code: string };

/** What every provider does, whatever money it moves. */
export interface PaymentGateway {
  /** Of the provider, for the eye; empty where there is none. */
  readonly name: string;
  /** False of a provider's own test mode, and of the sandbox. */
  readonly movesMoney: boolean;
  /** Origin of the provider's pages, for frames and message checks; empty where there is no provider. */
  readonly origin: string;
  /** Whether it answers, and takes the shop's keys. @throws GatewayUnavailable, GatewayMisconfigured */
  check(): Promise<void>;
  /**
   * Reserves money. Asked again by the same key it never reserves twice, and says what has become of it: a challenge is
   * one until the buyer has answered.
   * @throws GatewayUnavailable when it does not answer: ask again with the same key; GatewayMisconfigured
   */
  authorise(request: AuthorisationRequest): Promise<GatewayAuthorisation>;
  /**
   * Takes what was reserved; `declined` when the provider will not, however often it is asked by this key.
   * @throws GatewayUnavailable when it does not answer: ask again with the same key
   */
  capture(providerReference: string, amount: Amount, idempotencyKey: string): Promise<GatewayCapture>;
  /** Finds out what became of money that was awaited at its capture. @throws GatewayUnavailable */
  settlement(providerReference: string): Promise<GatewaySettlement>;
  /** Gives a reservation back. @throws GatewayUnavailable when it does not answer: ask again with the same key */
  cancel(providerReference: string, idempotencyKey: string): Promise<GatewayCancel>;
  /**
   * The same where the answer to a request was lost, or is under way. An authorisation that comes later by its key is
   * declined.
   * @throws GatewayUnavailable
   */
  abandon(request: AuthorisationRequest): Promise<GatewayCancel>;
  /**
   * Gives back some of what was captured. The same key gives the same answer for ever.
   * @throws GatewayUnavailable when it does not answer: ask again with the same key
   */
  refund(providerReference: string, amount: Amount, idempotencyKey: string): Promise<GatewayRefund>;
  /**
   * What it took and gave back for this shop from one moment until another (ISO), as its own books have it.
   * @throws GatewayUnavailable, GatewayMisconfigured
   */
  movements(from: string, until: string): Promise<readonly Movement[]>;
}

export interface CardGateway extends PaymentGateway {
  /** Page with the provider's own card fields; of a card that the provider keeps, it asks the security code alone. */
  cardFormUrl(language: string, savedCard?: string): string;
  /**
   * Keeps the card that a token stands for. The same key gives the same answer for ever.
   * @throws GatewayUnavailable when it does not answer: ask again with the same key
   */
  saveCard(token: string, idempotencyKey: string): Promise<GatewaySavedCard>;
  /** Forgets a card; harmless when repeated. @throws GatewayUnavailable */
  forgetCard(reference: string): Promise<void>;
}

export interface BankGateway extends PaymentGateway {
  /** Of the accounts that it debits. */
  readonly currencies: readonly CurrencyCode[];
  /**
   * Page with the provider's own fields of a bank account, and the consent to one debit of it, or `toKeep` it for debits that are
   * consented to one by one; of an account that the provider keeps, it asks the consent alone.
   */
  bankFormUrl(language: string, of?: { readonly savedAccount: string } | 'toKeep'): string;
  /**
   * Keeps the account that a token stands for. The same key gives the same answer for ever.
   * @throws GatewayUnavailable when it does not answer: ask again with the same key
   */
  saveAccount(token: string, idempotencyKey: string): Promise<GatewaySavedAccount>;
  /** Forgets an account; harmless when repeated. @throws GatewayUnavailable */
  forgetAccount(reference: string): Promise<void>;
}

/** Which provider moves what: each kind may have one of its own. */
export interface PaymentGateways {
  readonly cards: CardGateway;
  readonly banks: BankGateway;
  readonly wallet: PaymentGateway;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly gateways: PaymentGateways;
  }
}

/**
 * The provider refuses the shop itself, as with a wrong API key: a fault of ours, which no buyer's card can mend.
 * Nothing was reserved.
 */
export class GatewayMisconfigured extends NamedFailure {
  override readonly name = 'GatewayMisconfigured';

  constructor(said: string) {
    super('gateway_misconfigured', said);
  }
}

/** No answer: nothing is known about what the provider did. */
export class GatewayUnavailable extends NamedFailure {
  override readonly name = 'GatewayUnavailable';
  /** Nobody knows yet whether the provider took the money; the worker will find out and finish or undo. */
  override readonly refusal = 'payment_pending';

  constructor(said: string, options?: ErrorOptions) {
    super('gateway_away', said, options);
  }
}
