// What the sandbox remembers: tokens, authorisations and refunds. No number and no security code is ever written down.
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { transaction } from '#platform/postgres/pool.ts';
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
  readonly behaviour: Behaviour;
}

export interface Refund {
  readonly reference: string;
  readonly status: 'refunded' | 'declined';
  readonly decline_code: string;
  /** Whether this call made it, or an earlier one with the same key. */
  readonly isNew: boolean;
}

export interface Token {
  readonly brand: string;
  readonly last_four: string;
  readonly behaviour: Behaviour;
}

export interface Vault {
  issueToken(token: Token): Promise<string>;
  findToken(token: string): Promise<Token | undefined>;
  /** The first call with a key decides; every other gets the same row. `isNew`: this call was the first. */
  authorise(row: Omit<Authorisation, 'reference'>): Promise<Authorisation & { readonly isNew: boolean }>;
  findByKey(key: string): Promise<Authorisation | undefined>;
  /** What is there by this key; where nothing is, what comes by it later is declined. */
  abandon(key: string): Promise<Authorisation | undefined>;
  find(reference: string): Promise<Authorisation | undefined>;
  move(
    reference: string,
    from: readonly Authorisation['status'][],
    to: Authorisation['status'],
    declineCode?: string,
  ): Promise<Authorisation | undefined>;
  /**
   * Whether this is the first key that the money was asked for with: a card that declines once declines that one for
   * ever.
   */
  isFirstCapture(reference: string, key: string): Promise<boolean>;
  /** The first call with a key decides. What was refunded before and this are never more than was captured. */
  refund(reference: string, amount: number, key: string): Promise<Refund>;
}

export async function openVault(pool: Pool): Promise<Vault> {
  await pool.query(`
    create schema if not exists sandbox_gateway;
    create table if not exists sandbox_gateway.token (token text primary key, brand text not null, last_four text not null, behaviour text not null, issued_at timestamptz not null default now());
    create table if not exists sandbox_gateway.authorisation (
      reference text primary key, idempotency_key text not null unique, order_reference text not null, status text not null, decline_code text not null,
      brand text not null, last_four text not null, amount bigint not null, currency text not null, language text not null default 'en', made_at timestamptz not null default now());
    alter table sandbox_gateway.authorisation add column if not exists language text not null default 'en';
    alter table sandbox_gateway.authorisation add column if not exists behaviour text not null default 'approve';
    alter table sandbox_gateway.authorisation add column if not exists first_capture_key text;
    create table if not exists sandbox_gateway.refund (
      idempotency_key text primary key, reference text not null unique, authorisation text not null references sandbox_gateway.authorisation, amount bigint not null, status text not null, decline_code text not null,
      made_at timestamptz not null default now());`);
  const one = async <T extends object>(sql: string, values: readonly unknown[]) =>
    (await pool.query<T>(sql, [...values])).rows[0];
  const columns =
    'reference, idempotency_key, order_reference, status, decline_code, brand, last_four, amount, currency, language, behaviour';
  const findByKey = (key: string) =>
    one<Authorisation>(`select ${columns} from sandbox_gateway.authorisation where idempotency_key = $1`, [key]);

  return {
    async issueToken({ brand, last_four, behaviour }) {
      const token = `tok_${randomBytes(16).toString('hex')}`;
      await pool.query(
        'insert into sandbox_gateway.token (token, brand, last_four, behaviour) values ($1, $2, $3, $4)',
        [token, brand, last_four, behaviour],
      );
      return token;
    },
    findToken: (token) =>
      one<Token>('select brand, last_four, behaviour from sandbox_gateway.token where token = $1', [token]),
    async authorise(row) {
      const { rowCount } = await pool.query(
        `insert into sandbox_gateway.authorisation (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (idempotency_key) do nothing`,
        [
          `auth_${randomBytes(12).toString('hex')}`,
          row.idempotency_key,
          row.order_reference,
          row.status,
          row.decline_code,
          row.brand,
          row.last_four,
          row.amount,
          row.currency,
          row.language,
          row.behaviour,
        ],
      );
      return { ...(await findByKey(row.idempotency_key))!, isNew: rowCount === 1 };
    },
    findByKey,
    async abandon(key) {
      const { rowCount } = await pool.query(
        `insert into sandbox_gateway.authorisation (${columns}) values ($1, $2, '', 'cancelled', 'authorisation_abandoned', '', '', 0, '', 'en', 'decline') on conflict (idempotency_key) do nothing`,
        [`auth_${randomBytes(12).toString('hex')}`, key],
      );
      return rowCount ? undefined : findByKey(key);
    },
    find: (reference) =>
      one<Authorisation>(`select ${columns} from sandbox_gateway.authorisation where reference = $1`, [reference]),
    move: (reference, from, to, declineCode = '') =>
      one<Authorisation>(
        `update sandbox_gateway.authorisation set status = $3, decline_code = $4 where reference = $1 and status = any($2) returning ${columns}`,
        [reference, from, to, declineCode],
      ),
    isFirstCapture: async (reference, key) =>
      (await one(
        `update sandbox_gateway.authorisation set first_capture_key = $2 where reference = $1 and coalesce(first_capture_key, $2) = $2 returning reference`,
        [reference, key],
      )) !== undefined,
    refund: (reference, amount, key) =>
      transaction(pool, async (client) => {
        const {
          rows: [authorisation],
        } = await client.query<Authorisation>(
          `select ${columns} from sandbox_gateway.authorisation where reference = $1 for update`,
          [reference],
        );
        const {
          rows: [known],
        } = await client.query<Refund>(
          'select reference, status, decline_code from sandbox_gateway.refund where idempotency_key = $1',
          [key],
        );
        if (known) return { ...known, isNew: false };
        const {
          rows: [before],
        } = await client.query<{ amount: string }>(
          `select coalesce(sum(amount), 0) as amount from sandbox_gateway.refund where authorisation = $1 and status = 'refunded'`,
          [reference],
        );
        const refund = {
          reference: `ref_${randomBytes(12).toString('hex')}`,
          ...refundOutcome(authorisation, Number(before!.amount) + amount),
        };
        if (authorisation)
          await client.query(
            'insert into sandbox_gateway.refund (idempotency_key, reference, authorisation, amount, status, decline_code) values ($1, $2, $3, $4, $5, $6)',
            [key, refund.reference, reference, amount, refund.status, refund.decline_code],
          );
        return { ...refund, isNew: true };
      }),
  };
}

function refundOutcome(
  authorisation: Authorisation | undefined,
  total: number,
): Pick<Refund, 'status' | 'decline_code'> {
  if (authorisation?.status !== 'captured') return { status: 'declined', decline_code: 'wrong_status' };
  if (total > Number(authorisation.amount)) return { status: 'declined', decline_code: 'refund_exceeds_paid' };
  return authorisation.behaviour === 'refund-declined'
    ? { status: 'declined', decline_code: 'refund_declined' }
    : { status: 'refunded', decline_code: '' };
}
