import { pino } from 'pino';
import { until } from '../../../tests/harness/until.ts';
import { createCatalogueCopy } from './catalogue-copy.ts';
import { answerFrom } from './embedded-index.ts';
import { createIndexClient } from './index-client.ts';
import { serveIndex, type News } from './index-server.ts';
import { openIndexStore } from './index-store.ts';
import { catalogueIndexContract } from './testing/catalogue-index.contract.ts';
import { english, fillSmallIndex, product, type IndexUnderTest } from './testing/small-index.ts';

const log = pino({ level: 'silent' });
const token = 'x'.repeat(16);

async function embedded(onChanged: (changed: readonly string[]) => void = () => undefined): Promise<IndexUnderTest> {
  const store = openIndexStore(':memory:');
  const copy = await createCatalogueCopy(store);
  let position = 0n;
  return {
    index: answerFrom(copy, () => Promise.resolve(true)),
    async put(model, rows) {
      position += 1n;
      const stored = Object.entries(rows).map(([key, row]) => ({ key, row, position }));
      onChanged(store.transaction(() => copy.apply(model, stored)));
    },
    async close() {
      store.close();
    },
  };
}

async function overASocket() {
  let publish: (changed: readonly string[]) => void = () => undefined;
  const inside = await embedded((changed) => publish(changed));
  const server = await serveIndex(inside.index, { host: '127.0.0.1', port: 0, token, log });
  publish = (changed) => server.publish({ changed } satisfies News);
  const told: (readonly string[] | undefined)[] = [];
  const url = `tcp://127.0.0.1:${server.port}`;
  const client = createIndexClient({ url, token, log, onChanged: (changed) => void told.push(changed) });
  return {
    index: client,
    told,
    server,
    put: inside.put,
    async close() {
      client.close();
      await server.close();
      await inside.close();
    },
  };
}

catalogueIndexContract('in one process', () => embedded());
catalogueIndexContract('over a socket', overASocket);

describe('the index of another process', () => {
  it('tells what changed before an answer that knows of it', async () => {
    const under = await overASocket();
    await fillSmallIndex(under);
    await under.index.ask('tree', { below: '' }, english);
    under.told.length = 0;
    await under.put('product', product('6205', { en: 'Changed', fr: 'Changé' }));
    await under.index.ask('product', { itemNumber: '6205' }, english);
    expect(under.told.flat()).toEqual(
      expect.arrayContaining(['products', 'product:6205', 'category:bearings', 'category:moving']),
    );
    await under.close();
  });

  it('is unavailable while it is away, and found again when it is back', async () => {
    const under = await overASocket();
    await fillSmallIndex(under);
    const ask = () => under.index.ask('product', { itemNumber: '6205' }, english);
    await ask();
    const { port } = under.server;
    await under.server.close();
    await expect(ask()).rejects.toMatchObject({ name: 'PeerUnavailable' });
    under.told.length = 0;
    const again = await embedded();
    await fillSmallIndex(again);
    const back = await serveIndex(again.index, { host: '127.0.0.1', port, token, log });
    await until(() => ask().catch(() => undefined), 'an answer');
    // Nobody knows what was missed.
    expect(under.told).toContain(undefined);
    under.index.close();
    await back.close();
  });

  it('tells nothing to who does not know the token', async () => {
    const under = await overASocket();
    const url = `tcp://127.0.0.1:${under.server.port}`;
    const stranger = createIndexClient({ url, token: 'y'.repeat(16), log, onChanged: () => undefined });
    await expect(stranger.ask('tree', { below: '' }, english)).rejects.toMatchObject({ name: 'PeerUnavailable' });
    stranger.close();
    await under.close();
  });
});
