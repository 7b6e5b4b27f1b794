// Everything that can be configured, parsed once. A name that is not here does not exist.
import { own } from '#domain/shared/dictionary.ts';
import { z } from 'zod';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, `must be one of ${values.join(', ')}`);
const number = (from: number, to: number) =>
  z.coerce
    .number(`must be a number from ${from} to ${to}`)
    .min(from, `must be at least ${from}`)
    .max(to, `must be at most ${to}`);
const wholeNumber = (from: number, to: number) => number(from, to).int('must be a whole number');
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');
const eventStoreUrl = z
  .string()
  .regex(
    /^(?!kurrentdb)/,
    'begins with kurrentdb://, which only a later client understands: the same servers take esdb:// or esdb+discover://',
  )
  .regex(/^(kurrentdb|esdb(\+discover)?:\/\/)/, 'must begin with esdb:// or esdb+discover://');
const secret = z.string().min(16, 'must have at least 16 characters');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const openidProviders = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
      name: z.string().min(1).max(40),
      issuer: webUrl,
      clientId: z.string().min(1),
      clientSecret: z.string().min(1),
    }),
    'must be a list of {"id","name","issuer","clientId","clientSecret"}',
  )
  .max(10);

export const configSchema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  /** Says how strictly answers are held to their contract; by default `staff` in production, else `whole` (checked-answer.ts). */
  ANSWER_CHECK: oneOf(['whole', 'staff']).optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Port of the shop. */
  PORT: wholeNumber(1, 65_535).default(4000),
  /** Address the shop listens on; loopback unless said otherwise. */
  HOST: z.string().default('127.0.0.1'),
  /** The shop's address as browsers see it, e.g. https://shop.example. Origins are checked against it. */
  PUBLIC_ORIGIN: webUrl.optional(),
  /** The number of proxies in front (Express "trust proxy"). */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** Folder of the embedded shape's data. */
  MILLWRIGHT_DATA: z.string().min(1, 'is empty: name a folder, or leave it out').default('.data'),
  DATABASE_URL: postgresUrl,
  EVENTSTORE_URL: eventStoreUrl,
  /** The embedded event store: bytes of payload (data and metadata) that one append may have. */
  EVENTSTORE_MAX_APPEND_SIZE: wholeNumber(1, 16 * 1_024 * 1_024).optional(),
  /**
   * The role `catalogue-index` of this machine listens here, and web, worker and import ask it: `tcp://host:port`.
   */
  CATALOGUE_INDEX_URL: z
    .string()
    .regex(/^tcp:\/\/[^:/@]+:\d+$/, 'must be tcp://host:port')
    .optional(),
  /** Processes that ask it must say this first. */
  CATALOGUE_INDEX_TOKEN: secret.optional(),
  /** Address that the catalogue index listens on; loopback unless said otherwise. */
  CATALOGUE_INDEX_HOST: z.string().default('127.0.0.1'),
  /**
   * Set: the catalogue index answers over this OpenSearch, `https://user:password@host:9200`; several nodes of one
   * cluster with a comma between them. Unset: from a copy of its own. Only the role `catalogue-index` reads it.
   */
  SEARCH_URL: z
    .string()
    .regex(/^https?:\/\//, 'must begin with https:// or http://')
    .optional(),
  /** The names of its indexes begin with this, which tells shops on one cluster apart. */
  SEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/, 'must be small letters, digits and hyphens')
    .default('millwright-catalogue'),
  /** Set: BullMQ runs on Redis. Unset: on PostgreSQL. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  /** Set: mail goes out by SMTP. Unset: into the local mailbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp://')
    .optional(),
  MAIL_FROM: z.email().default('shop@localhost.localdomain'),
  /**
   * Set: attached files lie in this bucket of an S3-compatible store, `https://endpoint/bucket?region=…`. Unset: in the
   * data folder.
   */
  BLOB_S3_URL: webUrl.optional(),
  /** Keys of the bucket, where they do not stand in its address. */
  BLOB_S3_ACCESS_KEY: z.string().optional(),
  BLOB_S3_SECRET_KEY: z.string().optional(),
  /** Folder of this server below which managers may name files that are imported by themselves. Unset: none may. */
  IMPORT_FOLDER: z.string().min(1).optional(),
  /** 1 lets imports fetch files from servers with private and loopback addresses, too. */
  IMPORT_PRIVATE_ADDRESSES: flag.default(false),
  /** File of certificates (PEM) that such servers may have beside those that the system trusts. */
  IMPORT_CA_FILE: z.string().min(1).optional(),
  /** 32 bytes in base64: wraps the keys of persons. */
  MASTER_KEY: z.string().refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64'),
  /** 32 bytes in base64: signs the heads of the proof log. Only the projector needs it; its public half is served. */
  PROOF_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  /** Seconds between two signed heads, while there is something new. */
  PROOF_INTERVAL: z.coerce.number().int().min(1).max(86_400).default(60),
  /** Set: every signed head is posted there as JSON. */
  PROOF_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Set: the first signed head of every day (UTC) is mailed there. */
  PROOF_MAIL_TO: z.email().optional(),
  /** Address of the payment gateway as browsers and server see it. Unset: nobody can pay by card. */
  GATEWAY_URL: webUrl.optional(),
  GATEWAY_API_KEY: secret.optional(),
  GATEWAY_WEBHOOK_SECRET: secret.optional(),
  /** Set, all three: cards, and debits of bank accounts in the United States, go through Stripe. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret key of Stripe')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of a webhook of Stripe')
    .optional(),
  /** Answers in place of Stripe, for tests. */
  STRIPE_API_URL: webUrl.optional(),
  /** Set, both: PayPal goes through PayPal itself. */
  PAYPAL_CLIENT_ID: z.string().min(8).optional(),
  PAYPAL_CLIENT_SECRET: secret.optional(),
  /** 1: PayPal's own test mode, which moves no money. */
  PAYPAL_SANDBOX: flag.default(false),
  /** Answers in place of PayPal, for tests. */
  PAYPAL_API_URL: webUrl.optional(),
  /**
   * Providers of OpenID Connect by which buyers sign in, as JSON:
   * `[{"id":"example","name":"Example","issuer":"https://id.example","clientId":"…","clientSecret":"…"}]`.
   */
  OPENID_PROVIDERS: z
    .string()
    .refine(isJson, { error: 'must be JSON', abort: true })
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(openidProviders)
    .default([]),
  /** 0 turns off the cache of pages and answers, to measure what it gains. */
  CACHE: flag.default(true),
  /** Multiplies every limit of calls per minute; load tests from one address raise it. */
  RATE_LIMIT_FACTOR: number(1, 1_000_000).default(1),
  /** Multiplies the time limits of requests and waits; tests on busy machines raise it. */
  TIME_LIMIT_FACTOR: number(1, 100).default(1),
  /** Tells whether staff need a code besides the password to do anything; where it is not said: in production. */
  STAFF_SECOND_FACTOR: oneOf(['required', 'optional']).optional(),
  /**
   * 1: the shop is a demonstration. It may be reached by any address, shows who can be entered as, and its gateway's pages
   * lie under its own (decision 0056). Never for a shop that takes orders.
   */
  DEMONSTRATION: flag.default(false),
  /** Whom to write to about a vulnerability, `mailto:…` or `https://…`; served as /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional(),
  /** Days for which sign-ins, refusals and changes of rights stay on record. */
  SECURITY_LOG_DAYS: wholeNumber(30, 3_650).default(400),
  /**
   * Port for health with details and metrics, of every role. Unset: 9464 for web, and the next ones for projector,
   * worker, event store and catalogue index; where one is taken, any other, which the log names. `npm start` gives its roles this port
   * and those after it.
   */
  METRICS_PORT: wholeNumber(1, 65_531).optional(),
  /** Address of that port; loopback unless said otherwise. Whoever reaches it reads how the shop is doing. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Set: traces are sent there by OTLP over HTTP, e.g. http://collector:4318. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  /** Headers that go with them, `name=value,name=value`, e.g. a token. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Share of the traces that are recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: number(0, 1).default(0.1),
  /** The embedded shape: one machine, local mailbox, sandbox payments. */
  EMBEDDED: flag.default(false),
});

export type Config = z.output<typeof configSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws OperatorError naming every variable that is wrong, and never its value */
export const readConfig = (environment: Environment = process.env): Config => parse(configSchema, environment);

const gateway = { GATEWAY_URL: true, GATEWAY_API_KEY: true, GATEWAY_WEBHOOK_SECRET: true } as const;

/** The sandbox gateway has no business with the keys of persons. @throws OperatorError like readConfig */
export const readGatewayConfig = (environment: Environment = process.env) =>
  parse(configSchema.omit({ MASTER_KEY: true, PROOF_KEY: true, EVENTSTORE_URL: true }).required(gateway), environment);

/** The catalogue index reads public rows only. @throws OperatorError like readConfig */
export const readIndexConfig = (environment: Environment = process.env) =>
  parse(
    configSchema
      .omit({ MASTER_KEY: true, PROOF_KEY: true, EVENTSTORE_URL: true, ...gateway })
      .required({ CATALOGUE_INDEX_URL: true, CATALOGUE_INDEX_TOKEN: true }),
    environment,
  );

/** The address of the catalogue index. @throws OperatorError naming what is missing */
export function indexAddressOf({ CATALOGUE_INDEX_URL: url, CATALOGUE_INDEX_TOKEN: token }: Config) {
  if (url === undefined) throw new OperatorError('Configuration: CATALOGUE_INDEX_URL is missing');
  if (token === undefined) throw new OperatorError('Configuration: CATALOGUE_INDEX_TOKEN is missing');
  return { url, token };
}

export interface GatewayAccess {
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
}

/** How the payment gateway is reached; undefined for a shop without one. @throws OperatorError where a part is missing */
export function gatewayOf(
  config: Pick<Config, 'GATEWAY_URL' | 'GATEWAY_API_KEY' | 'GATEWAY_WEBHOOK_SECRET'>,
): GatewayAccess | undefined {
  const { GATEWAY_URL: url, GATEWAY_API_KEY: apiKey, GATEWAY_WEBHOOK_SECRET: webhookSecret } = config;
  if (url === undefined) return undefined;
  if (apiKey === undefined) throw new OperatorError('Configuration: GATEWAY_URL is set and GATEWAY_API_KEY is missing');
  if (webhookSecret === undefined)
    throw new OperatorError('Configuration: GATEWAY_URL is set and GATEWAY_WEBHOOK_SECRET is missing');
  return { url, apiKey, webhookSecret };
}

/** How Stripe is reached; undefined for a shop without it. @throws OperatorError where a part is missing */
export function stripeOf(config: Partial<Config>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_URL: apiUrl } = config;
  const webhookSecret = config.STRIPE_WEBHOOK_SECRET;
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    throw new OperatorError(
      'Configuration: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are set together, or none of them',
    );
  if (secretKey.includes('_test_') !== publishableKey.includes('_test_'))
    throw new OperatorError('Configuration: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes');
  return { secretKey, publishableKey, webhookSecret, apiUrl };
}

/** How PayPal is reached; undefined for a shop without it. @throws OperatorError where a part is missing */
export function paypalOf(config: Partial<Config>) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_API_URL: apiUrl } = config;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new OperatorError('Configuration: PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are set together, or neither');
  return { clientId, clientSecret, isSandbox: config.PAYPAL_SANDBOX ?? false, apiUrl };
}

/** The embedded shape makes these by itself where they are not set. */
const made = configSchema.partial({
  DATABASE_URL: true,
  EVENTSTORE_URL: true,
  MASTER_KEY: true,
});

/** Checks what is set before anything is started. @throws OperatorError like readConfig */
export const checkGiven = (environment: Environment): z.output<typeof made> => parse(made, environment);

function parse<S extends z.ZodType>(schema: S, environment: Environment): z.output<S> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) =>
      `${path.join('.')} ${own(environment, String(path[0])) === undefined ? 'is missing' : message}`,
  );
  throw new OperatorError(`Configuration: ${faults.join('; ')}`);
}
