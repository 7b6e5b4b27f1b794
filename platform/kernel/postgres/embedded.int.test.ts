// security.md S15, reliability.md 13.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedDatabase } from './embedded.ts';

const passwords = { admin: 'admin-0123456789abcdef', shop: 'shop-0123456789abcdef' };

async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  const root = mkdtempSync(join(tmpdir(), 'embedded-'));
  const folder = join(root, 'postgres');
  let running: EmbeddedDatabase;
  const start = async () => (running = await startEmbeddedPostgres({ folder, passwords, durable: false }));
  const as = (user: string, password: string) => {
    const url = new URL(running.url);
    [url.username, url.password] = [user, password];
    return url.href;
  };

  beforeAll(() => {
    chmodSync(root, 0o755);
    return start();
  });
  afterAll(async () => {
    await running.stop();
    rmSync(running.folder, { recursive: true, force: true });
    rmSync(root, { recursive: true, force: true });
  });

  it('gives the shop its own database, and no right to anything of the machine', async () => {
    expect(
      await query(
        running.url,
        'select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as more from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ more: false }]);
    await expect(query(running.url, `create temporary table x (line text); copy x from program 'id'`)).rejects.toThrow(
      'permission denied',
    );
    await expect(query(running.url, `select pg_read_file('/etc/hostname')`)).rejects.toThrow('permission denied');
    await query(
      running.url,
      'create extension if not exists pg_trgm; create schema shelf; create table shelf.book (id int); drop schema shelf cascade',
    );
  });

  it('knows no password that stands in the source', async () => {
    for (const user of ['millwright', 'shop', 'postgres'])
      await expect(query(as(user, 'millwright'), 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('of a folder from before takes its own password and hands all over to the shop, which goes on', async () => {
    const admin = as('millwright', passwords.admin);
    await query(
      admin,
      `create schema former; create table former.thing (id bigint generated always as identity primary key, name text); create sequence former.number; create view former.seen as select 1 as one;
      create function former.one() returns int language sql as 'select 1'; create type former.kind as enum ('a'); insert into former.thing (name) values ('kept')`,
    );
    await query(admin, `alter role millwright password 'millwright'; alter database millwright owner to millwright`);
    await running.stop();
    await start();
    await query(
      running.url,
      `insert into former.thing (name) values ('new'); alter table former.thing add column more text; drop view former.seen; drop function former.one(); drop type former.kind; select nextval('former.number')`,
    );
    expect(await query(running.url, 'select name from former.thing order by id')).toEqual([
      { name: 'kept' },
      { name: 'new' },
    ]);
    await expect(query(as('millwright', 'millwright'), 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('of a copied folder starts beside the original, and does not stop it', async () => {
    await query(as('millwright', passwords.admin), 'checkpoint');
    const begun = () =>
      query(running.url, 'select pg_postmaster_start_time() as begun, count(*)::int as things from former.thing');
    const before = await begun();
    const copied = join(root, 'copy');
    // With the owners of its files, as root who runs PostgreSQL as another user has to.
    execFileSync('cp', ['-a', running.folder, copied]);
    const copy = await startEmbeddedPostgres({ folder: copied, passwords, durable: false });
    try {
      expect(await query(copy.url, 'select count(*)::int as things from former.thing')).toEqual([{ things: 2 }]);
      expect(await begun()).toEqual(before);
    } finally {
      await copy.stop();
    }
  });
});
