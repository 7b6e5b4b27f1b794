// Health that tells the truth (code.md 6.9, reliability.md 2), and tells strangers nothing (security.md S27).
import { projectorCheck, copiesCheck, readModelsCheck } from '#platform/kernel/read-model/health.ts';
import { createHealth } from '#platform/kernel/health/health.ts';
import { createPrometheus } from '#platform/adapters/observability/prometheus.ts';
import { noTracing } from '#platform/adapters/observability/tracing.ts';
import { effectsCheck } from '#platform/kernel/queue/health.ts';
import { webChecks } from '#processes/web/health.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { payByCard, cards } from '../harness/visitor.ts';
import { until } from '../harness/until.ts';

const web = createPrometheus('web');
const others = createPrometheus('worker');

describe('a shop that is asked how it is', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop({
      observe: (role) => ({ metrics: (role === 'web' ? web : others).metrics, tracing: noTracing }),
    });
  });
  afterAll(() => shop.stop());

  const exposed = async (line: RegExp) =>
    (await Promise.all([web, others].map((one) => one.exposition({ status: 'ready', checks: {} }))))
      .join('\n')
      .split('\n')
      .filter((text) => line.test(text));

  it.each(['live', 'ready'])('says its status and nothing else to whoever asks whether it is %s', async (what) =>
    expect(await (await shop.visitor().fetch(`/health/${what}`)).json()).toEqual({ status: what }),
  );

  it('tells on its internal port what stands behind it', async () => {
    await shop.projectionsCaughtUp();
    const { checks } = await createHealth(webChecks(shop.application)).look();
    expect(Object.keys(checks)).toEqual([
      'database',
      'event-store',
      'copies',
      'read-models',
      'catalogue-index',
      'disk',
    ]);
    expect(checks['copies']).toMatchObject({ level: 'ok', detail: { lagSeconds: 0 } });
  });

  it('counts commands, events, the words of the payment provider and mails', async () => {
    const guest = shop.visitor();
    const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
    await guest.refused(
      guest.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: await payByCard(guest, cards.declined),
      }),
    );
    await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: await payByCard(guest) });
    expect(await exposed(/commands_total\{command="Lock",outcome="accepted"/)).toHaveLength(1);
    expect(await exposed(/events_appended_total\{type="OrderPlaced",role="web"\} 1$/)).toHaveLength(1);
    expect(
      await exposed(/gateway_requests_total\{call="authorise",outcome="(declined|authorised)",role="web"\} 1$/),
    ).toHaveLength(2);
    await until(
      async () => ((await exposed(/mails_total\{outcome="sent",role="worker"\} 1$/)).length ? true : undefined),
      'the mail',
    );
    await until(
      async () =>
        (await exposed(/effect_attempts_total\{effect="email-[a-z-]+",outcome="done"/)).length ? true : undefined,
      'the end of its effect',
    );
  });

  it('counts requests by operation and status, and by no word that a stranger made up', async () => {
    await shop.visitor().fetch('/api/no/such-operation?x=made-up');
    await shop.visitor().fetch('/health/live');
    const counted = await exposed(/^millwright_http_request_duration_seconds_count/);
    for (const [operation, status] of [
      ['cart/addtocart', 200],
      ['checkout/placeorder', 402],
      ['checkout/placeorder', 200],
      ['api', 404],
      ['health', 200],
    ]) {
      expect(counted.filter((line) => line.includes(`operation="${operation}",status="${status}"`))).toHaveLength(1);
    }
    expect(counted.join()).not.toContain('made-up');
    expect(counted.join()).not.toContain('such-operation');
  });

  it('says who leads the projectors, and that nothing is behind', async () => {
    await shop.quiet();
    const { pool, store } = shop.application;
    expect(await projectorCheck(pool, store).look()).toMatchObject({
      level: 'ok',
      detail: {
        lag: { events: 0, seconds: 0 },
        leader: {
          name: expect.stringMatching(new RegExp(`:${process.pid}:`)),
          leadsForSeconds: expect.any(Number),
          isSilent: false,
        },
      },
    });
  });

  it('counts what needs a person, by kind, and finds the oldest that is due', async () => {
    const { pool } = shop.application;
    await pool.query(
      `insert into platform.effect (effect_id, job, data, due_at, correlation_id, causation_id, status, first_failed_at) values
         ('f.1', 'a-notification', '{}', now() - interval '2 hours', 'c', 'c', 'failed', now()), ('f.2', 'a-step', '{}', now() + interval '1 hour', 'c', 'c', 'waiting', now() - interval '11 minutes'),
         ('f.3', 'a-step', '{}', now() + interval '1 hour', 'c', 'c', 'waiting', now()), ('f.4', 'a-step', '{}', now() - interval '90 seconds', 'c', 'c', 'queued', null)`,
    );
    const { level, samples } = await effectsCheck(pool, (job) =>
      job === 'a-notification' ? 'notification' : 'step',
    ).look();
    expect(level).toBe('degraded');
    const value = (name: string, labels: object) =>
      samples!.find((sample) => sample.name === name && JSON.stringify(sample.labels) === JSON.stringify(labels))
        ?.value;
    expect([
      value('millwright_effects_need_person', { kind: 'notification' }),
      value('millwright_effects_need_person', { kind: 'step' }),
    ]).toEqual([1, 1]);
    expect([
      value('millwright_effects', { kind: 'notification', state: 'failed' }),
      value('millwright_effects', { kind: 'step', state: 'stuck' }),
      value('millwright_effects', { kind: 'step', state: 'retrying' }),
    ]).toEqual([1, 1, 1]);
    expect(value('millwright_effect_oldest_due_seconds', { kind: 'step' })).toBeGreaterThanOrEqual(90);
    await pool.query(`delete from platform.effect where effect_id like 'f.%'`);
  });

  it('names a read model that stands still', async () => {
    const { pool } = shop.application;
    await pool.query(`insert into platform.fault (name, error) values ('proof-head', 'nothing is signed')`);
    expect(await readModelsCheck(pool).look()).toMatchObject({
      level: 'degraded',
      detail: { faults: [{ name: 'proof-head', error: 'nothing is signed' }] },
    });
    expect(
      await until(async () => {
        const { status } = (await (await shop.visitor().fetch('/health/ready')).json()) as { status: string };
        return status === 'degraded' ? status : undefined;
      }, 'the public word'),
    ).toBe('degraded');
    await pool.query('delete from platform.fault');
  });

  describe('whose projector has ended', () => {
    const inAMinute = () => shop.clock.now() + 60_000;
    beforeAll(async () => {
      await shop.quiet();
      await shop.stopProjector();
      await shop.application.dispatcher.dispatchAsSystem(
        'setting/save',
        { name: 'StoreTitle', value: 'Later' },
        { name: 'test', commandId: 'later', correlationId: 'later', causationId: 'later' },
      );
    });

    it('says how many events and seconds the read models are behind', async () => {
      const { pool, store } = shop.application;
      const found = await projectorCheck(pool, store, inAMinute).look();
      expect(found).toMatchObject({ level: 'degraded', detail: { lag: { events: 1 } } });
      expect((found.detail as { lag: { seconds: number } }).lag.seconds).toBeGreaterThanOrEqual(60);
    });

    it('is degraded, not unavailable: it answers out of what it has', async () => {
      const { pool, store, positions } = shop.application;
      expect(await copiesCheck(positions, store, inAMinute).look()).toMatchObject({
        level: 'degraded',
        detail: { lagSeconds: expect.any(Number) },
      });
      expect(
        (await createHealth([projectorCheck(pool, store, inAMinute), copiesCheck(positions, store, inAMinute)]).look())
          .status,
      ).toBe('degraded');
    });

    it('says that nobody leads once the leader has been silent', async () => {
      const { pool, store } = shop.application;
      await pool.query(`update platform.projection_group set beat_at = now() - interval '11 seconds'`);
      expect(await projectorCheck(pool, store).look()).toMatchObject({
        level: 'degraded',
        detail: { leader: { isSilent: true } },
      });
    });
  });
});
