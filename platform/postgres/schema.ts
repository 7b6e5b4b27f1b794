// The platform's own tables: what is not business data, or proves it, and so has no events. Steps are only ever added.
import type { Pool } from 'pg';
import { transaction } from './pool.ts';

const steps: readonly string[] = [
  `create table platform.projection (
     name text not null, version integer not null, position bigint not null, epoch integer not null default 0,
     status text not null, error text not null default '', moved_at timestamptz not null default now(),
     primary key (name, version));
   create table platform.person_key (person_id text primary key, wrapped_key bytea not null);
   create table platform.session (
     id_hash bytea primary key, kind text not null, subject text not null, data jsonb not null, expires_at timestamptz not null);
   create index on platform.session (subject);
   create index on platform.session (expires_at);
   create table platform.credential (name_hash text primary key, subject text not null, password_hash text not null);
   create index on platform.credential (subject);
   create table platform.reset_token (token_hash bytea primary key, subject text not null, expires_at timestamptz not null);
   create table platform.effect (
     effect_id text primary key, job text not null, data jsonb not null, due_at timestamptz not null,
     correlation_id text not null, causation_id text not null, status text not null default 'waiting',
     attempts integer not null default 0, error text not null default '',
     queued_at timestamptz, claimed_at timestamptz, done_at timestamptz);
   create index on platform.effect (due_at) where status = 'waiting';
   create index on platform.effect (queued_at) where status in ('queued', 'running');
   create table platform.mailbox (
     message_id text primary key, sent_at timestamptz not null, "from" text not null, "to" text not null,
     subject text not null, text text not null, html text not null);
   create index on platform.mailbox (sent_at);`,
  // The proof log (platform/proof): leaves follow the events; tiles and streams' ends stand where the last head was
  // signed.
  `create schema proof;
   create table proof.leaf (
     index bigint primary key, position bigint not null unique, stream text not null, revision integer not null, event_hash bytea not null, leaf_hash bytea not null);
   create table proof.tile (tree text not null, level integer not null, index bigint not null, hashes bytea not null, primary key (tree, level, index));
   create table proof.stream_end (key bytea primary key, bucket integer not null, revision integer not null, event_hash bytea not null);
   create index on proof.stream_end (bucket);
   create table proof.tree (one boolean primary key default true check (one), size bigint not null);
   insert into proof.tree (size) values (0);
   create table proof.head (size bigint primary key, root bytea not null, streams bytea not null, at timestamptz not null, key text not null, signature text not null);`,
  // A leaf also says what its event was, so that the log can be asked what belongs together. It is made of events:
  // built anew.
  `drop table proof.leaf;
   create table proof.leaf (
     index bigint primary key, position bigint not null unique, stream text collate "C" not null, revision integer not null, event_hash bytea not null, leaf_hash bytea not null,
     id uuid not null, type text not null, at timestamptz not null, actor text not null, correlation text collate "C" not null, causation text collate "C" not null);
   create index on proof.leaf (stream);
   create index on proof.leaf (correlation);
   create index on proof.leaf (causation);`,
  // Lists are searched for any part of a text: an index of three-letter groups finds it without reading every row.
  'create extension if not exists pg_trgm',
  // The last comparison of each read model with its rebuild (platform/read-model/comparisons.ts).
  `create table platform.comparison (
     read_model text primary key, run_id text not null, status text not null, asked_at timestamptz not null,
     progress real not null default 0, events bigint not null default 0, report jsonb, error text not null default '');`,
  // Projections that are up to date stand at one position, so that a chunk of events moves one row; the others stand at
  // their own.
  `create table platform.projection_group (
     name text primary key, position bigint not null default -1, last_event uuid, epoch integer not null default 0, moved_at timestamptz not null default now(),
     leader text not null default '', beat_at timestamptz not null default now(), successor text not null default '');
   insert into platform.projection_group (name, position) select 'live', coalesce(max(position), -1) from platform.projection where status = 'live';
   delete from platform.projection where name = 'proof-head';
   alter table platform.projection alter column position drop not null, add column superseded_at timestamptz;
   update platform.projection p set position = null from platform.projection_group g where p.position = g.position and p.status = 'live';
   create view platform.checkpoint as
     select p.name, p.version, coalesce(p.position, g.position) as position, p.position is null as grouped, p.epoch, p.status, p.error,
            case when p.position is null then g.moved_at else p.moved_at end as moved_at, p.superseded_at
       from platform.projection p cross join platform.projection_group g;
   create table platform.fault (name text primary key, error text not null, since timestamptz not null default now());`,
  // Attempts go on by the effect's own account (platform/queue/effects.ts); what must not happen twice says when it
  // began and ended.
  `alter table platform.effect
     add column failures integer not null default 0, add column first_failed_at timestamptz, add column begun_at timestamptz, add column acted_at timestamptz;
   create index on platform.effect (first_failed_at) where status <> 'done' and first_failed_at is not null;
   create index on platform.effect (status) where status in ('failed', 'ambiguous');
   update platform.effect set status = 'waiting', due_at = now(), failures = 1, first_failed_at = now() where status = 'failed';`,
  // States of long streams (platform/command/snapshots.ts); made of events.
  `create table platform.snapshot (
     stream text primary key, version integer not null, revision integer not null, hash text not null, position bigint not null, state jsonb not null, handled jsonb not null);`,
  // A leaf is made of the event's hash alone: what was signed over the older ones cannot be continued.
  `truncate proof.leaf, proof.tile, proof.stream_end, proof.head;
   update proof.tree set size = 0;`,
  // Who tried what how often (rate-limiter-flexible's own shape); what a crash of the database loses of it is not
  // missed.
  `create unlogged table platform.rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint);
   create index on platform.rate_limit (expire);
   create table platform.security_event (
     id bigint generated always as identity primary key, at timestamptz not null default now(), kind text not null,
     subject text not null, address text not null, about jsonb not null);
   create index on platform.security_event (at);
   create index on platform.security_event (subject, at);
   alter table platform.session
     add column session_id uuid not null default gen_random_uuid(), add column agent text not null default '',
     add column begun_at timestamptz not null default now(), add column seen_at timestamptz not null default now();
   create table platform.second_factor (
     subject text primary key, secret bytea not null, confirmed_at timestamptz, last_step bigint not null default 0, recovery bytea[] not null default '{}');
   create index on platform.reset_token (subject);
   create index on platform.reset_token (expires_at);
   create index on platform.effect (done_at) where status = 'done';`,
  // Who leads since when; and which trace an effect belongs to.
  `alter table platform.projection_group add column leader_since timestamptz;
   alter table platform.effect add column traceparent text not null default '';`,
  // A history that was moved to another store, or that lost its end (platform/proof/bridges.ts): signed statements
  // beside the heads.
  `create table proof.bridge (
     id bigint generated always as identity primary key, kind text not null, size bigint not null, root bytea not null, streams bytea not null, at timestamptz not null,
     "from" text not null, "to" text not null, root_before bytea, key text not null, signature text not null);
   alter table proof.head drop constraint head_pkey, add primary key (size, at), add column lost_at timestamptz;`,
  // Why an attempt failed, as a code that screens translate; `error` keeps what another program said.
  `alter table platform.effect add column reason jsonb not null default '{}';`,
];

/** Number of the newest step. */
export const SCHEMA_STEP = steps.length - 1;

const MIGRATION_LOCK = 0x6d776d67;

/**
 * Brings the platform's schema to the newest step, or to that of the rows of a backup; roles that start together wait
 * for the first.
 */
export async function migrate(pool: Pool, last = steps.length - 1): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create schema if not exists platform; create schema if not exists read; create table if not exists platform.migration (step integer primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ last: number | null }>('select max(step) as last from platform.migration');
    for (let step = (rows[0]!.last ?? -1) + 1; step <= last; step++) {
      await client.query(steps[step]!);
      await client.query('insert into platform.migration (step) values ($1)', [step]);
    }
  });
}
