// The sandbox remembers tokens, authorisations and refunds. No number and no security code is ever written down.
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { transaction } from '#platform/kernel/postgres/pool.ts';
import { countOf, firstOf, knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { AccountBehaviour } from './test-accounts.ts';
import type { Behaviour } from './test-cards.ts';

/** What a token, or an authorisation, was made to do; a wallet does what its buyer does. */
export type AnyBehaviour = Behaviour | AccountBehaviour | 'wallet';

export interface Authorisation {
  readonly reference: string;
  readonly idempotency_key: string;
  readonly order_reference: string;
  readonly status: 'authorised' | 'challenged' | 'declined' | 'submitted' | 'captured' | 'returned' | 'cancelled';
  readonly decline_code: string;
  readonly brand: string;
  readonly last_four: string;
  readonly amount: string;
  readonly currency: string;
  readonly language: string;
  readonly behaviour: AnyBehaviour;
  /** Of a debit, milliseconds since 1970 by the sandbox's clock; 0 before. */
  readonly submitted_at: string;
}

export interface Refund {
  readonly reference: string;
  readonly status: 'refunded' | 'declined';
  readonly decline_code: string;
  /** Tells whether this call made it, or an earlier one with the same key. */
  readonly isNew: boolean;
}

/** A card, or a bank account, which is good for ever. */
export interface Card {
  readonly brand: string;
  readonly last_four: string;
  readonly behaviour: AnyBehaviour;
  /** Month to whose end it is good (YYYY-MM). */
  readonly good_to: string;
  readonly holder: string;
  /** The number of a card may be kept. */
  readonly storable: boolean;
}

export interface SavedCard extends Card {
  readonly reference: string;
}

/** What was taken or given back. */
export interface Movement {
  readonly kind: 'taken' | 'given-back';
  /** Of the authorisation, or the refund's reference. */
  readonly key: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** ISO. */
  readonly at: string;
}

export interface Vault {
  /** `prefix` tells what it stands for. */
  issueToken(card: Card, prefix?: 'tok_' | 'bank_'): Promise<string>;
  findToken(token: string): Promise<Card | undefined>;
  /** The first call with a key decides; every other gets the same card. */
  saveCard(card: Card, key: string, prefix?: 'card_' | 'account_'): Promise<SavedCard>;
  findCard(reference: string): Promise<SavedCard | undefined>;
  forgetCard(reference: string): Promise<void>;
  /** The first call with a key decides; every other gets the same row. `isNew`: this call was the first. */
  authorise(
    row: Omit<Authorisation, 'reference' | 'submitted_at'>,
  ): Promise<Authorisation & { readonly isNew: boolean }>;
  findByKey(key: string): Promise<Authorisation | undefined>;
  /** Finds what is there by this key; where nothing is, what comes by it later is declined. */
  abandon(key: string): Promise<Authorisation | undefined>;
  find(reference: string): Promise<Authorisation | undefined>;
  move(
    reference: string,
    from: readonly Authorisation['status'][],
    to: Authorisation['status'],
    declineCode?: string,
  ): Promise<Authorisation | undefined>;
  /** Begins a debit, once; undefined where there is none to begin. */
  submit(reference: string, at: number): Promise<Authorisation | undefined>;
  /**
   * Tells whether this is the first key that the money was asked for with: a card that declines once declines that one for
   * ever.
   */
  isFirstCapture(reference: string, key: string): Promise<boolean>;
  /** The first call with a key decides. What was refunded before and this are never more than was captured. */
  refund(reference: string, amount: number, key: string): Promise<Refund>;
  /** What was taken and given back from one moment until another, ISO. */
  movements(from: string, until: string): Promise<readonly Movement[]>;
}

const SCHEMA = 'sandbox_gateway';
const tokens = () => knex(`${SCHEMA}.token`);
const savedCards = () => knex(`${SCHEMA}.saved_card`);
const authorisations = () => knex(`${SCHEMA}.authorisation`);
const refunds = () => knex(`${SCHEMA}.refund`);

const CARD_COLUMNS = ['brand', 'last_four', 'behaviour', 'good_to', 'holder', 'storable'];
const COLUMNS = [
  ...['reference', 'idempotency_key', 'order_reference', 'status', 'decline_code', 'brand', 'last_four'],
  ...['amount', 'currency', 'language', 'behaviour', 'submitted_at'],
];

export async function openVault(pool: Pool): Promise<Vault> {
  await createTables(pool);
  const findOne = (which: Knex.QueryBuilder) => firstOf<Authorisation>(pool, which.select(COLUMNS));
  const findByKey = (key: string) => findOne(authorisations().where({ idempotency_key: key }));
  /** Tells whether there was none by its key. */
  const insert = async (row: Omit<Authorisation, 'reference' | 'submitted_at'>) => {
    const reference = `auth_${randomBytes(12).toString('hex')}`;
    const added = authorisations()
      .insert({ reference, ...row })
      .onConflict('idempotency_key')
      .ignore();
    return (await countOf(pool, added)) === 1;
  };

  return {
    async issueToken(card, prefix = 'tok_') {
      const token = `${prefix}${randomBytes(16).toString('hex')}`;
      await countOf(pool, tokens().insert({ token, ...card }));
      return token;
    },
    findToken: (token) => firstOf<Card>(pool, tokens().where({ token }).select(CARD_COLUMNS)),
    async saveCard(card, key, prefix = 'card_') {
      const reference = `${prefix}${randomBytes(12).toString('hex')}`;
      await countOf(
        pool,
        savedCards()
          .insert({ reference, idempotency_key: key, ...card })
          .onConflict('idempotency_key')
          .ignore(),
      );
      return rowOf<SavedCard>(
        pool,
        savedCards()
          .where({ idempotency_key: key })
          .select(['reference', ...CARD_COLUMNS]),
      );
    },
    findCard: (reference) =>
      firstOf<SavedCard>(
        pool,
        savedCards()
          .where({ reference, forgotten: false })
          .select(['reference', ...CARD_COLUMNS]),
      ),
    async forgetCard(reference) {
      await countOf(pool, savedCards().where({ reference }).update({ forgotten: true, holder: '' }));
    },
    async authorise(row) {
      const isNew = await insert(row);
      return { ...needed(await findByKey(row.idempotency_key), 'authorisation'), isNew };
    },
    findByKey,
    abandon: async (key) => ((await insert({ ...ABANDONED, idempotency_key: key })) ? undefined : findByKey(key)),
    find: (reference) => findOne(authorisations().where({ reference })),
    move: (reference, from, to, declineCode = '') =>
      firstOf<Authorisation>(
        pool,
        authorisations()
          .where({ reference })
          .whereIn('status', from)
          .update({
            ...{ status: to, decline_code: declineCode },
            ...(to === 'captured' ? { captured_at: knex.raw('coalesce(captured_at, now())') } : {}),
          })
          .returning(COLUMNS),
      ),
    submit: (reference, at) =>
      firstOf<Authorisation>(
        pool,
        authorisations()
          .where({ reference, status: 'authorised' })
          .update({ status: 'submitted', submitted_at: at })
          .returning(COLUMNS),
      ),
    async isFirstCapture(reference, key) {
      const first = authorisations().where({ reference }).whereRaw('coalesce(first_capture_key, ?) = ?', [key, key]);
      return (await countOf(pool, first.update({ first_capture_key: key }))) > 0;
    },
    refund: (reference, amount, key) =>
      transaction(pool, async (client) => {
        const authorisation = await firstOf<Authorisation>(
          client,
          authorisations().where({ reference }).select(COLUMNS).forUpdate(),
        );
        const known = await firstOf<Refund>(
          client,
          refunds().where({ idempotency_key: key }).select('reference', 'status', 'decline_code'),
        );
        if (known) return { ...known, isNew: false };
        const before = await rowOf<{ amount: string }>(
          client,
          refunds()
            .where({ authorisation: reference, status: 'refunded' })
            .select({ amount: knex.raw('coalesce(sum(amount), 0)') }),
        );
        const refund = {
          reference: `ref_${randomBytes(12).toString('hex')}`,
          ...refundOutcome(authorisation, Number(before.amount) + amount),
        };
        if (authorisation)
          await countOf(
            client,
            refunds().insert({ ...refund, idempotency_key: key, authorisation: reference, amount }),
          );
        return { ...refund, isNew: true };
      }),
    async movements(from, until) {
      const within = (column: string) => (query: Knex.QueryBuilder) =>
        void query.where(column, '>=', from).where(column, '<', until);
      const [taken, givenBack] = await Promise.all([
        rowsOf<Moved>(
          pool,
          authorisations()
            .where({ status: 'captured' })
            .modify(within('captured_at'))
            .select({ key: 'idempotency_key', amount: 'amount', currency: 'currency', at: 'captured_at' }),
        ),
        rowsOf<Moved>(
          pool,
          knex({ r: `${SCHEMA}.refund` })
            .join({ a: `${SCHEMA}.authorisation` }, 'a.reference', 'r.authorisation')
            .where({ 'r.status': 'refunded' })
            .modify(within('r.made_at'))
            .select({ key: 'r.reference', amount: 'r.amount', currency: 'a.currency', at: 'r.made_at' }),
        ),
      ]);
      return [...taken.map(movementOf('taken')), ...givenBack.map(movementOf('given-back'))];
    },
  };
}

interface Moved {
  readonly key: string;
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly at: Date;
}

const movementOf =
  (kind: Movement['kind']) =>
  ({ key, amount, currency, at }: Moved): Movement => ({
    ...{ kind, key, amount: Number(amount), currency, at: at.toISOString() },
  });

/** The entry of a key that was given up before anything came by it. */
const ABANDONED: Omit<Authorisation, 'reference' | 'idempotency_key' | 'submitted_at'> = {
  order_reference: '',
  status: 'cancelled',
  decline_code: 'authorisation_abandoned',
  brand: '',
  last_four: '',
  amount: '0',
  currency: '',
  language: 'en',
  behaviour: 'decline',
};

/** Tables of a provider of payments of its own, not of the shop, so they are not among the shop's migrations. */
async function createTables(pool: Pool): Promise<void> {
  await countOf(
    pool,
    knex.raw(`
    create schema if not exists ${SCHEMA};
    create table if not exists ${SCHEMA}.token (
      token text primary key, brand text not null,
      last_four text not null, behaviour text not null, issued_at timestamptz not null default now());
    alter table ${SCHEMA}.token
      add column if not exists good_to text not null default '',
      add column if not exists holder text not null default '',
      add column if not exists storable boolean not null default true;
    create table if not exists ${SCHEMA}.saved_card (
      reference text primary key, idempotency_key text not null unique, brand text not null, last_four text not null,
      behaviour text not null, good_to text not null, holder text not null, storable boolean not null,
      forgotten boolean not null default false, saved_at timestamptz not null default now());
    create table if not exists ${SCHEMA}.authorisation (
      reference text primary key, idempotency_key text not null unique,
      order_reference text not null, status text not null, decline_code text not null,
      brand text not null, last_four text not null,
      amount bigint not null, currency text not null, language text not null, behaviour text not null,
      first_capture_key text, made_at timestamptz not null default now());
    alter table ${SCHEMA}.authorisation add column if not exists submitted_at bigint not null default 0,
      add column if not exists captured_at timestamptz;
    create table if not exists ${SCHEMA}.refund (
      idempotency_key text primary key, reference text not null unique, authorisation text not null references ${SCHEMA}.authorisation,
      amount bigint not null, status text not null, decline_code text not null, made_at timestamptz not null default now())`),
  );
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
