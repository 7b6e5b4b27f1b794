// What a subject is made of: its own streams, and with them every event that shares a click with one of theirs.
import type { Pool } from 'pg';
import type { SubjectKind } from '#contracts/history.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/operations/context.ts';
import { eventsAround, eventsOf, streamsLike, type IndexedEvent } from '#platform/proof/event-index.ts';

export interface History {
  readonly events: readonly IndexedEvent[];
  readonly isWhole: boolean;
}

/** A longer history than this is looked at in parts: by click, by stream. */
const MOST = 20_000;
const MOST_STREAMS = 1_000;

/** @throws DomainError history_not_found, account_not_found */
export async function historyOf(subject: string, pool: Pool, context: OperationContext): Promise<History> {
  const [kind, id] = split(subject);
  const found =
    kind === 'run'
      ? await eventsOf(pool, id, MOST + 1)
      : await eventsAround(pool, await streamsOf(kind, id, pool, context), MOST + 1);
  if (!found.length) return notFound('history_not_found');
  return { events: found.slice(0, MOST), isWhole: found.length <= MOST };
}

const STORY = [
  'cart-',
  'quote-',
  'checkout-',
  'order-',
  'attachment-',
  'work-quote.',
  'work-payment.',
  'work-attachment.',
  'work-refund.',
  'work-message.',
  'work-approval.',
];
const ACCOUNT = ['account-', 'credit-', 'work-registration.'];

async function streamsOf(kind: SubjectKind, id: string, pool: Pool, { call }: OperationContext): Promise<string[]> {
  switch (kind) {
    case 'cart':
    case 'quote':
    case 'order':
      // A cart keeps its id as a quote and as an order, so they are one story; each attempt at paying has a stream of
      // its own.
      return [
        ...STORY.map((prefix) => prefix + id),
        ...(await streamsLike(pool, `payment-${id}.`, '', MOST_STREAMS)),
        ...(await streamsLike(pool, `work-attachment.${id}.`, '', MOST_STREAMS)),
      ];
    case 'payment':
      return [`payment-${id}`];
    case 'account': {
      const { contacts } = await call('admin/customer/detail', { accountId: id });
      return [...ACCOUNT.map((prefix) => prefix + id), ...contacts.map(({ contactId }) => `contact-${contactId}`)];
    }
    case 'price':
      return streamsLike(pool, 'price-list-', `.${id}`, MOST_STREAMS);
    case 'stream':
    case 'run':
      return [id];
  }
}

const split = (subject: string): [SubjectKind, string] => {
  const colon = subject.indexOf(':');
  return [subject.slice(0, colon) as SubjectKind, subject.slice(colon + 1)];
};

/**
 * Streams that began in this history: what it is made of. A ledger that began elsewhere (stock, credit) holds what
 * others did, too.
 */
export const streamsWithin = ({ events }: History): string[] => [
  ...new Set(events.filter(({ revision }) => revision === 0).map(({ stream }) => stream)),
];

/** Events of the history that stand in those ledgers: what is proven of it does not hold them. */
export function eventsLeftOut(history: History): number {
  const within = new Set(streamsWithin(history));
  return history.events.filter(({ stream }) => !within.has(stream)).length;
}
