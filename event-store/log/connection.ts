import type { ClientConfig } from 'pg';

// Every query here is meant to walk an index. The planner would otherwise decide by statistics that a table
// which grew from nothing a second ago does not have yet, and keep that plan for as long as the connection lives.
const SETTINGS = {
  // Whatever the database's default is: an answer is given only for what survives a crash.
  synchronous_commit: 'on',
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
};

/** The settings with which the event store connects; `role` is what an administrator sees in `pg_stat_activity`. */
export function connectionTo(databaseUrl: string, role: 'writer' | 'reader'): ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: `event-store ${role}`,
    keepAlive: true,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}
