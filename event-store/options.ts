import { z } from 'zod';

const MEBIBYTE = 1024 * 1024;
/** The client can receive 17 MiB at once, and an append may be one event. */
const LARGEST_APPEND = 16 * MEBIBYTE;

/** Nothing is encrypted here, so nothing but this machine may connect. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
}

export const optionsSchema = z.strictObject({
  /** A PostgreSQL connection string; the server keeps everything in the schema `event_store` of that database. */
  databaseUrl: z.string().min(1),
  host: z
    .string()
    .default('127.0.0.1')
    .refine(isLoopback, {
      error: (issue) => `The event store listens on loopback only, not on "${String(issue.input)}".`,
    }),
  /** 0 chooses a free one. */
  port: z.int().min(0).max(65_535).default(2113),
  /** Bytes of payload (data and metadata) that one append may have. */
  maxAppendSize: z.int().min(1).max(LARGEST_APPEND).default(MEBIBYTE),
  /** Every call that reads or writes events must bring this; without one everybody on this machine is served. */
  token: z.string().min(16).optional(),
  /** Milliseconds to wait for a server that was killed to let go of the database. */
  lockWaitMs: z.int().min(0).default(3_000),
});

export type EventStoreOptions = z.input<typeof optionsSchema>;
export type ParsedOptions = z.output<typeof optionsSchema>;

/** Throws an Error whose message is one sentence for each thing that is wrong. */
export function parseOptions(options: EventStoreOptions): ParsedOptions {
  const result = optionsSchema.safeParse(options);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => sentence(issue.path, issue.message)).join(' '));
}

function sentence(path: readonly PropertyKey[], message: string): string {
  return message.endsWith('.') ? message : `Option ${path.map(String).join('.')}: ${message}.`;
}
