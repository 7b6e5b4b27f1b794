// The embedded index for other processes of the machine.
import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { LIST_REASONS } from '#domain/shared/price/resolve-price.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { serveMessages, type MessageServer } from '#platform/kernel/messages/message-server.ts';
import type { Answered, CatalogueIndex, Question, QuestionInput } from './catalogue-index.ts';
import type { Reader } from '../reader.ts';

/** Everything that a question carries besides itself. */
export interface Asked {
  readonly input: unknown;
  readonly reader: Reader;
  /** A position, as text. */
  readonly after?: string;
}

/** Everything that an answer carries besides its text. */
export type About = Omit<Answered<unknown>, 'output'>;

/**
 * The server publishes dependencies that changed, or that nobody knows which did; and positions up to which everything
 * that changed was published.
 */
export type News = { readonly changed: readonly string[] | null } | { readonly passed: string };

/** The name and the reader come from our own processes; their shape is checked all the same. */
const rule = z.object({
  of: z.enum(['everything', 'category', 'brand']),
  named: z.string(),
  milliPercent: z.int(),
  rounding: z.object({ step: z.int(), less: z.int() }),
});
const terms = z.object({
  currency: z.enum(CURRENCY_CODES),
  standard: z.string(),
  lists: z.array(z.object({ priceList: z.string(), because: z.enum(LIST_REASONS), rules: z.array(rule) })),
});
const asked = z.object({
  input: z.record(z.string(), z.unknown()),
  reader: z.object({
    language: z.enum(['en', 'fr']),
    prices: terms,
    earlier: z.array(z.object({ until: z.string(), terms })),
    seesPrices: z.boolean(),
    signedIn: z.boolean(),
    today: z.iso.date(),
    shipping: z.object({
      orderDay: z.iso.date(),
      workingDays: z.array(z.int()),
      closed: z.array(z.string()),
      orderBy: z.string(),
    }),
  }),
  after: z.string().regex(/^\d+$/).optional(),
});
const question = z.enum([
  'tree',
  'category',
  'list',
  'search',
  'suggest',
  'cards',
  'newest',
  'bestSellers',
  'product',
  'similar',
  'variants',
  'addresses',
] satisfies Question[]);

export interface IndexServerOptions {
  readonly host: string;
  readonly port: number;
  readonly token: string;
  readonly log: Log;
}

export const serveIndex = (index: CatalogueIndex, options: IndexServerOptions): Promise<MessageServer> =>
  serveMessages({
    ...options,
    async answer(name, message) {
      const { input, reader, after } = asked.parse(message);
      const { output, ...about } = await index.ask(
        question.parse(name),
        input as unknown as QuestionInput<Question>,
        reader,
        after === undefined ? undefined : BigInt(after),
      );
      return { about: about satisfies About, body: output.text };
    },
  });
