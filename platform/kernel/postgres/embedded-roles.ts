// Grants rights in the embedded PostgreSQL (security.md S15): the shop owns its database and nothing else. A
// superuser could run programs as the database's user; its password stays in the data folder's secrets and is given to
// no role of the shop.
import pg from 'pg';
import { OperatorError } from '../runtime/operator-error.ts';

/** Passwords of one data folder. */
export interface DatabasePasswords {
  readonly admin: string;
  readonly shop: string;
}

export const ADMIN = 'millwright';
export const DATABASE = 'millwright';
const SHOP = 'shop';
/** The password of data folders from before each had its own: it stood in the source. */
const FORMER_PASSWORD = 'millwright';

interface Server {
  readonly port: number;
  readonly passwords: DatabasePasswords;
  /** Tests make a database for each file. */
  readonly mayCreateDatabases?: boolean;
}

export const shopUrl = ({ port, passwords }: Server): string =>
  `postgres://${SHOP}:${passwords.shop}@127.0.0.1:${port}/${DATABASE}`;

/**
 * Makes the shop's role and database where there are none, and gives it what a former superuser owned. Harmless when
 * repeated: a crash in between is made good by the next start. @throws OperatorError when the passwords are not those
 * of the folder
 */
export async function prepareRoles(server: Server): Promise<void> {
  await asAdmin(server, 'postgres', async (client) => {
    const { rowCount: known } = await client.query('select 1 from pg_roles where rolname = $1', [SHOP]);
    if (!known) await client.query(`create role ${SHOP}`);
    await client.query(
      `alter role ${SHOP} with login nosuperuser nocreaterole noreplication nobypassrls ${server.mayCreateDatabases ? 'createdb' : 'nocreatedb'} password ${client.escapeLiteral(server.passwords.shop)}`,
    );
    const { rowCount: there } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    await client.query(
      there ? `alter database ${DATABASE} owner to ${SHOP}` : `create database ${DATABASE} owner ${SHOP}`,
    );
  });
  await asAdmin(server, DATABASE, (client) => client.query(HAND_OVER));
}

async function asAdmin(server: Server, database: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = await connectedAsAdmin(server, database);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function connectedAsAdmin({ port, passwords }: Server, database: string): Promise<pg.Client> {
  const own = await connected(port, database, passwords.admin);
  if (own) return own;
  const former = await connected(port, database, FORMER_PASSWORD);
  if (!former)
    throw new OperatorError('PostgreSQL refuses the password of secrets.json: the file belongs to another data folder');
  await former.query(`alter role ${ADMIN} password ${former.escapeLiteral(passwords.admin)}`);
  return former;
}

/** Undefined when the password is wrong. */
async function connected(port: number, database: string, password: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: ADMIN, password, database });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if ((error as { code?: string }).code === '28P01') return undefined;
    throw error;
  }
}

/**
 * REASSIGN OWNED does not work on what the first superuser owns, so each thing is named. What came with an extension
 * stays with it.
 */
const HAND_OVER = `do $$
declare
  it record;
begin
  for it in select nspname from pg_namespace where nspname !~ '^pg_'
  and nspname not in ('information_schema', 'public') and nspowner <> '${SHOP}'::regrole loop
    execute format('alter schema %I owner to ${SHOP}', it.nspname);
  end loop;
  for it in
    select c.oid::regclass as name, case c.relkind when 'S' then 'sequence' when 'v' then 'view'
    when 'm' then 'materialized view' else 'table' end as kind
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'S', 'v', 'm') and c.relowner <> '${SHOP}'::regrole
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
       and d.deptype in ('a', 'i', 'e'))
  loop
    execute format('alter %s %s owner to ${SHOP}', it.kind, it.name);
  end loop;
  for it in
    select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and p.proowner <> '${SHOP}'::regrole
       and not exists (select 1 from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  loop
    execute format('alter routine %s owner to ${SHOP}', it.name);
  end loop;
  for it in
    select t.oid::regtype as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and t.typowner <> '${SHOP}'::regrole and t.typtype in ('e', 'd', 'c')
       and (t.typrelid = 0 or exists (select 1 from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
       and not exists (select 1 from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e')
  loop
    execute format('alter type %s owner to ${SHOP}', it.name);
  end loop;
end $$`;
