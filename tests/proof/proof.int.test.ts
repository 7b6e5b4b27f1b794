import { createServer } from 'node:http';
import { pino } from 'pino';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { listen } from '#platform/kernel/http/listen.ts';
import { logProjection } from '#platform/kernel/proof/log-projection.ts';
import { readHeads } from '#platform/kernel/proof/heads.ts';
import { startSigning } from '#platform/kernel/proof/sign-head.ts';
import { BrokenLog } from '#platform/kernel/proof/trees.ts';
import { verifyHistory } from '#platform/kernel/proof/verify-history.ts';
import { readModelsCheck } from '#platform/kernel/read-model/health.ts';
import { runProjector } from '#platform/kernel/read-model/projector.ts';
import { createSigner, isSigned, type SignedHead } from '#proof/tree-head.ts';
import { verifyText } from '#proof/verify-text.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import { cards, type Visitor } from '../harness/visitor.ts';

const silent = pino({ level: 'silent' });

describe('the proof log', () => {
  let shop: TestShop;
  let auditor: Visitor;
  let hook: { close(): Promise<void> };
  const posted: SignedHead[] = [];
  let orderId: string;
  let streams: string[];

  beforeAll(async () => {
    const port = await freePort();
    let refusals = 1;
    hook = await listen(
      createServer((req, res) => {
        let body = '';
        req
          .on('data', (text: Buffer) => (body += text.toString()))
          .on('end', () => {
            if (refusals-- > 0) return void res.writeHead(503).end();
            posted.push(JSON.parse(body) as SignedHead);
            res.end();
          });
      }),
      port,
      '127.0.0.1',
      'hook',
    );
    shop = await startShop({ proof: { webhookUrl: `http://127.0.0.1:${port}/heads`, mailTo: 'auditor@example.com' } });
    auditor = shop.visitor();
    await auditor.post('admin/session/login', { userName: 'emile', password: DEMO_PASSWORD });
    const buyer = shop.visitor();
    const ready = await readyToPay(buyer, [['6205', 2]]);
    orderId = ready.orderId;
    await buyer.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: ready.total,
      payment: { method: 'card', token: await buyer.cardToken(cards.approved) },
    });
    streams = [`cart-${orderId}`, `checkout-${orderId}`, `order-${orderId}`, 'stock-6205'];
    await settled();
  });
  afterAll(async () => {
    await shop.stop();
    await hook.close();
  });

  /** Until all has happened that follows from the order; its mail is the last of it. */
  async function settled(): Promise<void> {
    await shop.projectionsCaughtUp();
    await until(
      async () =>
        (await auditor.get('admin/history/timeline', { subject: `order:${orderId}` })).entries.some(
          ({ type }) => type === 'MailSent',
        )
          ? true
          : undefined,
      'the mail on record',
    );
    await shop.projectionsCaughtUp();
  }
  const exported = async (names: readonly string[] = streams, heads: readonly number[] = [], who = auditor) =>
    who.fetch(`/api/admin/proof/export?streams=${encodeURIComponent(names.join(','))}&heads=${heads.join(',')}`);
  const tables = async () =>
    (
      await shop.application.pool.query<{ rows: string }>(`
    select (select md5(string_agg(t::text, '' order by index))
    from proof.leaf t) || (select md5(string_agg(t::text, '' order by tree, level, index)) from proof.tile t)
        || (select md5(string_agg(t::text, '' order by key)) from proof.stream_end t) as rows`)
    ).rows[0]!.rows;
  /** Changes what lies in the store, as somebody with the database's password could. */
  const tamper = (sql: string, values: unknown[]) => shop.application.pool.query(sql, values);
  const stored = async (stream: string, revision: number) =>
    (
      await tamper(
        'select e.position, e.data from event_store.events e join event_store.streams s on s.id = e.stream_id where s.name = $1 and e.revision = $2',
        [stream, revision],
      )
    ).rows[0] as { position: string; data: Buffer };

  it('refuses to export before anything is signed', async () => {
    expect((await exported()).status).toBe(409);
  });

  it('signs one head for all events there are, also when two processes try at once', async () => {
    const heads = (await Promise.all([shop.signHead(), shop.signHead()])).filter((head) => head !== undefined);
    expect(heads).toHaveLength(1);
    const { rows } = await shop.application.pool.query<{ events: string }>(
      `select count(*) as events from event_store.events e join event_store.streams s on s.id = e.stream_id where s.name not like '$%'`,
    );
    expect(heads[0]).toMatchObject({ size: Number(rows[0]!.events) });
    expect(isSigned(heads[0]!)).toBe(true);
    expect(await shop.signHead()).toBeUndefined();
  });

  it('gives the auditor a bundle as a download, and nobody else', async () => {
    const response = await exported();
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?millwright-proof-\d{14}\.jsonl"?$/,
    );
    const { publicKey } = await auditor.get('admin/proof/publickey', {});
    const verdict = await verifyText(await response.text(), { keys: [publicKey], streams });
    expect(verdict.failures).toEqual([]);
    expect(verdict.streams).toEqual(
      streams.map((stream) => expect.objectContaining({ stream, revision: expect.any(Number) })),
    );
    expect(verdict.streams.filter(({ revision }) => revision < 0)).toEqual([]);
    const csr = shop.visitor();
    await csr.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
    expect((await exported(streams, [], csr)).status).toBe(403);
    expect((await exported(streams, [], shop.visitor())).status).toBe(401);
  });

  it('keeps personal data sealed in a bundle, which stays proven once the person is erased', async () => {
    const before = await (await exported()).text();
    expect(before).toContain('$sealed');
    await shop.application.pool.query('delete from platform.person_key');
    expect(await (await exported()).text()).toBe(before);
    expect((await verifyText(before)).failures).toEqual([]);
  });

  it('posts every head, again where it was refused, and mails the first of the day', async () => {
    const [head] = await readHeads(shop.application.pool);
    await until(async () => (posted.length ? true : undefined), 'the webhook');
    expect(posted).toEqual([head]);
    const mail = await until(
      async () => (await auditor.get('admin/mail/list', {})).find(({ to }) => to === 'auditor@example.com'),
      'the mail',
    );
    expect(mail.text).toContain(JSON.stringify(head!.root));
  });

  it('proves that it begins with what was signed before, to whoever kept an earlier head', async () => {
    const [first] = await readHeads(shop.application.pool);
    await readyToPay(shop.visitor(), [['6205', 1]]);
    await shop.projectionsCaughtUp();
    await shop.signHead();
    const verdict = await verifyText(await (await exported([...streams, 'order-none'], [first!.size])).text(), {
      heads: [first!],
    });
    expect(verdict.failures).toEqual([]);
    expect(verdict.heads).toHaveLength(2);
    expect((await exported(streams, [first!.size + 1])).status).toBe(409);
    expect(await auditor.get('admin/proof/heads', {})).toMatchObject({
      total: 2,
      heads: [verdict.heads[1], verdict.heads[0]],
    });
  });

  it('finds all of history to be what was signed', async () => {
    expect(await verifyHistory(shop.application.store, await readHeads(shop.application.pool))).toMatchObject({
      heads: 2,
      faults: [],
    });
  });

  it('finds a head that history does not come to', async () => {
    const [first, second] = await readHeads(shop.application.pool);
    const other = createSigner(Buffer.alloc(32, 9)).sign({ ...first!, root: 'ab'.repeat(32) });
    expect((await verifyHistory(shop.application.store, [other, second!])).faults).toEqual([
      `The first ${first!.size} events are not those that were signed on ${first!.at}.`,
    ]);
  });

  it('signs nothing while its last head, or where streams end, was changed', async () => {
    const buyer = shop.visitor();
    const { orderId: cartId } = await readyToPay(buyer, [['6205', 1]]);
    await shop.projectionsCaughtUp();
    const { size } = (await shop.signHead())!;
    await buyer.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
    await shop.projectionsCaughtUp();

    const forge = (signature: string) =>
      tamper('update proof.head set signature = $2 where size = $1', [size, signature]);
    const [{ signature }] = (await readHeads(shop.application.pool, [size])) as [SignedHead];
    await forge(`${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`);
    await expect(shop.signHead()).rejects.toThrow(`the head of ${size} events is not signed by the key it names`);
    await forge(signature);

    const move = (by: number) =>
      tamper(`update proof.stream_end set revision = revision + $2 where key = sha256(convert_to($1, 'UTF8'))`, [
        `cart-${cartId}`,
        by,
      ]);
    await move(1);
    await expect(shop.signHead()).rejects.toThrow('where streams end is not what was signed');
    await move(-1);
    expect(await shop.signHead()).toBeDefined();
  });

  it('shows in the bundle which event was changed in the store', async () => {
    const name = `cart-${orderId}`;
    const { position, data } = await stored(name, 1);
    await tamper('update event_store.events set data = $2 where position = $1', [
      position,
      Buffer.from(data.toString().replace(/\d(?=[,}])/, (digit) => String((Number(digit) + 1) % 10))),
    ]);
    expect((await verifyText(await (await exported()).text())).failures[0]).toMatch(
      new RegExp(`^${name}@1, \\w+, was changed: it does not have the hash it was stored with\\.$`),
    );
    expect((await verifyHistory(shop.application.store, await readHeads(shop.application.pool))).faults[0]).toBe(
      `${name}@1 is not what was stored, or does not follow the event before it.`,
    );
    await tamper('update event_store.events set data = $2 where position = $1', [position, data]);
    expect((await verifyText(await (await exported()).text())).failures).toEqual([]);
  });

  it('shows in the bundle that the end of a stream was cut off in the store', async () => {
    const name = `order-${orderId}`;
    const last = (await shop.application.store.readStream(name)).at(-1)!.revision;
    const { position } = await stored(name, last);
    await tamper(
      'create table public.cut as select * from event_store.events where position = $1'.replace('$1', String(position)),
      [],
    );
    await tamper('delete from event_store.events where position = $1', [position]);
    expect((await verifyText(await (await exported()).text())).failures).toEqual([
      `${name} was cut off or added to: its last event has revision ${last} under the head, here it is ${last - 1}.`,
    ]);
    expect((await verifyHistory(shop.application.store, await readHeads(shop.application.pool))).faults).not.toEqual(
      [],
    );
    await tamper('insert into event_store.events select * from public.cut', []);
    expect((await verifyText(await (await exported()).text())).failures).toEqual([]);
  });

  describe('made again from history', () => {
    const rebuild = async () => {
      const { pool, store } = shop.application;
      await tamper('truncate proof.leaf, proof.tile, proof.stream_end', []);
      await tamper('update proof.tree set size = 0', []);
      await tamper(`delete from platform.projection where name = 'proof-log'`, []);
      const ending = new AbortController();
      const running = runProjector({ pool, store, projections: [logProjection()], log: silent, signal: ending.signal });
      const head = await store.head();
      await until(
        async () =>
          (
            await pool.query(
              `select 1 from platform.checkpoint where name = 'proof-log' and status = 'live' and position >= $1`,
              [String(head)],
            )
          ).rowCount
            ? true
            : undefined,
        'the rebuilt log',
      );
      ending.abort();
      await running;
    };

    beforeAll(() => shop.stopProjector());

    it('has the same rows', async () => {
      const before = await tables();
      await rebuild();
      expect(await shop.signHead()).toBeUndefined();
      expect(await tables()).toBe(before);
      expect((await verifyText(await (await exported()).text())).failures).toEqual([]);
    });

    it('signs nothing, and says so in its health, while history is not what was signed', async () => {
      await rebuild();
      // As a changed event would have it: the store's own memory of recent events cannot be changed from outside.
      await tamper(`update proof.leaf set leaf_hash = sha256(leaf_hash) where stream = $1 and revision = 1`, [
        `cart-${orderId}`,
      ]);
      await expect(shop.signHead()).rejects.toThrow(BrokenLog);
      const signing = await startSigning({
        pool: shop.application.pool,
        signer: createSigner(Buffer.alloc(32, 9)),
        intervalMs: 20,
        announce: async () => undefined,
        log: silent,
      });
      const health = async () => (await shop.visitor().fetch('/health/ready')).json() as Promise<{ status: string }>;
      const faults = async () =>
        ((await readModelsCheck(shop.application.pool).look()).detail as { faults: { name: string; error: string }[] })
          .faults;
      const shown = await until(async () => (await faults()).find(({ name }) => name === 'proof-head'), 'the fault');
      expect(shown.error).toMatch(/^nothing is signed: the first \d+ events are not those that were signed on /);
      await until(async () => ((await health()).status === 'degraded' ? true : undefined), 'the public word');
      expect(await readHeads(shop.application.pool)).toHaveLength(4);

      await rebuild();
      await until(async () => ((await health()).status === 'ready' ? true : undefined), 'the mended log');
      await signing.stop();
    });

    it('signs nothing when the log is shorter than what was signed', async () => {
      await tamper('delete from proof.leaf where index = (select max(index) from proof.leaf)', []);
      await expect(shop.signHead()).rejects.toThrow(/^the log holds \d+ events, of \d+ that were signed on /);
    });
  });
});
