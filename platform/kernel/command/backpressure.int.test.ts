// A web process that is busy with requests, and a worker that hears of it.
import { pino } from 'pino';
import { createPool } from '#platform/kernel/postgres/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { until } from '../../../tests/harness/until.ts';
import { announceBusy, followBusy } from './backpressure.ts';

const silent = pino({ level: 'silent' });
const LOOP_MS = 20;

describe('a worker beside a web process', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('hears that requests keep it busy, and soon that they no longer do', async () => {
    const pool = createPool(database.url, 'test', silent);
    const worker = await followBusy(database.url, 'test', silent);
    let requests = 0;
    const announced = announceBusy(pool, () => requests, silent);
    expect(worker.isHigh()).toBe(false);

    const crowd = setInterval(() => {
      requests += 1;
      const until = performance.now() + LOOP_MS;
      while (performance.now() < until);
    }, 1);
    await until(async () => (worker.isHigh() ? true : undefined), 'the worker to hear of the crowd');
    clearInterval(crowd);
    await until(async () => (worker.isHigh() ? undefined : true), 'the end of the crowd');

    announced.stop();
    await worker.close();
    await pool.end();
  });
});
