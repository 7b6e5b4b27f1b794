// Everything that can be configured, parsed once. A name that is not here does not exist.
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');

export const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Port of the shop. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Address the shop listens on; loopback unless said otherwise. */
  HOST: z.string().default('127.0.0.1'),
  /** The shop's address as browsers see it, e.g. https://shop.example. Origins are checked against it. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** How many proxies stand in front (Express "trust proxy"). */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Folder of the embedded shape's data. */
  MILLWRIGHT_DATA: z.string().default('.data'),
  DATABASE_URL: postgresUrl,
  EVENTSTORE_URL: z.string().regex(/^(esdb|kurrentdb)(\+discover)?:\/\//, 'must begin with esdb:// or esdb+discover://'),
  /** Set: BullMQ runs on Redis. Unset: on PostgreSQL. */
  REDIS_URL: z.string().regex(/^rediss?:\/\//, 'must begin with redis://').optional(),
  /** Set: mail goes out by SMTP. Unset: into the local mailbox. */
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must begin with smtp://').optional(),
  MAIL_FROM: z.string().default('Industrial Equipment <orders@millwright.example>'),
  /** 32 bytes in base64: wraps the keys of persons. */
  MASTER_KEY: z.string().refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64'),
  /** Address of the payment gateway as browsers and server see it. */
  GATEWAY_URL: z.url(),
  GATEWAY_API_KEY: z.string().min(16),
  GATEWAY_WEBHOOK_SECRET: z.string().min(16),
  /** 0 turns off the cache of pages and answers, to measure what it gains. */
  CACHE: flag.default(true),
  /** Multiplies every limit of calls per minute; load tests from one address raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1_000_000).default(1),
  /** The embedded shape: one machine, local mailbox, sandbox payments. */
  EMBEDDED: flag.default(false),
});

export type Config = z.output<typeof configSchema>;

/** @throws OperatorError naming every variable that is wrong, and never its value */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const parsed = configSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code === 'invalid_type' ? 'is missing' : issue.message}`);
  throw new OperatorError(`Configuration: ${faults.join('; ')}`);
}
