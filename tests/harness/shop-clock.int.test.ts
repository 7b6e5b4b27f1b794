import pg from 'pg';
import { openServices, type TestServices } from './services.ts';

describe('the clock of a shop', () => {
  let services: TestServices;
  let client: pg.Client;
  const ahead = async () =>
    (await client.query<{ ms: string }>('select ms from shop_clock.ahead')).rows.map(({ ms }) => Number(ms));

  beforeAll(async () => {
    services = await openServices();
    client = new pg.Client({ connectionString: services.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await services.close();
  });

  it('is one for its services and its database, however many set it at once', async () => {
    const [before = 0] = await ahead();
    await Promise.all(Array.from({ length: 20 }, () => services.clock.advance(1_000)));
    expect(await ahead()).toEqual([before + 20_000]);
  });
});
