// PayPal as a wallet: the buyer agrees in PayPal's own window, and the money is reserved, taken and given back by order.
// https://developer.paypal.com/docs/api/orders/v2/, https://developer.paypal.com/docs/api/payments/v2/
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PatchOp,
  PaymentsController,
  TransactionSearchController,
  type Order,
  type OrderRequest,
} from '@paypal/paypal-server-sdk';
import type { Amount } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import {
  GatewayMisconfigured,
  GatewayUnavailable,
  type AuthorisationRequest,
  type GatewayAuthorisation,
  type GatewayCancel,
  type GatewaySettlement,
  type PaymentGateway,
} from '../gateway.ts';
import { paypalMovements } from './paypal-movements.ts';
import { PAYPAL_PAGES } from './paypal-page.ts';

export interface PaypalOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** PayPal's own test mode. */
  readonly isSandbox: boolean;
  /** Where the shop's own pages with PayPal's button lie, such as https://shop.example. */
  readonly origin: string;
  /** Answers in place of PayPal (http://host:port), for tests. */
  readonly apiUrl?: string | undefined;
}

const TIMEOUT_MS = 8_000;
const BRAND = 'PayPal';
/** Nobody's: who is told that has shown the right keys. */
const NO_ORDER = '0';
/** What an order says that was given up before the buyer agreed: PayPal lets it expire, and it is never reserved. */
const GIVEN_UP = 'given up';
const CUSTOM_ID = `/purchase_units/@reference_id=='default'/custom_id`;
const REPRESENTATION = 'return=representation';

export function createPaypalGateway({
  clientId,
  clientSecret,
  isSandbox,
  origin,
  apiUrl,
}: PaypalOptions): PaymentGateway {
  const connect = () => {
    const client = new Client({
      clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
      environment: isSandbox ? Environment.Sandbox : Environment.Production,
      timeout: TIMEOUT_MS,
      ...(apiUrl === undefined ? {} : { unstable_httpClientOptions: { transport: transportTo(apiUrl) } }),
    });
    return {
      orders: new OrdersController(client),
      payments: new PaymentsController(client),
      search: new TransactionSearchController(client),
    };
  };
  let { orders, payments, search } = connect();

  /** @throws GatewayUnavailable, GatewayMisconfigured */
  async function answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // The library keeps a failed request for its token for as long as it lives, and fails by it ever after.
      if (!(error instanceof ApiError) || error.statusCode === 401) ({ orders, payments, search } = connect());
      throw failureOf(error);
    }
  }

  const orderOf = async (id: string): Promise<Order> => (await orders.getOrder({ id })).result;

  /** The order of a key, as it is now: made once. */
  async function made({ idempotencyKey, amount, currency }: AuthorisationRequest): Promise<Order> {
    const body: OrderRequest = {
      intent: CheckoutPaymentIntent.Authorize,
      purchaseUnits: [
        {
          customId: idempotencyKey,
          amount: { currencyCode: currency, value: valueOf(amount) },
        },
      ],
    };
    const { result } = await orders.createOrder({ body, paypalRequestId: idempotencyKey, prefer: REPRESENTATION });
    return orderOf(needed(result.id, 'id of the order'));
  }

  async function agreed(id: string, idempotencyKey: string): Promise<GatewayAuthorisation> {
    try {
      await orders.authorizeOrder({ id, paypalRequestId: `${idempotencyKey}.authorise`, prefer: REPRESENTATION });
    } catch (error) {
      // PayPal will not, as when the buyer's card behind it is refused; or somebody else was first.
      if (!isRefusal(error)) throw error;
    }
    const { status = '' } = authorisationOf(await orderOf(id)) ?? {};
    return status === 'CREATED' || status === 'CAPTURED' || status === 'PENDING'
      ? { outcome: 'authorised', providerReference: id, brand: BRAND, lastFour: '' }
      : { outcome: 'declined', code: 'wallet_cancelled' };
  }

  async function cancel(id: string): Promise<GatewayCancel> {
    return answered(async () => {
      const order = await orderOf(id);
      const { id: authorizationId, status } = authorisationOf(order) ?? {};
      if (status === 'CAPTURED' || status === 'PARTIALLY_CAPTURED') return { outcome: 'captured' };
      if (authorizationId === undefined) {
        const body = [{ op: PatchOp.Replace, path: CUSTOM_ID, value: GIVEN_UP }];
        if (order.status !== 'VOIDED') await orders.patchOrder({ id, body });
      } else if (status !== 'VOIDED' && status !== 'DENIED') {
        try {
          await payments.voidPayment({ authorizationId });
        } catch (error) {
          if (!isRefusal(error)) throw error;
          const { status: now } = (await payments.getAuthorizedPayment({ authorizationId })).result;
          if (now === 'CAPTURED') return { outcome: 'captured' };
          if (now !== 'VOIDED') throw error;
        }
      }
      return { outcome: 'cancelled' };
    });
  }

  return {
    name: BRAND,
    movesMoney: !isSandbox,
    origin,
    check: () =>
      answered(async () => {
        try {
          await orders.getOrder({ id: NO_ORDER });
        } catch (error) {
          if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
        }
      }),
    authorise: (request) =>
      answered(async () => {
        const order = await made(request);
        const id = needed(order.id, 'id of the order');
        const abandoned = { outcome: 'declined', code: 'payment_timeout' } as const;
        if (order.status === 'VOIDED' || customIdOf(order) === GIVEN_UP) return abandoned;
        const { status } = authorisationOf(order) ?? {};
        if (status === 'VOIDED') return abandoned;
        if (order.status === 'APPROVED' || status !== undefined) return agreed(id, request.idempotencyKey);
        const challengeUrl = `${PAYPAL_PAGES}/${id}?lng=${request.language}&currency=${request.currency}`;
        return { outcome: 'challenge', providerReference: id, challengeUrl };
      }),
    capture: (id, _amount, idempotencyKey) =>
      answered(async () => {
        const { id: authorizationId } = authorisationOf(await orderOf(id)) ?? {};
        if (authorizationId === undefined) return { outcome: 'declined', code: 'wrong_status' };
        try {
          await payments.captureAuthorizedPayment({
            authorizationId,
            paypalRequestId: idempotencyKey,
            body: { finalCapture: true },
          });
        } catch (error) {
          if (!isRefusal(error)) throw error;
        }
        const { status } = captureOf(await orderOf(id)) ?? {};
        if (status === 'PENDING') return { outcome: 'awaited' };
        return status === undefined || status === 'DECLINED' || status === 'FAILED'
          ? { outcome: 'declined', code: 'capture_declined' }
          : { outcome: 'captured' };
      }),
    settlement: (id) =>
      answered(async (): Promise<GatewaySettlement> => {
        const { status } = captureOf(await orderOf(id)) ?? {};
        if (status === 'PENDING') return { outcome: 'pending' };
        return status === undefined || status === 'DECLINED' || status === 'FAILED'
          ? { outcome: 'returned', code: 'capture_declined' }
          : { outcome: 'settled', isFinal: true };
      }),
    cancel: (id) => cancel(id),
    movements: (from, until) => answered(() => paypalMovements(search, from, until)),
    abandon: (request) => answered(async () => cancel(needed((await made(request)).id, 'id of the order'))),
    refund: (id, amount, idempotencyKey) =>
      answered(async () => {
        const capture = captureOf(await orderOf(id));
        if (capture?.id === undefined) return { outcome: 'declined', code: 'wrong_status' };
        try {
          const { result } = await payments.refundCapturedPayment({
            captureId: capture.id,
            paypalRequestId: idempotencyKey,
            body: { amount: { currencyCode: needed(capture.amount, 'amount').currencyCode, value: valueOf(amount) } },
          });
          return result.status === 'FAILED' || result.status === 'CANCELLED'
            ? { outcome: 'declined', code: 'refund_declined' }
            : { outcome: 'refunded', providerReference: needed(result.id, 'id of the refund') };
        } catch (error) {
          if (!isRefusal(error)) throw error;
          const isTooMuch = /REFUND_AMOUNT_EXCEEDED|CAPTURE_FULLY_REFUNDED|MAX_NUMBER_OF_REFUNDS/.test(issuesOf(error));
          return { outcome: 'declined', code: isTooMuch ? 'refund_exceeds_paid' : 'refund_declined' };
        }
      }),
  };
}

/** Minor units as PayPal writes them: all of our currencies have two decimals. */
const valueOf = (amount: Amount): string => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const authorisationOf = ({ purchaseUnits }: Order) => purchaseUnits?.[0]?.payments?.authorizations?.[0];
const captureOf = ({ purchaseUnits }: Order) => purchaseUnits?.[0]?.payments?.captures?.[0];
const customIdOf = ({ purchaseUnits }: Order) => purchaseUnits?.[0]?.customId;

/** The library knows PayPal's own addresses alone. */
function transportTo(url: string): { request: typeof request } {
  const { hostname, port } = new URL(url);
  return {
    request: ((options: RequestOptions, onResponse: (response: IncomingMessage) => void) =>
      request({ ...options, protocol: 'http:', hostname, port, agent: false }, onResponse)) as typeof request,
  };
}

/** PayPal understood, and will not. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.statusCode === 422;
const issuesOf = ({ body }: ApiError): string => (typeof body === 'string' ? body : '');

function failureOf(error: unknown): unknown {
  if (error instanceof GatewayUnavailable || error instanceof GatewayMisconfigured) return error;
  if (!(error instanceof ApiError) || error.statusCode >= 500 || error.statusCode === 429 || error.statusCode === 409)
    return new GatewayUnavailable('PayPal does not answer', { cause: error });
  return new GatewayMisconfigured(`PayPal refuses the shop's request (${error.statusCode}): ${issuesOf(error)}`);
}
