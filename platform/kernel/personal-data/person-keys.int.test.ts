import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool, type Pool } from '../postgres/pool.ts';
import { createPersonKeys } from './person-keys.ts';

describe('the keys of a person', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, 'test', pino({ level: 'silent' }));
    await migrate(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it.each(['contact:123', '123'])(
    'go together when %s is erased: the event by which they came has one of its own',
    async (name) => {
      const keys = await createPersonKeys(pool, Buffer.alloc(32, 7));
      for (const person of ['123', 'contact:123', 'contact:1234', 'guest:123']) await keys.forWriting(person);
      await keys.erase(name);
      expect(await keys.forWriting(name)).toBeUndefined();
      const afresh = await createPersonKeys(pool, Buffer.alloc(32, 7));
      for (const known of [keys, afresh]) {
        await known.load(['123', 'contact:123', 'contact:1234', 'guest:123']);
        expect(known.cached('123')).toBeUndefined();
        expect(known.cached('contact:123')).toBeUndefined();
        expect(known.cached('contact:1234')).toBeDefined();
        expect(known.cached('guest:123')).toBeDefined();
      }
    },
  );
});
