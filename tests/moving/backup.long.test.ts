// reliability.md 9, 14; decision 0019.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { accounts, staff } from '#demo/shop/customers.ts';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { readBridges } from '#platform/kernel/proof/bridges.ts';
import { readHeads, readLostHeads } from '#platform/kernel/proof/heads.ts';
import { createPool } from '#platform/kernel/postgres/pool.ts';
import { signHead } from '#platform/kernel/proof/sign-head.ts';
import { verifyHistory } from '#platform/kernel/proof/verify-history.ts';
import { createSigner } from '#proof/tree-head.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import { copyHistory } from '#platform/kernel/event-store/copy-history.ts';
import { openRawStore, type RawHistory } from '#platform/kernel/event-store/raw-history.ts';
import { acceptStore } from '#processes/operations/accept-store.ts';
import { backUpShop, historyInBackup } from '#processes/operations/backup-shop.ts';
import { restoreShop } from '#processes/operations/restore-shop.ts';
import { cartOf, download, upload } from '../harness/attachments.ts';
import { orderByCard } from '../harness/order-desk.ts';
import { expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { emailsSent, makeKeys, sightOf, type Sight } from '../harness/same-shop.ts';
import { openServices, type TestServices } from '../harness/services.ts';
import { loadSmallCatalogue } from '../harness/small-catalogue.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { isoNow, systemClock } from '#platform/kernel/runtime/clock.ts';

const silent = pino({ level: 'silent' });

describe('a backup of a running shop', () => {
  const keys = makeKeys();
  const root = mkdtempSync(join(tmpdir(), 'backup-'));
  const environment = { ...keys, MILLWRIGHT_DATA: join(root, 'data') };
  const [folder, restoredData] = [join(root, 'backup'), join(root, 'restored')];
  const secrets = { masterKey: Buffer.from(keys.MASTER_KEY, 'base64'), seed: Buffer.from(keys.PROOF_KEY, 'base64') };
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const acknowledged: string[] = [];
  let services: TestServices;
  let empty: TestServices;
  let older: TestServices | undefined;
  let shop: TestShop | undefined;
  let before: Sight;
  let visitor: ReturnType<TestShop['visitor']>;
  let place: Awaited<ReturnType<typeof cartOf>>;

  const stop = async () => {
    await shop?.stop();
    shop = undefined;
  };
  const restore = (from = folder, masterKey = secrets.masterKey) =>
    restoreShop({
      from,
      databaseUrl: empty.databaseUrl,
      eventStoreUrl: empty.eventStoreUrl,
      masterKey,
      seed: secrets.seed,
      blobs: join(restoredData, 'blobs'),
      log: silent,
      say,
    });

  beforeAll(async () => {
    [services, empty] = [await openServices(), await openServices()];
    shop = await startShop({ environment, services });
    await loadSmallCatalogue(shop);
    for (const input of accounts) await shop.send('account/open', input);
    for (const input of staff) await shop.send('staff/add', input);
    for (let n = 0; n < 3; n++) acknowledged.push((await orderByCard(shop, [['6205', 1 + n]])).orderId);
    visitor = shop.visitor();
    place = await cartOf(visitor);
    await upload(visitor, {
      OrderId: place.OrderId,
      LineId: place.LineId,
      FileName: 'flange.pdf',
      FileType: 'application/pdf',
      FileData: Buffer.from('%PDF-1.7\nflange\n%%EOF\n').toString('base64'),
    });
    await shop.signHead();
    await emailsSent(shop, 3);
    before = await sightOf(shop, acknowledged);
  });
  afterAll(async () => {
    await stop();
    await services.close();
    await empty.close();
    await older?.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('is made while orders come in', async () => {
    let isOver = false;
    const orders = (async () => {
      while (!isOver) await orderByCard(shop!, [['6306', 1]]);
    })();
    const events = await backUpShop({
      databaseUrl: services.databaseUrl,
      eventStoreUrl: services.eventStoreUrl,
      masterKey: secrets.masterKey,
      to: folder,
      blobs: join(environment.MILLWRIGHT_DATA, 'blobs'),
      log: silent,
      say,
    });
    isOver = true;
    await orders;
    expect(events).toBeGreaterThan(50);
    expect(readdirSync(folder).sort()).toEqual([
      'blobs',
      'events.jsonl.gz',
      'manifest.json',
      'rows-later.jsonl.gz',
      'rows.jsonl.gz',
    ]);
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).not.toContain(keys.MASTER_KEY);
    await stop();
  });

  it('is refused with another key, when damaged, when broken off, and for services that are not empty', async () => {
    await expect(restore(folder, Buffer.alloc(32))).rejects.toThrow('MASTER_KEY is not the one of this backup');
    const manifest = readFileSync(join(folder, 'manifest.json'));
    const rows = readFileSync(join(folder, 'rows.jsonl.gz'));
    writeFileSync(join(folder, 'rows.jsonl.gz'), rows.subarray(1));
    await expect(restore()).rejects.toThrow('The backup is damaged: rows.jsonl.gz was changed');
    writeFileSync(join(folder, 'rows.jsonl.gz'), rows);
    rmSync(join(folder, 'manifest.json'));
    await expect(restore()).rejects.toThrow('holds no whole backup');
    writeFileSync(join(folder, 'manifest.json'), manifest);
    await expect(
      restoreShop({
        from: folder,
        databaseUrl: services.databaseUrl,
        eventStoreUrl: empty.eventStoreUrl,
        ...secrets,
        blobs: undefined,
        log: silent,
        say,
      }),
    ).rejects.toThrow('the database holds a shop already');
  });

  it('is a shop again: every acknowledged order, the same answers, files, no e-mail and no charge again', async () => {
    await restore();
    expect(said.at(-1)).toMatch(
      /^\d+ rows restored; the history has the root that the backup names, and 1 signed heads hold\.$/,
    );
    expect(await signsAtOnce()).toBeUndefined();
    shop = await startShop({ environment: { ...environment, MILLWRIGHT_DATA: restoredData }, services: empty });
    await expectSameAfterRebuild(shop);
    const after = await sightOf(shop, acknowledged);
    expect(after.orders).toEqual(before.orders);
    // Orders of the minute of the backup may have their e-mail sent here; those from before have theirs.
    const emailsOf = (sight: Sight) => sight.emails.filter((email) => before.emails.includes(email));
    expect(emailsOf(after)).toEqual(before.emails);
    expect(new Set(after.emails).size).toBe(after.emails.length);
    expect((await download(shop.visitor(), place.OrderId, place.LineId)).status).toBe(401);
    expect((await download(visitor.through(shop.url), place.OrderId, place.LineId)).status).toBe(200);
    const { pool } = shop.application;
    expect(
      (await pool.query(`select data->>'stream' from platform.effect where status in ('failed', 'ambiguous')`)).rows,
    ).toEqual([]);
    await orderByCard(shop, [['6205', 1]]);
    await shop.signHead();
    expect(await verifyHistory(shop.application.store, await readHeads(pool))).toMatchObject({ heads: 2, faults: [] });
    expect(await readBridges(pool)).toMatchObject([
      { kind: 'moved', from: expect.stringMatching(/^backup of 20/) as string },
    ]);
  });

  it('whose store comes from an older backup is told so, and goes on once that is accepted: what is lost is named, keys of persons stay', async () => {
    const persons = async (of = shop!.application.pool) =>
      (await of.query<{ persons: number }>('select count(*)::int as persons from platform.person_key')).rows[0]!
        .persons;
    const had = await persons();
    const [, , lost = ''] = acknowledged;
    await stop();
    older = await openServices();
    const raw = openRawStore(older.eventStoreUrl, createCodec(eventCatalogue));
    await copyHistory(beginningUntil(`cart-${lost}`), raw);
    await raw.close();
    const accept = () =>
      acceptStore({
        databaseUrl: empty.databaseUrl,
        eventStoreUrl: older!.eventStoreUrl,
        seed: secrets.seed,
        log: silent,
        say,
      });

    expect((await accept()).lost).toBeGreaterThan(20);
    expect(said.at(-1)).toMatch(/^\d+ events of \d+ streams, from 20.* are lost: the event store has the first \d+\./);
    await expect(accept()).rejects.toThrow('The event store holds everything that was projected');
    shop = await startShop({
      environment: { ...environment, MILLWRIGHT_DATA: restoredData },
      services: { ...empty, eventStoreUrl: older.eventStoreUrl },
    });
    await expectSameAfterRebuild(shop);
    const now = await sightOf(shop, acknowledged.slice(0, 2));
    // The third order had three of them.
    expect(now.stock).toBe(before.stock + 3);
    expect(now.orders).toEqual(
      JSON.parse(
        JSON.stringify(before.orders.slice(0, 2)).replaceAll(`"quantity":${before.stock}`, `"quantity":${now.stock}`),
      ),
    );
    expect(now.emails.filter((email) => before.emails.includes(email))).toEqual(before.emails);
    await expect(sightOf(shop, [lost])).rejects.toMatchObject({ status: 404 });
    expect(await persons()).toBe(had);
    await orderByCard(shop, [['6205', 1]]);
    expect(await shop.signHead()).toBeDefined();
    const { pool, store } = shop.application;
    expect(await verifyHistory(store, await readHeads(pool))).toMatchObject({ heads: 1, faults: [] });
    expect(await readLostHeads(pool)).toHaveLength(2);
    expect((await readBridges(pool)).at(-1)).toMatchObject({
      kind: 'lost',
      to: expect.stringContaining('esdb://127.0.0.1') as string,
    });
  });

  /** A projector signs as soon as it starts: a log that is yet to be built is not a broken one. */
  async function signsAtOnce() {
    const pool = createPool(empty.databaseUrl, 'test', silent, 2);
    try {
      return await signHead(pool, createSigner(secrets.seed), isoNow(systemClock), () => Promise.resolve());
    } finally {
      await pool.end();
    }
  }

  /** Holds what an older backup of the store would hold. */
  const beginningUntil = (stream: string): RawHistory => ({
    async *events() {
      for await (const event of historyInBackup(folder).events()) {
        if (event.stream === stream) return;
        yield event;
      }
    },
  });
});
