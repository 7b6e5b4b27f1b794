// One order's trace runs from the request to the mail, across processes, under the id that the client sent.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { createPrometheus, type MeasuredRole } from '#platform/adapters/observability/prometheus.ts';
import { openTracing, type Observability } from '#platform/adapters/observability/observability.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status?: { readonly code?: number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
    };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

type Span = SentSpan & { readonly service: string };

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CLICK = `00-${TRACE}-b7ad6b7169203331-01`;
const silent = pino({ level: 'silent' });

describe('an order whose traces are sent to a receiver', () => {
  const spans: Span[] = [];
  const observed = new Map<MeasuredRole, Observability>();
  let receiver: Server;
  let shop: TestShop;

  beforeAll(async () => {
    receiver = createServer(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      for (const { resource, scopeSpans } of (JSON.parse(Buffer.concat(chunks).toString()) as Sent).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
      res.setHeader('content-type', 'application/json').end('{}');
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    for (const role of ['web', 'projector', 'worker'] as const) {
      observed.set(role, {
        metrics: createPrometheus(role).metrics,
        tracing: await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 1 }, role, silent),
      });
    }
    shop = await startShop({ observe: (role) => observed.get(role)! });
  });
  afterAll(async () => {
    await shop.stop();
    for (const { tracing } of observed.values()) await tracing.close();
    receiver.close();
  });

  const ofTrace = () => spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: RegExp) => ofTrace().find((span) => name.test(span.name));
  const parentsOf = (span: Span): Span[] => {
    const parent = ofTrace().find(({ spanId }) => spanId === span.parentSpanId);
    return parent ? [parent, ...parentsOf(parent)] : [];
  };

  async function placeOrder(guest: Visitor): Promise<void> {
    const { orderId, total } = await readyToPay(guest, [['6205', 1]], 'traced@example.com');
    const payment = await payByCard(guest);
    const answer = await guest.fetch('/api/post', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'test', origin: shop.url, traceparent: CLICK },
      body: JSON.stringify({ path: 'checkout/placeorder', data: { OrderId: orderId, OrderTotal: total, payment } }),
    });
    expect(answer.status).toBe(200);
  }

  it('is one trace from the request over commands, appends, the payment provider and the projector to the mail', async () => {
    await placeOrder(shop.visitor());
    await until(async () => (named(/^send mail$/) && named(/^project$/) ? true : undefined), 'the trace');

    const mail = named(/^send mail$/)!;
    expect(mail.service).toBe('millwright-worker');
    expect(parentsOf(mail).map(({ name, service }) => `${service}: ${name}`)).toEqual([
      expect.stringMatching(/^millwright-worker: effect email-/),
      expect.stringMatching(/^millwright-web: [A-Z]\w+$/),
      'millwright-web: checkout/placeorder',
      'millwright-web: POST checkout/placeorder',
    ]);
    expect(parentsOf(mail).at(-1)!.parentSpanId).toBe('b7ad6b7169203331');

    const append = named(/^append order$/)!;
    expect(parentsOf(append).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^[A-Z]\w+$/),
      'checkout/placeorder',
      'POST checkout/placeorder',
    ]);
    expect(parentsOf(named(/^gateway authorise$/)!).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST checkout/placeorder']),
    );
    expect(named(/^project$/)!.service).toBe('millwright-projector');
  });

  it('is named by its events: each carries the span of its command', async () => {
    const events: StoredEvent[] = [];
    for await (const chunk of shop.application.store.readAll(undefined, 1_000))
      events.push(...chunk.filter(({ metadata }) => metadata.traceparent?.includes(TRACE)));
    expect(events.length).toBeGreaterThan(8);
    const spansOf = new Set(events.map(({ metadata }) => metadata.traceparent!.split('-')[2]!));
    // The receiver hears of spans in batches.
    const heard = () => [...spansOf].every((spanId) => ofTrace().some((span) => span.spanId === spanId));
    await until(async () => heard() || undefined, 'the spans of the commands');
  });

  it('says nothing of the buyer: no address and no name stands in a span', () => {
    const text = JSON.stringify(ofTrace().map(({ name, attributes, status }) => [name, attributes, status]));
    expect(text).not.toMatch(/traced@example|Test Buyer|Montréal/);
  });

  it('ignores a traceparent that is none', async () => {
    const guest = shop.visitor();
    await guest.fetch('/api/post', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.url, traceparent: '00-ffff-<script>-01' },
      body: JSON.stringify({ path: 'account/guestlogin', data: {} }),
    });
    await until(
      async () =>
        spans.some(({ name, parentSpanId }) => name === 'POST account/guestlogin' && !parentSpanId) ? true : undefined,
      'a trace of its own',
    );
    const events = [];
    for await (const chunk of shop.application.store.readAll(undefined, 1_000)) events.push(...chunk);
    expect(events.filter(({ metadata }) => metadata.traceparent?.includes('script'))).toEqual([]);
  });
});

describe('a process that sends no traces', () => {
  it('hands the traceparent of a request on to events and effects all the same', async () => {
    const shop = await startShop();
    const guest = shop.visitor();
    const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
    const payment = await payByCard(guest);
    await guest.fetch('/api/post', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.url, traceparent: CLICK },
      body: JSON.stringify({ path: 'checkout/placeorder', data: { OrderId: orderId, OrderTotal: total, payment } }),
    });
    expect(
      (await shop.application.store.readStream(`order-${orderId}`)).map(({ metadata }) => metadata.traceparent),
    ).toContain(CLICK);
    await shop.projectionsCaughtUp();
    expect(
      (
        await shop.application.pool.query<{ count: number }>(
          'select count(*)::int as count from platform.effect where traceparent = $1',
          [CLICK],
        )
      ).rows[0]!.count,
    ).toBeGreaterThan(0);
    await shop.stop();
  });
});
