// The shop as `npm start` runs it; for a full disk, with its data on a small file system where one can be mounted.
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { startSmtpSink } from '../harness/smtp-sink.ts';
import { newDataFolder, processesOf, removeDataFolder, startSupervisor } from '../harness/supervisor.ts';
import { startTcpProxy } from '../harness/tcp-proxy.ts';
import { createVisitor } from '../harness/visitor.ts';
import { plentifulItems } from './plentiful-items.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { mountSmallDisk, stopWhenInterrupted, unmountLeftBehind, unmountSmallDisk } from './small-disk.ts';

/** The whole demonstration catalogue is loaded, on a machine that may be busy. */
const READY_MS = 600_000;
const STOCK_COUNT = 100_000;

export async function startEmbeddedShop({ onSmallDisk }: { readonly onSmallDisk: boolean }): Promise<ShopUnderTest> {
  for (const left of unmountLeftBehind()) process.stdout.write(`unmounted ${left}, which an earlier run had left\n`);
  const folder = newDataFolder();
  const disk = onSmallDisk && mountSmallDisk(folder);
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o755);
  const sink = await startSmtpSink();
  const smtp = await startTcpProxy({ port: sink.port });
  const port = await freePort();
  const supervisor = startSupervisor({
    MILLWRIGHT_DATA: data,
    PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    PROOF_INTERVAL: '2',
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= stopAll());
  const takeBack = stopWhenInterrupted(stop);
  const stopAll = async () => {
    await supervisor.stop();
    await smtp.close();
    await sink.close();
    removeDataFolder(data);
    if (disk && !unmountSmallDisk(folder)) throw new Error(`${folder} is still in use; the next run unmounts it`);
    removeDataFolder(folder);
    takeBack();
  };
  try {
    await supervisor.ready(READY_MS);
    const environment = JSON.parse(readFileSync(join(data, 'environment.json'), 'utf8')) as Record<string, string>;
    const url = `http://localhost:${port}`;
    const items = await plentifulItems(url);
    await stockUp(url, items);
    return {
      shape: 'embedded',
      urls: [url],
      gatewayUrl: environment['GATEWAY_URL']!,
      gatewayDatabaseUrl: environment['DATABASE_URL']!,
      sink,
      proxies: { smtp },
      toolEnvironment: environment,
      logs: join(data, 'logs'),
      stop,
      items,
      processes: () => processesOf(supervisor.pid),
      ...(disk ? { smallDisk: folder } : {}),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The demonstration's company could not order on account for long, and what it orders would be sold out. */
async function stockUp(url: string, items: readonly string[]): Promise<void> {
  const manager = createVisitor(url, '', 'en');
  await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
  await manager.post('admin/customer/setcreditlimit', { accountId: accounts[0]!.accountId, limit: 1_000_000_000 });
  const lines = items.map((itemNumber) => ({ itemNumber, quantity: STOCK_COUNT }));
  const { refused } = await manager.post('admin/stock/count', { warehouse: 'mtl', lines });
  if (refused.length) throw new Error(`not counted: ${JSON.stringify(refused)}`);
}
