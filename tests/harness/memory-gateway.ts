// A payment provider in memory, which does to the test cards and accounts what the sandbox does.
import {
  GatewayUnavailable,
  type AuthorisationRequest,
  type BankGateway,
  type CardGateway,
  type GatewayAuthorisation,
  type PaymentGateways,
} from '#platform/adapters/payment/gateway.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { debitAfter, testAccount, type AccountBehaviour } from '#payment-sandbox/test-accounts.ts';
import { isStorable, testCard, type Behaviour } from '#payment-sandbox/test-cards.ts';

interface Authorisation {
  readonly reference: string;
  readonly behaviour: Behaviour | undefined;
  readonly account?: AccountBehaviour;
  submittedAt?: number;
  readonly brand: string;
  readonly lastFour: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** Milliseconds since 1970. */
  capturedAt?: number;
  status: 'authorised' | 'challenged' | 'declined' | 'submitted' | 'captured' | 'returned' | 'cancelled';
  code: string;
  firstCapture?: string;
  readonly refunds: Map<string, { readonly amount: number; readonly isRefunded: boolean; readonly at: number }>;
}

export interface MemoryGateway extends CardGateway, BankGateway {
  /** Itself for cards and banks, and its wallet. */
  readonly gateways: PaymentGateways;
  /** What the provider's own fields give for a test card. */
  tokenFor(number: string): string;
  /** What the provider's own fields give for a test account. */
  accountTokenFor(number: string): string;
  /** What the buyer does on the page of a wallet. */
  answerWallet(idempotencyKey: string, approved: boolean): void;
  /** What became of each card that was to be charged, in the order of the requests. */
  statuses(): readonly Authorisation['status'][];
  /** What it holds, took and gave back by each key, in minor units. */
  books(): readonly {
    readonly key: string;
    readonly status: Authorisation['status'];
    readonly amount: number;
    readonly refunded: number;
  }[];
  /** References of the cards and accounts that it keeps. */
  savedCards(): readonly string[];
}

const DECLINED: Partial<Record<Behaviour, string>> = {
  decline: 'card_declined',
  'insufficient-funds': 'insufficient_funds',
  expired: 'card_expired',
};

/** Days of debits pass by `now`, in milliseconds. */
export function createMemoryGateway(now: () => number = Date.now): MemoryGateway {
  const tokens = new Map<string, string>();
  const byKey = new Map<string, Authorisation>();
  const savedCards = new Map<string, { readonly reference: string; readonly number: string }>();
  const accountTokens = new Map<string, string>();
  const byReference = (reference: string) =>
    [...byKey.values()].map(passDays).find((one) => one.reference === reference);
  const lost = () => new GatewayUnavailable('the answer was lost');

  function passDays(one: Authorisation): Authorisation {
    if (one.account === undefined || one.submittedAt === undefined || one.status === 'cancelled') return one;
    const { status, code } = debitAfter(one.account, now() - one.submittedAt);
    return Object.assign(one, { status, code });
  }

  function authoriseAccount(
    { idempotencyKey: key, amount, currency }: AuthorisationRequest,
    number: string,
  ): GatewayAuthorisation {
    const account = testAccount(number)!;
    const made: Authorisation = {
      reference: `auth_${byKey.size + 1}`,
      behaviour: undefined,
      account,
      brand: 'Example Bank',
      lastFour: number.slice(-4),
      ...{ amount, currency },
      status: 'authorised',
      code: '',
      refunds: new Map(),
    };
    byKey.set(key, made);
    if (account === 'debit-silent') throw lost();
    return answerOf(made);
  }

  function answerOf({ status, code, reference, brand, lastFour }: Authorisation): GatewayAuthorisation {
    if (status === 'declined' || status === 'cancelled') return { outcome: 'declined', code: code || 'card_declined' };
    if (status === 'challenged')
      return { outcome: 'challenge', providerReference: reference, challengeUrl: `https://gateway.test/${reference}` };
    return { outcome: 'authorised', providerReference: reference, brand, lastFour };
  }

  function submitted(one: Authorisation): { outcome: 'awaited' } {
    one.submittedAt ??= now();
    if (one.status === 'authorised') one.status = 'submitted';
    return { outcome: 'awaited' };
  }

  const isCaptureDeclined = ({ behaviour, firstCapture }: Authorisation, key: string): boolean =>
    behaviour === 'capture-declined' || ((behaviour?.startsWith('capture-declined') ?? false) && firstCapture === key);

  function cancelled(one: Authorisation | undefined): { outcome: 'cancelled' | 'captured' } {
    if (one?.status === 'captured') return { outcome: 'captured' };
    if (one && one.status !== 'declined' && one.status !== 'returned') one.status = 'cancelled';
    return { outcome: 'cancelled' };
  }

  const gateway: Omit<MemoryGateway, 'gateways'> = {
    statuses: () => [...byKey.values()].map(passDays).map(({ status }) => status),
    books: () =>
      [...byKey].map(([key, one]) => ({
        key,
        status: passDays(one).status,
        amount: one.amount,
        refunded: [...one.refunds.values()].reduce((sum, refund) => sum + (refund.isRefunded ? refund.amount : 0), 0),
      })),
    name: 'Memory',
    movesMoney: false,
    origin: 'https://gateway.test',
    check: async () => undefined,
    currencies: ['USD', 'CAD'],
    bankFormUrl: (language, of) =>
      `https://gateway.test/bank-account?lng=${language}${of === 'toKeep' ? '&keep=1' : of ? `&account=${of.savedAccount}` : ''}`,
    async saveAccount(token) {
      const number = accountTokens.get(token);
      if (number === undefined) return { outcome: 'declined', code: 'bank_token_invalid' };
      // As at Stripe: the same consent is the same account.
      const account = savedCards.get(token) ?? { reference: `account_${savedCards.size + 1}`, number };
      savedCards.set(token, account);
      const facts = { brand: 'Example Bank', lastFour: number.slice(-4), holder: 'Sam Sample' };
      return { outcome: 'saved', reference: account.reference, ...facts };
    },
    forgetAccount: (reference) => gateway.forgetCard(reference),
    cardFormUrl: (language, card) => `https://gateway.test/fields?lng=${language}${card ? `&card=${card}` : ''}`,
    async saveCard(token, key) {
      const number = tokens.get(token);
      if (number === undefined) return { outcome: 'declined', code: 'card_token_invalid' };
      if (!isStorable(number)) return { outcome: 'declined', code: 'card_not_storable' };
      const card = savedCards.get(key) ?? { reference: `card_${savedCards.size + 1}`, number };
      savedCards.set(key, card);
      const facts = {
        brand: testCard(number)!.brand,
        lastFour: number.slice(-4),
        goodTo: '2049-12',
        holder: 'Sam Sample',
      };
      return { outcome: 'saved', reference: card.reference, ...facts };
    },
    async forgetCard(reference) {
      for (const [key, card] of savedCards) if (card.reference === reference) savedCards.delete(key);
    },
    savedCards: () => [...savedCards.values()].map(({ reference }) => reference),
    tokenFor(number) {
      const token = `tok_${String(tokens.size + 1).padStart(16, '0')}`;
      tokens.set(token, number);
      return token;
    },
    accountTokenFor(number) {
      const token = `bank_${String(accountTokens.size + 1).padStart(16, '0')}`;
      accountTokens.set(token, number);
      return token;
    },
    answerWallet(key, approved) {
      const one = byKey.get(key);
      if (one?.status !== 'challenged') return;
      one.status = approved ? 'authorised' : 'declined';
      one.code = approved ? '' : 'wallet_cancelled';
    },
    async settlement(reference) {
      const one = byReference(reference);
      if (!one?.account) throw new Error('no debit');
      if (one.status === 'returned') return { outcome: 'returned', code: one.code };
      const elapsed = now() - (one.submittedAt ?? now());
      return one.status === 'captured'
        ? { outcome: 'settled', isFinal: debitAfter(one.account, elapsed).isFinal }
        : { outcome: 'pending' };
    },
    async authorise(request) {
      const { idempotencyKey, token, amount, currency } = request;
      const known = byKey.get(idempotencyKey);
      if (known) return answerOf(known);
      const account = accountTokens.get(token);
      if (account !== undefined) return authoriseAccount(request, account);
      const number = tokens.get(token);
      const card = number === undefined ? undefined : testCard(number);
      if (!card) return { outcome: 'declined', code: 'card_token_invalid' };
      const code = DECLINED[card.behaviour] ?? '';
      const made: Authorisation = {
        reference: `auth_${byKey.size + 1}`,
        behaviour: card.behaviour,
        brand: card.brand,
        lastFour: number!.slice(-4),
        ...{ amount, currency },
        status: code ? 'declined' : card.behaviour === 'challenge' ? 'challenged' : 'authorised',
        code,
        refunds: new Map(),
      };
      byKey.set(idempotencyKey, made);
      if (card.behaviour === 'silent') throw lost();
      return answerOf(made);
    },
    async capture(reference, _amount, key) {
      const one = byReference(reference);
      const behaviour = one?.behaviour;
      if (one?.account && one.status !== 'cancelled') return submitted(one);
      if (!one || (one.status !== 'authorised' && one.status !== 'captured'))
        return { outcome: 'declined', code: 'wrong_status' };
      one.firstCapture ??= key;
      if (isCaptureDeclined(one, key)) return { outcome: 'declined', code: 'capture_declined' };
      const isFirst = one.status === 'authorised';
      one.status = 'captured';
      one.capturedAt ??= now();
      if (isFirst && behaviour === 'capture-declined-then-silent') throw lost();
      return { outcome: 'captured' };
    },
    cancel: async (reference) => cancelled(byReference(reference)),
    async abandon({ idempotencyKey: key }) {
      const known = byKey.get(key);
      if (known) return cancelled(known);
      const nothing = {
        ...{ reference: `auth_${byKey.size + 1}`, behaviour: undefined, brand: '', lastFour: '' },
        ...{ amount: 0, currency: 'CAD' as const },
      };
      byKey.set(key, { ...nothing, status: 'cancelled', code: 'authorisation_abandoned', refunds: new Map() });
      return { outcome: 'cancelled' };
    },
    async refund(reference, amount, key) {
      const one = byReference(reference)!;
      const before = [...one.refunds.values()].reduce(
        (sum, refund) => sum + (refund.isRefunded ? refund.amount : 0),
        0,
      );
      const known = one.refunds.get(key);
      const isRefunded =
        known?.isRefunded ??
        (one.status === 'captured' && one.behaviour !== 'refund-declined' && before + amount <= one.amount);
      if (!known) {
        one.refunds.set(key, { amount, isRefunded, at: now() });
        if (one.behaviour === 'refund-silent') throw lost();
      }
      return isRefunded
        ? { outcome: 'refunded', providerReference: `ref_${key}` }
        : { outcome: 'declined', code: 'refund_declined' };
    },
    async movements(from, until) {
      const [first, end] = [Date.parse(from), Date.parse(until)];
      return [...byKey].flatMap(([key, one]) => {
        const { status, amount, currency, capturedAt, refunds } = passDays(one);
        const taken = status === 'captured' && capturedAt !== undefined ? [{ key, amount, at: capturedAt }] : [];
        const givenBack = [...refunds].filter(([, { isRefunded }]) => isRefunded);
        return [
          ...taken.map((movement) => ({ kind: 'taken' as const, ...movement })),
          ...givenBack.map(([of, { amount: part, at }]) => ({
            ...{ kind: 'given-back' as const, key: `ref_${of}`, amount: part, at },
          })),
        ].flatMap(({ at, ...movement }) =>
          first <= at && at < end ? [{ ...movement, currency, at: new Date(at).toISOString() }] : [],
        );
      });
    },
  };
  async function authoriseWallet({
    idempotencyKey,
    amount,
    currency,
  }: AuthorisationRequest): Promise<GatewayAuthorisation> {
    const known = byKey.get(idempotencyKey);
    if (known) return answerOf(known);
    const made: Authorisation = {
      reference: `auth_${byKey.size + 1}`,
      behaviour: undefined,
      brand: 'PayPal',
      lastFour: '',
      ...{ amount, currency },
      status: 'challenged',
      code: '',
      refunds: new Map(),
    };
    byKey.set(idempotencyKey, made);
    return answerOf(made);
  }

  const gateways: PaymentGateways = {
    cards: gateway,
    banks: gateway,
    wallet: { ...gateway, authorise: authoriseWallet },
  };
  return { ...gateway, gateways };
}
