// A provider that speaks like PayPal, as far as the shop asks it: https://developer.paypal.com/docs/api/orders/v2/
import express from 'express';
import { needed } from '#domain/shared/needed.ts';
import { startDouble, type Answer, type Double } from './double.ts';

export type WalletBehaviour = 'approve' | 'decline' | 'capture-pending' | 'capture-declined' | 'refund-declined';

interface Order {
  readonly id: string;
  readonly amount: { readonly currency_code: string; readonly value: string };
  customId: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  behaviour: WalletBehaviour;
  authorisation?: { readonly id: string; status: string };
  capture?: { readonly id: string; status: string };
  refunded: number;
  /** ISO. */
  capturedAt?: string;
}

export interface PaypalDouble extends Double {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The buyer agrees in PayPal's window. */
  approve(order: string, behaviour?: WalletBehaviour): void;
  /** Money that PayPal looked at for days has come, or has not. */
  settle(order: string, status: 'COMPLETED' | 'DECLINED'): void;
  statuses(): readonly string[];
  /** PayPal's id of the latest. */
  lastOrder(): string;
}

const refused = (issue: string): Answer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', message: 'refused', details: [{ issue }] },
});
const missing = (): Answer => ({ status: 404, body: { name: 'RESOURCE_NOT_FOUND', message: 'no such resource' } });

export async function startPaypalDouble(): Promise<PaypalDouble> {
  const [clientId, clientSecret] = ['client-of-the-double', 'secret-of-the-double'];
  const orders = new Map<string, Order>();
  const refunds: { readonly id: string; readonly amount: number; readonly currency: string; readonly at: string }[] =
    [];
  /** The reports of a time, all on one page. */
  function report(from: string, until: string): Answer {
    const taken = [...orders.values()].flatMap(({ capture: made, capturedAt, amount, customId }) =>
      made?.status === 'COMPLETED' && capturedAt
        ? [{ id: made.id, code: 'T0006', at: capturedAt, amount, custom: customId }]
        : [],
    );
    const givenBack = refunds.map(({ id: of, amount, currency, at }) => ({
      ...{ id: of, code: 'T1107', at, amount: { currency_code: currency, value: `-${amount.toFixed(2)}` }, custom: '' },
    }));
    return good({
      total_pages: 1,
      transaction_details: [...taken, ...givenBack]
        .filter(({ at }) => from <= at && at < until)
        .map(({ id: of, code, at, amount, custom }) => ({
          transaction_info: {
            ...{ transaction_id: of, transaction_event_code: code, transaction_initiation_date: at },
            ...{ transaction_amount: amount, transaction_status: 'S', ...(custom ? { custom_field: custom } : {}) },
          },
        })),
    });
  }
  let count = 0;
  const id = (kind: string) => `${kind}${String((count += 1)).padStart(12, '0')}`;
  const view = (one: Order) => ({
    id: one.id,
    status: one.status,
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: one.customId,
        amount: one.amount,
        payments: {
          authorizations: one.authorisation ? [{ ...one.authorisation, amount: one.amount }] : [],
          captures: one.capture ? [{ ...one.capture, amount: one.amount }] : [],
        },
      },
    ],
  });
  const good = (body: object, status = 200): Answer => ({ status, body });
  const byPart = (partId: string) =>
    [...orders.values()].find(({ authorisation, capture }) => authorisation?.id === partId || capture?.id === partId);

  function authorise(one: Order): Answer {
    if (one.status !== 'APPROVED')
      return refused(one.authorisation ? 'ORDER_ALREADY_AUTHORIZED' : 'ORDER_NOT_APPROVED');
    one.status = 'COMPLETED';
    one.authorisation = { id: id('AUTH'), status: one.behaviour === 'decline' ? 'DENIED' : 'CREATED' };
    return good(view(one), 201);
  }

  function capture(one: Order): Answer {
    const authorisation = needed(one.authorisation, 'authorisation');
    if (authorisation.status === 'CAPTURED') return refused('AUTHORIZATION_ALREADY_CAPTURED');
    if (authorisation.status !== 'CREATED') return refused('AUTHORIZATION_VOIDED');
    if (one.behaviour === 'capture-declined') return refused('INSTRUMENT_DECLINED');
    authorisation.status = 'CAPTURED';
    one.capture = { id: id('CAP'), status: one.behaviour === 'capture-pending' ? 'PENDING' : 'COMPLETED' };
    one.capturedAt = new Date().toISOString();
    return good({ ...one.capture, amount: one.amount }, 201);
  }

  function refund(one: Order, amount: number): Answer {
    if (one.behaviour === 'refund-declined') return refused('REFUND_NOT_ALLOWED');
    if (one.refunded + amount > Number(one.amount.value)) return refused('REFUND_AMOUNT_EXCEEDED');
    one.refunded += amount;
    const made = { id: id('REF'), amount, currency: one.amount.currency_code, at: new Date().toISOString() };
    refunds.push(made);
    return good({ id: made.id, status: 'COMPLETED' }, 201);
  }

  const app = express();
  const double = await startDouble(app, (reply) => {
    app.use(express.json({ strict: false }), express.urlencoded({ extended: false }));
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    app.post('/v1/oauth2/token', (req, res) =>
      req.get('authorization') === basic
        ? void res.json({ access_token: 'token-of-the-double', token_type: 'Bearer', expires_in: 3_600 })
        : void res.status(401).json({ error: 'invalid_client', error_description: 'wrong secret' }),
    );
    app.use((req, res, next) =>
      req.get('authorization') === 'Bearer token-of-the-double'
        ? next()
        : void res.status(401).json({ name: 'NO_TOKEN' }),
    );
    const on = (method: 'get' | 'post' | 'patch', path: string, work: (of: string, body: unknown) => Answer) =>
      app[method](path, (req, res) => {
        const { id: of = '' } = req.params as { id?: string };
        reply(req, res, method === 'post' ? req.get('paypal-request-id') : undefined, () =>
          work(of, req.body as unknown),
        );
      });
    const ofOrder = (work: (one: Order, body: unknown) => Answer) => (of: string, body: unknown) => {
      const one = orders.get(of);
      return one ? work(one, body) : missing();
    };
    const ofPart = (work: (one: Order, body: unknown) => Answer) => (of: string, body: unknown) => {
      const one = byPart(of);
      return one ? work(one, body) : missing();
    };
    app.get('/v1/reporting/transactions', (req, res) => {
      const { start_date: from, end_date: until } = req.query as { start_date: string; end_date: string };
      reply(req, res, undefined, () => report(from, until));
    });
    on('post', '/v2/checkout/orders', (_of, body) => {
      const { purchase_units: units } = body as { purchase_units: { custom_id: string; amount: Order['amount'] }[] };
      const { custom_id: customId, amount } = needed(units[0], 'purchase unit');
      const one: Order = { id: id('ORDER'), amount, customId, status: 'CREATED', behaviour: 'approve', refunded: 0 };
      orders.set(one.id, one);
      return good(view(one), 201);
    });
    on(
      'get',
      '/v2/checkout/orders/:id',
      ofOrder((one) => good(view(one))),
    );
    on(
      'patch',
      '/v2/checkout/orders/:id',
      ofOrder((one, body) => {
        one.customId = needed((body as { value: string }[])[0], 'change').value;
        return good({}, 200);
      }),
    );
    on('post', '/v2/checkout/orders/:id/authorize', ofOrder(authorise));
    on(
      'get',
      '/v2/payments/authorizations/:id',
      ofPart((one) => good({ ...one.authorisation })),
    );
    on('post', '/v2/payments/authorizations/:id/capture', ofPart(capture));
    on(
      'post',
      '/v2/payments/authorizations/:id/void',
      ofPart((one) => {
        const authorisation = needed(one.authorisation, 'authorisation');
        if (authorisation.status === 'CAPTURED') return refused('PREVIOUSLY_CAPTURED');
        if (authorisation.status === 'VOIDED') return refused('PREVIOUSLY_VOIDED');
        authorisation.status = 'VOIDED';
        return good({ ...authorisation });
      }),
    );
    on(
      'post',
      '/v2/payments/captures/:id/refund',
      ofPart((one, body) => refund(one, Number((body as { amount: { value: string } }).amount.value))),
    );
  });

  const order = (orderId: string) => needed(orders.get(orderId), 'order');
  return {
    ...double,
    clientId,
    clientSecret,
    approve: (orderId, behaviour = 'approve') => void Object.assign(order(orderId), { status: 'APPROVED', behaviour }),
    settle: (orderId, status) => void (needed(order(orderId).capture, 'capture').status = status),
    lastOrder: () => needed([...orders.keys()].at(-1), 'order'),
    statuses: () => [...orders.values()].map(({ authorisation }) => authorisation?.status ?? 'NOTHING'),
  };
}
