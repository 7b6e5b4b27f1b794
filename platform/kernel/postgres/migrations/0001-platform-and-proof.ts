// The platform's own tables: what is not business data, or proves it, and so has no events.
import type { Knex } from 'knex';

export async function createPlatformAndProof(db: Knex): Promise<void> {
  // Lists are searched for any part of a text: an index of three-letter groups finds it without reading every row.
  await db.raw('create extension if not exists pg_trgm');
  await createProjections(db);
  await createPeople(db);
  await createSecurity(db);
  await createEffects(db);
  await createProof(db);
}

/** Projections, how far they have come (platform/kernel/read-model), and what else is made of events. */
async function createProjections(db: Knex): Promise<void> {
  // Projections that are up to date stand at the group's position; the others stand at their own.
  await create(db, 'platform.projection_group', (t) => {
    t.text('name').primary();
    t.bigInteger('position').notNullable().defaultTo(-1);
    t.uuid('last_event');
    t.integer('epoch').notNullable().defaultTo(0);
    t.timestamp('moved_at').notNullable().defaultTo(db.fn.now());
    t.text('leader').notNullable().defaultTo('');
    t.timestamp('leader_since');
    t.timestamp('beat_at').notNullable().defaultTo(db.fn.now());
    t.text('successor').notNullable().defaultTo('');
  });
  await db('platform.projection_group').insert({ name: 'live' });
  await create(db, 'platform.projection', (t) => {
    t.text('name').notNullable();
    t.integer('version').notNullable();
    t.bigInteger('position');
    t.integer('epoch').notNullable().defaultTo(0);
    t.text('status').notNullable();
    t.text('error').notNullable().defaultTo('');
    t.timestamp('moved_at').notNullable().defaultTo(db.fn.now());
    t.timestamp('superseded_at');
    t.primary(['name', 'version']);
  });
  await db.raw(
    `create view platform.checkpoint as
     select p.name, p.version, coalesce(p.position, g.position) as position, p.position is null as grouped, p.epoch, p.status, p.error,
            case when p.position is null then g.moved_at else p.moved_at end as moved_at, p.superseded_at
       from platform.projection p cross join platform.projection_group g`,
  );
  await create(db, 'platform.fault', (t) => {
    t.text('name').primary();
    t.text('error').notNullable();
    t.timestamp('since').notNullable().defaultTo(db.fn.now());
  });
  // The last comparison of each read model with its rebuild.
  await create(db, 'platform.comparison', (t) => {
    t.text('read_model').primary();
    t.text('run_id').notNullable();
    t.text('status').notNullable();
    t.timestamp('asked_at').notNullable();
    t.specificType('progress', 'real').notNullable().defaultTo(0);
    t.bigInteger('events').notNullable().defaultTo(0);
    t.jsonb('report');
    t.text('error').notNullable().defaultTo('');
  });
  // States of long streams (platform/kernel/command/snapshots.ts).
  await create(db, 'platform.snapshot', (t) => {
    t.text('stream').primary();
    t.integer('version').notNullable();
    t.integer('revision').notNullable();
    t.text('hash').notNullable();
    t.bigInteger('position').notNullable();
    t.jsonb('state').notNullable();
    t.jsonb('handled').notNullable();
  });
}

/** Keys of persons, who is signed in, and by what. */
async function createPeople(db: Knex): Promise<void> {
  await create(db, 'platform.person_key', (t) => {
    t.text('person_id').primary();
    t.binary('wrapped_key').notNullable();
  });
  await create(db, 'platform.session', (t) => {
    t.binary('id_hash').primary();
    t.text('kind').notNullable();
    t.text('subject').notNullable().index();
    t.jsonb('data').notNullable();
    t.timestamp('expires_at').notNullable().index();
    t.uuid('session_id').notNullable().defaultTo(db.fn.uuid());
    t.text('agent').notNullable().defaultTo('');
    t.timestamp('begun_at').notNullable().defaultTo(db.fn.now());
    t.timestamp('seen_at').notNullable().defaultTo(db.fn.now());
  });
  await create(db, 'platform.credential', (t) => {
    t.text('name_hash').primary();
    t.text('subject').notNullable().index();
    t.text('password_hash').notNullable();
  });
  await create(db, 'platform.reset_token', (t) => {
    t.binary('token_hash').primary();
    t.text('subject').notNullable().index();
    t.timestamp('expires_at').notNullable().index();
  });
  await create(db, 'platform.second_factor', (t) => {
    t.text('subject').primary();
    t.binary('secret').notNullable();
    t.timestamp('confirmed_at');
    t.bigInteger('last_step').notNullable().defaultTo(0);
    t.specificType('recovery', 'bytea[]').notNullable().defaultTo('{}');
  });
}

async function createSecurity(db: Knex): Promise<void> {
  // Who tried what how often, in the shape of rate-limiter-flexible; what a crash of the database loses of it is not
  // missed.
  await db.raw(
    `create unlogged table platform.rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
  await db.raw('create index rate_limit_expire_index on platform.rate_limit (expire)');
  await create(db, 'platform.security_event', (t) => {
    identity(t);
    t.timestamp('at').notNullable().defaultTo(db.fn.now()).index();
    t.text('kind').notNullable();
    t.text('subject').notNullable();
    t.text('address').notNullable();
    t.jsonb('about').notNullable();
    t.index(['subject', 'at']);
  });
}

/**
 * Effects are done outside of the shop (platform/kernel/queue/effects.ts); here are their rows, and the mailbox of
 * development.
 */
async function createEffects(db: Knex): Promise<void> {
  const when = (condition: string) => ({ predicate: db.whereRaw(condition) });
  await create(db, 'platform.effect', (t) => {
    t.text('effect_id').primary();
    t.text('job').notNullable();
    t.jsonb('data').notNullable();
    t.timestamp('due_at').notNullable();
    t.text('correlation_id').notNullable();
    t.text('causation_id').notNullable();
    t.text('traceparent').notNullable().defaultTo('');
    t.text('status').notNullable().defaultTo('waiting');
    t.integer('attempts').notNullable().defaultTo(0);
    t.integer('failures').notNullable().defaultTo(0);
    // Why an attempt failed, as a code that screens translate; `error` keeps what another program said.
    t.jsonb('reason').notNullable().defaultTo('{}');
    t.text('error').notNullable().defaultTo('');
    for (const moment of ['queued_at', 'claimed_at', 'first_failed_at', 'begun_at', 'acted_at', 'done_at'])
      t.timestamp(moment);
    t.index(['due_at'], 'effect_waiting_index', when(`status = 'waiting'`));
    t.index(['queued_at'], 'effect_queued_index', when(`status in ('queued', 'running')`));
    t.index(['first_failed_at'], 'effect_failing_index', when(`status <> 'done' and first_failed_at is not null`));
    t.index(['status'], 'effect_over_index', when(`status in ('failed', 'ambiguous')`));
    t.index(['done_at'], 'effect_done_index', when(`status = 'done'`));
  });
  await create(db, 'platform.mailbox', (t) => {
    t.text('message_id').primary();
    t.timestamp('sent_at').notNullable().index();
    for (const text of ['from', 'to', 'subject', 'text', 'html']) t.text(text).notNullable();
  });
}

/**
 * The proof log (platform/kernel/proof): leaves follow the events; tiles and streams' ends stand where the last head was
 * signed.
 */
async function createProof(db: Knex): Promise<void> {
  await db.schema.createSchema('proof');
  // A leaf also says what its event was, so that the log can be asked what belongs together.
  await create(db, 'proof.leaf', (t) => {
    t.bigInteger('index').primary();
    t.bigInteger('position').notNullable().unique();
    bytewise(t, 'stream').notNullable().index();
    t.integer('revision').notNullable();
    t.binary('event_hash').notNullable();
    t.binary('leaf_hash').notNullable();
    t.uuid('id').notNullable();
    t.text('type').notNullable();
    t.timestamp('at').notNullable();
    t.text('actor').notNullable();
    bytewise(t, 'correlation').notNullable().index();
    bytewise(t, 'causation').notNullable().index();
  });
  await create(db, 'proof.tile', (t) => {
    t.text('tree').notNullable();
    t.integer('level').notNullable();
    t.bigInteger('index').notNullable();
    t.binary('hashes').notNullable();
    t.primary(['tree', 'level', 'index']);
  });
  await create(db, 'proof.stream_end', (t) => {
    t.binary('key').primary();
    t.integer('bucket').notNullable().index();
    t.integer('revision').notNullable();
    t.binary('event_hash').notNullable();
  });
  await create(db, 'proof.tree', (t) => {
    t.boolean('one').primary().defaultTo(true).checkIn(['true']);
    t.bigInteger('size').notNullable();
  });
  await db('proof.tree').insert({ size: 0 });
  const signed = (t: Knex.CreateTableBuilder) => {
    t.bigInteger('size').notNullable();
    t.binary('root').notNullable();
    t.binary('streams').notNullable();
    t.timestamp('at').notNullable();
    t.text('key').notNullable();
    t.text('signature').notNullable();
  };
  await create(db, 'proof.head', (t) => {
    signed(t);
    t.timestamp('lost_at');
    t.primary(['size', 'at']);
  });
  // A history that was moved to another store, or that lost its end (bridges.ts): signed statements beside the heads.
  await create(db, 'proof.bridge', (t) => {
    identity(t);
    signed(t);
    t.text('kind').notNullable();
    t.text('from').notNullable();
    t.text('to').notNullable();
    t.binary('root_before');
  });
}

function create(db: Knex, name: string, columns: (table: Knex.CreateTableBuilder) => void): Knex.SchemaBuilder {
  const [schema, table] = name.split('.') as [string, string];
  return db.schema.withSchema(schema).createTable(table, columns);
}

/** A number that the table gives by itself, and nobody else. */
const identity = (table: Knex.CreateTableBuilder) =>
  table.specificType('id', 'bigint generated always as identity').primary();

/** A text that is compared by its bytes. */
const bytewise = (table: Knex.CreateTableBuilder, name: string) => table.specificType(name, 'text collate "C"');
