// Stripe: cards, and debits of bank accounts in the United States. Numbers are typed into Stripe's own fields; what comes
// here are ids of payment methods. https://docs.stripe.com/api
import Stripe from 'stripe';
import { needed } from '#domain/shared/needed.ts';
import {
  GatewayMisconfigured,
  GatewayUnavailable,
  type AuthorisationRequest,
  type BankGateway,
  type CardGateway,
  type GatewayAuthorisation,
  type GatewayCancel,
  type GatewaySavedAccount,
  type GatewaySavedCard,
  type GatewaySettlement,
  type PaymentGateway,
} from '../gateway.ts';
import { stripeMovements } from './stripe-movements.ts';
import { STRIPE_PAGES } from './stripe-pages.ts';
import { brandName, declineCode, returnCode } from './stripe-words.ts';

export interface StripeOptions {
  readonly secretKey: string;
  /** Signs Stripe's webhooks. */
  readonly webhookSecret: string;
  /** Where the shop's own pages with Stripe's fields lie, such as https://shop.example. */
  readonly origin: string;
  /** Answers in place of https://api.stripe.com, for tests. */
  readonly apiUrl?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** `payment`: Stripe's id of the payment that an event is about; undefined for events of other things. */
export interface StripeHook {
  readonly eventId: string;
  readonly payment: string | undefined;
}

export interface StripeGateway {
  readonly cards: CardGateway;
  readonly banks: BankGateway;
  /** What the page of a bank account proves its consent with, in the buyer's browser. @throws GatewayUnavailable */
  beginBankConsent(): Promise<{ readonly clientSecret: string }>;
  /** What the page of a challenge asks the buyer's bank with. @throws GatewayUnavailable */
  challengeOf(providerReference: string): Promise<{ readonly clientSecret: string } | undefined>;
  /** What a webhook is about; undefined where Stripe has not signed it in the last five minutes. */
  readHook(body: Buffer, signature: string): StripeHook | undefined;
  /** Whose authorisation it is; undefined for what is none of this shop's. @throws GatewayUnavailable */
  paymentOf(providerReference: string): Promise<{ readonly key: string; readonly isDebit: boolean } | undefined>;
}

const TIMEOUT_MS = 8_000;
const DAY_MS = 86_400_000;
const HOOK_SECONDS = 300;
/** A bank may return a debit that its owner has not allowed for so long. https://docs.stripe.com/payments/ach-direct-debit */
const RETURNABLE_DAYS = 60;

const { errors } = Stripe;

/** A card by `tok_pm_…`, with `.cvctok_…` where the security code of a card that is kept was asked. */
const CARD_TOKEN = /^tok_(pm_\w+)(?:\.(cvctok_\w+))?$/;
/** A bank account by the consent to debit it. */
const BANK_TOKEN = /^bank_(seti_\w+)$/;

export function createStripeGateway({ secretKey, webhookSecret, origin, apiUrl, now }: StripeOptions): StripeGateway {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOf(apiUrl),
  });
  const { paymentIntents, paymentMethods, setupIntents, customers } = stripe;

  /** A customer of Stripe's stands for one payment, so that its card can be charged again when an order is changed. */
  const customerFor = async (key: string): Promise<string> =>
    (await customers.create({ metadata: { key } }, { idempotencyKey: `${key}.customer` })).id;

  async function payerOf(
    { idempotencyKey, token, isBuyerAway }: AuthorisationRequest,
    [, paymentMethod = '', securityCode]: RegExpExecArray | [],
  ): Promise<Partial<Stripe.PaymentIntentCreateParams> | undefined> {
    if (!token || !paymentMethod) return undefined;
    const { customer } = await paymentMethods.retrieve(paymentMethod, { expand: ['customer'] });
    const owner = customer && typeof customer === 'object' && !('deleted' in customer) ? customer : undefined;
    const of = { payment_method: paymentMethod };
    if (isBuyerAway) return owner && { ...of, customer: owner.id, off_session: true };
    if (securityCode && owner)
      return { ...of, customer: owner.id, payment_method_options: { card: { cvc_token: securityCode } } };
    // What belongs to another payment is charged with its security code, or when nobody is at the screen.
    if (owner && owner.metadata['key'] !== idempotencyKey) return undefined;
    return { ...of, customer: await customerFor(idempotencyKey), setup_future_usage: 'off_session' };
  }

  /** Makes a payment once by its key, and returns it as it is now. */
  async function made(params: Stripe.PaymentIntentCreateParams, idempotencyKey: string): Promise<Stripe.PaymentIntent> {
    const answer = await paymentIntents.create({ ...params, expand: ['payment_method'] }, { idempotencyKey });
    return answer.lastResponse.headers['idempotent-replayed'] === 'true'
      ? paymentIntents.retrieve(answer.id, { expand: ['payment_method'] })
      : answer;
  }

  const common = ({ idempotencyKey, amount, currency, reference }: AuthorisationRequest) => ({
    amount,
    currency: currency.toLowerCase(),
    metadata: { key: idempotencyKey, order: reference },
  });

  async function authorised(
    request: AuthorisationRequest,
    unreadable: string,
    params: () => Promise<Stripe.PaymentIntentCreateParams | undefined>,
  ): Promise<GatewayAuthorisation> {
    return answered(async () => {
      try {
        const wanted = await params();
        if (!wanted) return { outcome: 'declined', code: unreadable };
        return authorisationOf(await made(wanted, request.idempotencyKey), request.language);
      } catch (error) {
        if (error instanceof errors.StripeCardError) return { outcome: 'declined', code: declineCode(error) };
        if (isOtherRequest(error)) return { outcome: 'declined', code: 'payment_timeout' };
        if (isOfUnknown(error)) return { outcome: 'declined', code: unreadable };
        throw error;
      }
    });
  }

  const authoriseCard = (request: AuthorisationRequest): Promise<GatewayAuthorisation> =>
    authorised(request, 'card_token_invalid', async () => {
      const payer = await payerOf(request, CARD_TOKEN.exec(request.token) ?? []);
      if (!payer) return undefined;
      const params: Stripe.PaymentIntentCreateParams = {
        ...common(request),
        ...payer,
        confirm: true,
        capture_method: 'manual',
        allowed_payment_method_types: ['card'],
        use_stripe_sdk: true,
      };
      return params;
    });

  /** Whom the consent to debit an account is of; undefined where it was not given, or the account is forgotten. */
  async function consentOf(
    id: string,
  ): Promise<{ readonly customer: string; readonly account: Stripe.PaymentMethod } | undefined> {
    const { status, payment_method: account } = await setupIntents.retrieve(id, { expand: ['payment_method'] });
    if (status !== 'succeeded' || !account || typeof account !== 'object' || !account.customer) return undefined;
    return { customer: idOf(account.customer), account };
  }

  const authoriseBank = (request: AuthorisationRequest): Promise<GatewayAuthorisation> =>
    authorised(request, 'bank_token_invalid', async () => {
      const [, id] = BANK_TOKEN.exec(request.token) ?? [];
      if (!id) return undefined;
      const kept = await consentOf(id);
      if (!kept) return undefined;
      const { customer, account } = kept;
      const params: Stripe.PaymentIntentCreateParams = {
        ...common(request),
        customer,
        payment_method: account.id,
        allowed_payment_method_types: ['us_bank_account'],
      };
      return params;
    });

  async function cancel(reference: string, idempotencyKey: string): Promise<GatewayCancel> {
    return answered(async () => {
      try {
        await paymentIntents.cancel(reference, {}, { idempotencyKey });
      } catch (error) {
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
        const { status } = await paymentIntents.retrieve(reference);
        if (status === 'succeeded' || status === 'processing') return { outcome: 'captured' };
        if (status !== 'canceled' && status !== 'requires_payment_method') throw error;
      }
      return { outcome: 'cancelled' };
    });
  }

  /**
   * Takes the key with another request, so that whoever comes later by it is refused; where it is taken already, gives
   * back what was reserved by it.
   */
  const abandon =
    (authorise: PaymentGateway['authorise']): PaymentGateway['abandon'] =>
    async (request) => {
      const { idempotencyKey } = request;
      const nothing: Stripe.PaymentIntentCreateParams = {
        ...common(request),
        allowed_payment_method_types: ['card'],
        metadata: { key: idempotencyKey, abandoned: '1' },
      };
      const found = await answered(async () => {
        try {
          return (await paymentIntents.create(nothing, { idempotencyKey })).id;
        } catch (error) {
          if (isOtherRequest(error) || error instanceof errors.StripeCardError) return undefined;
          throw error;
        }
      });
      if (found) return cancel(found, `${idempotencyKey}.cancel`);
      const answer = await authorise(request);
      return answer.outcome === 'declined'
        ? { outcome: 'cancelled' }
        : cancel(answer.providerReference, `${idempotencyKey}.cancel`);
    };

  const shared = {
    name: 'Stripe',
    movesMoney: !secretKey.includes('_test_'),
    origin,
    check: () => answered(async () => void (await paymentIntents.list({ limit: 1 }))),
    cancel,
    movements: (from, until) => answered(() => stripeMovements(stripe, from, until)),
    async refund(reference, amount, idempotencyKey) {
      return answered(async () => {
        try {
          const refund = await stripe.refunds.create({ payment_intent: reference, amount }, { idempotencyKey });
          return refund.status === 'failed' || refund.status === 'canceled'
            ? { outcome: 'declined', code: 'refund_declined' }
            : { outcome: 'refunded', providerReference: refund.id };
        } catch (error) {
          if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
          const isTooMuch = error.code === 'charge_already_refunded' || error.param === 'amount';
          return { outcome: 'declined', code: isTooMuch ? 'refund_exceeds_paid' : 'refund_declined' };
        }
      });
    },
  } satisfies Partial<PaymentGateway>;

  return {
    cards: {
      ...shared,
      authorise: authoriseCard,
      abandon: abandon(authoriseCard),
      async capture(reference, amount, idempotencyKey) {
        return answered(async () => {
          try {
            await paymentIntents.capture(reference, { amount_to_capture: amount }, { idempotencyKey });
            return { outcome: 'captured' };
          } catch (error) {
            if (!isRefusal(error)) throw error;
            const { status } = await paymentIntents.retrieve(reference);
            return status === 'succeeded' ? { outcome: 'captured' } : { outcome: 'declined', code: 'capture_declined' };
          }
        });
      },
      settlement: () => Promise.reject(new Error('money of cards is not awaited')),
      cardFormUrl: (language, savedCard) =>
        `${STRIPE_PAGES}/card?lng=${language}${savedCard === undefined ? '' : `&card=${encodeURIComponent(savedCard)}`}`,
      async saveCard(token, idempotencyKey): Promise<GatewaySavedCard> {
        const [, id] = CARD_TOKEN.exec(token) ?? [];
        if (!id) return { outcome: 'declined', code: 'card_token_invalid' };
        return answered(async () => {
          try {
            let card = await paymentMethods.retrieve(id);
            if (!card.customer) {
              const customer = await customerFor(idempotencyKey);
              card = await paymentMethods.attach(id, { customer }, { idempotencyKey: `${idempotencyKey}.attach` });
            }
            return savedCardOf(card);
          } catch (error) {
            if (error instanceof errors.StripeCardError) return { outcome: 'declined', code: declineCode(error) };
            if (isOfUnknown(error)) return { outcome: 'declined', code: 'card_token_invalid' };
            throw error;
          }
        });
      },
      async forgetCard(reference) {
        await answered(async () => {
          if ((await paymentMethods.retrieve(reference)).customer) await paymentMethods.detach(reference);
        });
      },
    },
    banks: {
      ...shared,
      currencies: ['USD'],
      authorise: authoriseBank,
      abandon: abandon(authoriseBank),
      async capture(reference, _amount, idempotencyKey) {
        return answered(async () => {
          try {
            await paymentIntents.confirm(reference, { off_session: true }, { idempotencyKey });
            return { outcome: 'awaited' };
          } catch (error) {
            if (!isRefusal(error)) throw error;
            const { status, last_payment_error: why } = await paymentIntents.retrieve(reference);
            return status === 'processing' || status === 'succeeded'
              ? { outcome: 'awaited' }
              : { outcome: 'declined', code: returnCode(why?.decline_code ?? why?.code) };
          }
        });
      },
      settlement: (reference) =>
        answered(async () =>
          settlementOf(await paymentIntents.retrieve(reference, { expand: ['latest_charge'] }), now()),
        ),
      bankFormUrl: (language, of) =>
        `${STRIPE_PAGES}/bank?lng=${language}${typeof of === 'object' ? `&account=${encodeURIComponent(of.savedAccount)}` : ''}`,
      async saveAccount(token): Promise<GatewaySavedAccount> {
        const [, id] = BANK_TOKEN.exec(token) ?? [];
        if (!id) return { outcome: 'declined', code: 'bank_token_invalid' };
        return answered(async () => {
          try {
            const { account } = (await consentOf(id)) ?? {};
            // The consent holds for later debits, too, and the account is of the customer that it was given for.
            return account?.us_bank_account
              ? {
                  outcome: 'saved',
                  reference: id,
                  brand: account.us_bank_account.bank_name ?? '',
                  lastFour: account.us_bank_account.last4 ?? '',
                  holder: account.billing_details.name ?? '',
                }
              : { outcome: 'declined', code: 'bank_token_invalid' };
          } catch (error) {
            if (isOfUnknown(error)) return { outcome: 'declined', code: 'bank_token_invalid' };
            throw error;
          }
        });
      },
      async forgetAccount(reference) {
        await answered(async () => {
          const { account } = (await consentOf(reference)) ?? {};
          if (account) await paymentMethods.detach(account.id);
        });
      },
    },
    beginBankConsent: () =>
      answered(async () => {
        const customer = (await customers.create()).id;
        const { client_secret } = await setupIntents.create({
          customer,
          allowed_payment_method_types: ['us_bank_account'],
          payment_method_options: { us_bank_account: { verification_method: 'instant' } },
        });
        return { clientSecret: needed(client_secret, 'client secret') };
      }),
    challengeOf: (reference) =>
      answered(async () => {
        try {
          const { client_secret: secret } = await paymentIntents.retrieve(reference);
          return secret ? { clientSecret: secret } : undefined;
        } catch (error) {
          if (isOfUnknown(error)) return undefined;
          throw error;
        }
      }),
    readHook(body, signature) {
      try {
        const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret, HOOK_SECONDS);
        return { eventId: event.id, payment: paymentIn(event) };
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError || error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
    paymentOf: (reference) =>
      answered(async () => {
        const { metadata, payment_method_types: types } = await paymentIntents.retrieve(reference);
        const { key } = metadata;
        return key === undefined ? undefined : { key, isDebit: types.includes('us_bank_account') };
      }),
  };
}

function hostOf(apiUrl: string | undefined): Pick<NonNullable<ConstructorParameters<typeof Stripe>[1]>, 'host'> {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { host: hostname, ...(port ? { port } : {}), protocol: protocol === 'http:' ? 'http' : 'https' } as {
    host: string;
  };
}

const idOf = (one: string | { readonly id: string }): string => (typeof one === 'string' ? one : one.id);

/** The key was used for another request. */
const isOtherRequest = (error: unknown): boolean =>
  error instanceof errors.StripeIdempotencyError && error.statusCode !== 409;
const isOfUnknown = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError;

/** @throws GatewayUnavailable, GatewayMisconfigured */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof errors.StripeError)) throw error;
    if (
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeRateLimitError ||
      error.statusCode === 409 ||
      (error.statusCode ?? 500) >= 500
    )
      throw new GatewayUnavailable('Stripe does not answer', { cause: error });
    throw new GatewayMisconfigured(
      `Stripe refuses the shop's request (${error.statusCode}): ${error.code ?? error.type}`,
    );
  }
}

function authorisationOf(intent: Stripe.PaymentIntent, language: string): GatewayAuthorisation {
  const { id, status, last_payment_error: why } = intent;
  switch (status) {
    case 'requires_capture':
    case 'requires_confirmation':
    case 'succeeded':
      return { outcome: 'authorised', providerReference: id, ...factsOf(intent.payment_method) };
    case 'requires_action':
      return {
        outcome: 'challenge',
        providerReference: id,
        challengeUrl: `${STRIPE_PAGES}/challenge/${id}?lng=${language}`,
      };
    case 'canceled':
      return { outcome: 'declined', code: 'payment_timeout' };
    case 'requires_payment_method':
      return { outcome: 'declined', code: declineCode(why ?? {}) };
    default:
      throw new GatewayUnavailable(`Stripe has not made up its mind (${status})`);
  }
}

function factsOf(method: Stripe.PaymentIntent['payment_method']): { brand: string; lastFour: string } {
  const { card, us_bank_account: account } = method && typeof method === 'object' ? method : {};
  return {
    brand: card ? brandName(card.brand) : (account?.bank_name ?? ''),
    lastFour: card?.last4 ?? account?.last4 ?? '',
  };
}

function savedCardOf({ id, card, billing_details: owner }: Stripe.PaymentMethod): GatewaySavedCard {
  if (!card) return { outcome: 'declined', code: 'card_not_storable' };
  return {
    outcome: 'saved',
    reference: id,
    brand: brandName(card.brand),
    lastFour: card.last4,
    goodTo: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
    holder: owner.name ?? '',
  };
}

function settlementOf(intent: Stripe.PaymentIntent, nowMs: number): GatewaySettlement {
  const { status, latest_charge: charge, last_payment_error: why, created } = intent;
  if (charge && typeof charge === 'object' && charge.disputed)
    return { outcome: 'returned', code: 'debit_unauthorised' };
  if (status === 'succeeded')
    return { outcome: 'settled', isFinal: nowMs - created * 1_000 > RETURNABLE_DAYS * DAY_MS };
  if (status === 'canceled' || status === 'requires_payment_method')
    return { outcome: 'returned', code: returnCode(why?.decline_code ?? why?.code) };
  return { outcome: 'pending' };
}

function paymentIn({ type, data: { object } }: Stripe.Event): string | undefined {
  if (type.startsWith('payment_intent.')) return (object as Stripe.PaymentIntent).id;
  const { payment_intent: payment } = object as { readonly payment_intent?: string | { readonly id: string } | null };
  return payment ? idOf(payment) : undefined;
}
