// A provider that speaks like Stripe, as far as the shop asks it: https://docs.stripe.com/api
import { createHmac } from 'node:crypto';
import express from 'express';
import { needed } from '#domain/shared/needed.ts';
import { startDouble, type Answer, type Double } from './double.ts';

export type CardBehaviour =
  'approve' | 'challenge' | 'decline' | 'insufficient-funds' | 'expired' | 'capture-declined' | 'refund-declined';

interface Method {
  readonly id: string;
  readonly type: 'card' | 'us_bank_account';
  readonly behaviour: CardBehaviour;
  readonly lastFour: string;
  customer: string | null;
}

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** Seconds since 1970. */
  capturedAt?: number;
  readonly metadata: Record<string, string>;
  readonly method: Method | undefined;
  readonly isManual: boolean;
  readonly created: number;
  status: string;
  refunded: number;
  disputed: boolean;
  error?: { readonly code: string; readonly decline_code?: string };
}

type Params = Record<string, unknown>;

export interface StripeDouble extends Double {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's id of a card that was typed into its fields. */
  card(behaviour?: CardBehaviour, lastFour?: string): string;
  /** What Stripe's field for a security code gives. */
  securityCode(): string;
  /** Stripe's id of the consent to debit an account. */
  bank(): string;
  /** The buyer answers their bank. */
  answer(intent: string, approved: boolean): void;
  settle(intent: string): void;
  returnDebit(intent: string, code: string): void;
  dispute(intent: string): void;
  /** Somebody gives money back on Stripe's own pages. Returns Stripe's id of it; `at`: milliseconds since 1970. */
  giveBack(intent: string, amount: number, at: number): string;
  /** What became of each payment, in the order in which they were made. */
  statuses(): readonly string[];
  /** Stripe's id of the latest. */
  lastPayment(): string;
  /** A webhook's body and signature. */
  signed(event: object, secret?: string): { readonly body: string; readonly signature: string };
}

const failed = (status: number, error: object): Answer => ({ status, body: { error } });
const missing = () =>
  failed(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'no such object' });
const unexpected = () =>
  failed(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'wrong state' });

const CARD_FAULTS: Partial<Record<CardBehaviour, { code: string; decline_code?: string }>> = {
  decline: { code: 'card_declined', decline_code: 'generic_decline' },
  'insufficient-funds': { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired: { code: 'expired_card' },
};

export async function startStripeDouble(now: () => number): Promise<StripeDouble> {
  const [secretKey, webhookSecret] = ['sk_test_double', 'whsec_double'];
  const customers = new Map<string, { readonly id: string; readonly metadata: Record<string, string> }>();
  const methods = new Map<string, Method>();
  const intents = new Map<string, Intent>();
  const consents = new Map<string, { readonly customer: string; readonly method: string }>();
  const codes = new Map<string, boolean>();
  let count = 0;
  const id = (kind: string) => `${kind}_${String((count += 1)).padStart(24, '0')}`;

  const methodView = ({ id: methodId, type, customer, lastFour }: Method, expand: unknown) => ({
    id: methodId,
    object: 'payment_method',
    type,
    customer: customer && (expand ? customers.get(customer) : customer),
    billing_details: { name: 'Sam Sample' },
    ...(type === 'card'
      ? { card: { brand: 'visa', last4: lastFour, exp_month: 9, exp_year: 2049 } }
      : { us_bank_account: { bank_name: 'Example Bank', last4: lastFour } }),
  });
  const view = (one: Intent) => ({
    id: one.id,
    object: 'payment_intent',
    status: one.status,
    amount: one.amount,
    created: one.created,
    metadata: one.metadata,
    client_secret: `${one.id}_secret_double`,
    payment_method_types: [one.method?.type ?? 'card'],
    payment_method: one.method ? methodView(one.method, undefined) : null,
    last_payment_error: one.error ?? null,
    latest_charge: one.status === 'succeeded' ? { id: 'ch_1', disputed: one.disputed } : null,
  });
  const good = (body: object): Answer => ({ status: 200, body });

  const succeed = (one: Intent) => Object.assign(one, { status: 'succeeded', capturedAt: Math.floor(now() / 1_000) });
  const madeRefunds: { readonly id: string; readonly of: Intent; readonly amount: number; readonly created: number }[] =
    [];
  /** A list that ends with its first page. */
  const list = (data: readonly object[]): Answer => good({ object: 'list', has_more: false, data });
  const isCreated = ({ created }: { readonly created: number }, query: Params): boolean => {
    const { gte, lt } = query['created'] as { gte: string; lt: string };
    return Number(gte) <= created && created < Number(lt);
  };
  const balanceTransactions = (query: Params): Answer =>
    list(
      [...intents.values()]
        .filter(({ method, capturedAt }) => capturedAt && (method?.type === 'card') === (query['type'] === 'charge'))
        .map(({ id: of, amount, currency, metadata, capturedAt = 0 }) => ({
          ...{
            id: id('txn'),
            object: 'balance_transaction',
            amount,
            currency,
            created: capturedAt,
            type: query['type'],
          },
          source: { object: 'charge', id: `ch_${of}`, payment_intent: of, amount_captured: amount, currency, metadata },
        }))
        .filter((one) => isCreated(one, query)),
    );
  const refundsMade = (query: Params): Answer =>
    list(
      madeRefunds
        .filter((one) => isCreated(one, query))
        .map(({ of, ...one }) => ({
          ...{ ...one, object: 'refund', status: 'succeeded', currency: of.currency, payment_intent: view(of) },
        })),
    );

  /** What Stripe does to a payment that is confirmed. */
  function confirm(one: Intent, params: Params): Answer {
    const method = needed(one.method, 'payment method');
    if (method.type === 'us_bank_account') {
      one.status = 'processing';
      return good(view(one));
    }
    const code = (params['payment_method_options'] as { card?: { cvc_token?: string } } | undefined)?.card?.cvc_token;
    if (code !== undefined && codes.get(code) !== false)
      return failed(400, { type: 'invalid_request_error', code: 'token_already_used', message: 'used' });
    if (code !== undefined) codes.set(code, true);
    const isAway = params['off_session'] === 'true';
    const fault =
      CARD_FAULTS[method.behaviour] ??
      (isAway && method.behaviour === 'challenge' ? { code: 'authentication_required' } : undefined);
    if (fault) {
      Object.assign(one, { status: 'requires_payment_method', error: fault });
      return failed(402, { type: 'card_error', message: 'declined', ...fault, payment_intent: view(one) });
    }
    one.status = method.behaviour === 'challenge' ? 'requires_action' : one.isManual ? 'requires_capture' : 'succeeded';
    if (params['setup_future_usage']) method.customer = String(params['customer']);
    return good(view(one));
  }

  function create(params: Params): Answer {
    const methodId = params['payment_method'];
    const method = methodId === undefined ? undefined : methods.get(String(methodId));
    if (methodId !== undefined && !method) return missing();
    if (method?.customer && method.customer !== params['customer'])
      return failed(400, { type: 'invalid_request_error', message: 'belongs to another customer' });
    const one: Intent = {
      id: id('pi'),
      amount: Number(params['amount']),
      currency: String(params['currency']),
      metadata: (params['metadata'] ?? {}) as Record<string, string>,
      method,
      isManual: params['capture_method'] === 'manual',
      created: Math.floor(now() / 1_000),
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      refunded: 0,
      disputed: false,
    };
    intents.set(one.id, one);
    return params['confirm'] === 'true' ? confirm(one, params) : good(view(one));
  }

  function act(one: Intent, action: string, params: Params): Answer {
    if (action === 'confirm') return one.status === 'requires_confirmation' ? confirm(one, params) : unexpected();
    if (action === 'cancel') {
      if (!one.status.startsWith('requires_')) return unexpected();
      one.status = 'canceled';
      return good(view(one));
    }
    if (one.status !== 'requires_capture') return unexpected();
    if (one.method?.behaviour === 'capture-declined')
      return failed(402, { type: 'card_error', code: 'card_declined', message: 'declined' });
    succeed(one);
    return good(view(one));
  }

  function refund(params: Params): Answer {
    const one = intents.get(String(params['payment_intent']));
    if (!one) return missing();
    const amount = Number(params['amount']);
    if (one.status !== 'succeeded') return unexpected();
    if (one.refunded + amount > one.amount)
      return failed(400, { type: 'invalid_request_error', param: 'amount', message: 'greater than what is left' });
    if (one.method?.behaviour === 'refund-declined') return good({ id: id('re'), object: 'refund', status: 'failed' });
    one.refunded += amount;
    const made = { id: id('re'), of: one, amount, created: Math.floor(now() / 1_000) };
    madeRefunds.push(made);
    return good({ id: made.id, object: 'refund', status: 'succeeded' });
  }

  const app = express();
  app.set('query parser', 'extended');
  const double = await startDouble(app, (reply) => {
    app.use(express.urlencoded({ extended: true }));
    app.use((req, res, next) =>
      req.get('authorization') === `Bearer ${secretKey}`
        ? next()
        : void res.status(401).json({ error: { type: 'invalid_request_error', message: 'wrong key' } }),
    );
    const otherRequest = () =>
      failed(400, { type: 'idempotency_error', message: 'the key was used for another request' });
    const post = (path: string, work: (params: Params, of: Record<string, string>) => Answer) =>
      app.post(path, (req, res) => {
        // Express leaves a body undefined where nothing was sent.
        const params = (req.body ?? {}) as Params;
        reply(
          req,
          res,
          req.get('idempotency-key'),
          () => work(params, req.params as Record<string, string>),
          otherRequest,
        );
      });
    const get = (path: string, work: (id: string, expand: unknown) => Answer) =>
      app.get(path, (req, res) =>
        reply(req, res, undefined, () => work((req.params as { id: string }).id, req.query['expand'])),
      );
    post('/v1/customers', ({ metadata }) => {
      const customer = { id: id('cus'), object: 'customer', metadata: (metadata ?? {}) as Record<string, string> };
      customers.set(customer.id, customer);
      return good(customer);
    });
    get('/v1/payment_methods/:id', (methodId, expand) => {
      const method = methods.get(methodId);
      return method ? good(methodView(method, expand)) : missing();
    });
    post('/v1/payment_methods/:id/attach', ({ customer }, of) => {
      const method = methods.get(of['id'] ?? '');
      if (!method) return missing();
      if (method.behaviour === 'decline')
        return failed(402, { type: 'card_error', code: 'card_declined', message: 'declined' });
      method.customer = String(customer);
      return good(methodView(method, undefined));
    });
    post('/v1/payment_methods/:id/detach', (_params, of) => {
      const method = needed(methods.get(of['id'] ?? ''), 'payment method');
      method.customer = null;
      return good(methodView(method, undefined));
    });
    post('/v1/setup_intents', () => good({ id: id('seti'), client_secret: 'seti_secret_double' }));
    get('/v1/setup_intents/:id', (consentId, expand) => {
      const consent = consents.get(consentId);
      if (!consent) return missing();
      const { customer, method } = consent;
      const account = expand ? methodView(needed(methods.get(method), 'payment method'), undefined) : method;
      return good({ id: consentId, status: 'succeeded', customer, payment_method: account });
    });
    post('/v1/payment_intents', create);
    get('/v1/payment_intents', () => good({ object: 'list', data: [] }));
    get('/v1/payment_intents/:id', (intentId) => {
      const one = intents.get(intentId);
      return one ? good(view(one)) : missing();
    });
    post('/v1/payment_intents/:id/:action', (params, of) => {
      const one = intents.get(of['id'] ?? '');
      return one ? act(one, of['action'] ?? '', params) : missing();
    });
    post('/v1/refunds', refund);
    const getList = (path: string, work: (query: Params) => Answer) =>
      app.get(path, (req, res) => reply(req, res, undefined, () => work(req.query)));
    getList('/v1/balance_transactions', balanceTransactions);
    getList('/v1/refunds', refundsMade);
  });

  const intent = (intentId: string) => needed(intents.get(intentId), 'payment');
  const addMethod = (
    type: Method['type'],
    behaviour: CardBehaviour,
    customer: string | null,
    lastFour: string,
  ): string => {
    const method = { id: id('pm'), type, behaviour, customer, lastFour };
    methods.set(method.id, method);
    return method.id;
  };
  return {
    ...double,
    secretKey,
    webhookSecret,
    card: (behaviour = 'approve', lastFour = '4242') => addMethod('card', behaviour, null, lastFour),
    securityCode() {
      const code = id('cvctok');
      codes.set(code, false);
      return code;
    },
    bank() {
      const consent = id('seti');
      const customer = id('cus');
      consents.set(consent, { customer, method: addMethod('us_bank_account', 'approve', customer, '6789') });
      return consent;
    },
    answer(intentId, approved) {
      const one = intent(intentId);
      Object.assign(
        one,
        approved
          ? { status: 'requires_capture' }
          : { status: 'requires_payment_method', error: { code: 'payment_intent_authentication_failure' } },
      );
    },
    settle: (intentId) => void succeed(intent(intentId)),
    returnDebit: (intentId, code) =>
      void Object.assign(intent(intentId), { status: 'requires_payment_method', error: { code } }),
    giveBack(intentId, amount, at) {
      const made = { id: id('re'), of: intent(intentId), amount, created: Math.floor(at / 1_000) };
      madeRefunds.push(made);
      return made.id;
    },
    dispute: (intentId) => void (intent(intentId).disputed = true),
    statuses: () => [...intents.values()].map(({ status }) => status),
    lastPayment: () => needed([...intents.keys()].at(-1), 'payment'),
    signed(event, secret = webhookSecret) {
      const body = JSON.stringify(event);
      const at = Math.floor(Date.now() / 1_000);
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, signature: `t=${at},v1=${signature}` };
    },
  };
}
