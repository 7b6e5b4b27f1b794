// What the sandbox remembers: tokens and authorisations. No number and no security code is ever written down.
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Behaviour } from './test-cards.ts';

export interface Authorisation {
  readonly reference: string;
  readonly idempotency_key: string;
  readonly order_reference: string;
  readonly status: 'authorised' | 'challenged' | 'declined' | 'captured' | 'cancelled';
  readonly decline_code: string;
  readonly brand: string;
  readonly last_four: string;
  readonly amount: string;
  readonly currency: string;
  readonly language: string;
}

export interface Token {
  readonly brand: string;
  readonly last_four: string;
  readonly behaviour: Behaviour;
}

export interface Vault {
  issueToken(token: Token): Promise<string>;
  findToken(token: string): Promise<Token | undefined>;
  /** The first call with a key decides; every other gets the same row. */
  authorise(row: Omit<Authorisation, 'reference'>): Promise<Authorisation>;
  findByKey(key: string): Promise<Authorisation | undefined>;
  find(reference: string): Promise<Authorisation | undefined>;
  move(reference: string, from: readonly Authorisation['status'][], to: Authorisation['status'], declineCode?: string): Promise<Authorisation | undefined>;
}

export async function openVault(pool: Pool): Promise<Vault> {
  await pool.query(`
    create schema if not exists sandbox_gateway;
    create table if not exists sandbox_gateway.token (token text primary key, brand text not null, last_four text not null, behaviour text not null, issued_at timestamptz not null default now());
    create table if not exists sandbox_gateway.authorisation (
      reference text primary key, idempotency_key text not null unique, order_reference text not null, status text not null, decline_code text not null,
      brand text not null, last_four text not null, amount bigint not null, currency text not null, language text not null default 'en', made_at timestamptz not null default now());
    alter table sandbox_gateway.authorisation add column if not exists language text not null default 'en';`);
  const one = async <T extends object>(sql: string, values: readonly unknown[]) => (await pool.query<T>(sql, [...values])).rows[0];
  const columns = 'reference, idempotency_key, order_reference, status, decline_code, brand, last_four, amount, currency, language';
  const findByKey = (key: string) => one<Authorisation>(`select ${columns} from sandbox_gateway.authorisation where idempotency_key = $1`, [key]);

  return {
    async issueToken({ brand, last_four, behaviour }) {
      const token = `tok_${randomBytes(16).toString('hex')}`;
      await pool.query('insert into sandbox_gateway.token (token, brand, last_four, behaviour) values ($1, $2, $3, $4)', [token, brand, last_four, behaviour]);
      return token;
    },
    findToken: (token) => one<Token>('select brand, last_four, behaviour from sandbox_gateway.token where token = $1', [token]),
    async authorise(row) {
      await pool.query(
        `insert into sandbox_gateway.authorisation (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (idempotency_key) do nothing`,
        [`auth_${randomBytes(12).toString('hex')}`, row.idempotency_key, row.order_reference, row.status, row.decline_code, row.brand, row.last_four, row.amount, row.currency, row.language],
      );
      return (await findByKey(row.idempotency_key))!;
    },
    findByKey,
    find: (reference) => one<Authorisation>(`select ${columns} from sandbox_gateway.authorisation where reference = $1`, [reference]),
    move: (reference, from, to, declineCode = '') =>
      one<Authorisation>(`update sandbox_gateway.authorisation set status = $3, decline_code = $4 where reference = $1 and status = any($2) returning ${columns}`, [reference, from, to, declineCode]),
  };
}
