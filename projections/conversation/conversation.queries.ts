import type { cannedReplyOperations } from '#contracts/canned-reply/canned-reply.ts';
import type {
  Conversation,
  ConversationMessage,
  conversationOperations,
} from '#contracts/conversation/conversation.ts';
import { CANNED_REPLY_STREAM, type CannedReplyData } from '#domain/canned-reply/canned-reply.events.ts';
import { conversationStream } from '#domain/conversation/conversation.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { ReplyPlaceholder } from '#domain/shared/reply-placeholders.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { recordRows, recordsOfKind } from '#platform/shop/master-data/records.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { firstWords } from '#projections/shared/first-words.ts';
import { createNames, sideOf } from '#projections/shared/people-names.ts';
import { workIdOf } from '#projections/shared/work-kind.ts';
import { cannedReplies } from './canned-replies.ts';
import { conversationMessages, type ConversationMessageRow } from './conversation-messages.ts';
import { threadKey, type Thread } from './conversation.functions.ts';

/** Messages that are read at once. */
const MOST_MESSAGES = 2_000;

const byTime = (a: ConversationMessage, b: ConversationMessage) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
const isBuyers = ({ side }: ConversationMessage) => side === 'buyer';

async function wireMessages(
  rows: readonly ConversationMessageRow[],
  context: OperationContext,
): Promise<ConversationMessage[]> {
  const names = createNames(context);
  return Promise.all(
    rows.map(async ({ message_id, by, posted_at, text, about }) => ({
      messageId: message_id,
      side: sideOf(by) === 'buyer' ? ('buyer' as const) : ('staff' as const),
      by: await names(by),
      at: posted_at,
      text,
      about: about as Conversation['about'],
      internal: false,
    })),
  );
}

export function conversationQueries(read: ReadSide): Handlers<typeof conversationOperations, 'query'> {
  /** What was written about these, as of whenever is looked at. */
  async function writtenAbout(subjectIds: readonly string[], context: OperationContext) {
    if (!context.past) {
      const { rows } = await selectRows(read.pool, conversationMessages, {
        where: (query) => void query.whereIn('subject_id', subjectIds),
        orderBy: ['posted_at', 'message_id'],
        limit: MOST_MESSAGES,
      });
      return rows;
    }
    return [...(await read.rowsOf(conversationMessages, subjectIds.map(conversationStream), context)).values()];
  }

  /** Messages that a shopper may see: their own, and all of the account's where they see its orders. */
  async function visibleTo(context: OperationContext) {
    const { seesAll, accountIds } = await context.queries.contact.scope();
    const { rows } = await selectRows(read.pool, conversationMessages, {
      where(query) {
        if (seesAll) query.whereIn('account_id', accountIds);
        else query.where({ person_id: context.caller.personId });
      },
      orderBy: [{ column: 'posted_at', order: 'desc' }, 'message_id'],
      limit: MOST_MESSAGES,
    });
    return rows;
  }

  return {
    'admin/conversation/show': async ({ about, id }, context) =>
      about === 'account' ? aboutAccount(id, writtenAbout, context) : aboutOrder({ about, id }, writtenAbout, context),

    async 'customer/getconversation'({ about, id }, context) {
      if (about === 'order') await context.queries.order.details({ OrderId: id ?? notFound('order_not_found') });
      const rows = (await visibleTo(context)).filter(
        (row) => row.about === about && (about === 'account' || row.subject_id === id),
      );
      const messages = await wireMessages(rows.reverse(), context);
      if (about !== 'order' || id === undefined) return { messages };
      // An order has the id of the quote that it was: what was agreed there is part of its conversation.
      const quoted = await context.queries.quote.conversation({ quoteId: id });
      return { messages: [...messages, ...quoted.messages.filter(({ internal }) => !internal)].sort(byTime) };
    },

    async 'customer/getmessages'({ page, pageSize }, context) {
      const { caller, queries, services } = context;
      const [own, { accountId }, { rows: quoted }] = await Promise.all([
        visibleTo(context),
        queries.account.profile({ accountId: caller.accountId }),
        queries.quote.lastMessages(),
      ]);
      const newest = new Map<string, Thread & { number: string; words: string; by: string; at: string }>();
      const all = [
        ...own.map((row) => ({
          about: row.about,
          // What was written to an account before a merger is the account's.
          id: row.about === 'account' ? accountId : row.subject_id,
          number: row.number,
          words: firstWords(row.text),
          by: row.by,
          at: row.posted_at,
        })),
        ...quoted.map(({ quoteId, number, text, by, at }) => ({
          about: 'quote',
          id: quoteId,
          number,
          words: firstWords(text),
          by,
          at,
        })),
      ].sort((a, b) => (a.at < b.at ? 1 : -1));
      for (const one of all) if (!newest.has(threadKey(one))) newest.set(threadKey(one), one);
      const marks = await services.readMarks.of(caller.personId, [...newest.keys()]);
      const conversations = [...newest].map(([key, { about, by, ...one }]) => {
        const side = sideOf(by) === 'buyer' ? ('buyer' as const) : ('staff' as const);
        return {
          ...one,
          about: about as Conversation['about'],
          side,
          unread: side === 'staff' && one.at > (marks.get(key) ?? ''),
        };
      });
      return {
        total: conversations.length,
        unread: conversations.filter(({ unread }) => unread).length,
        conversations: conversations.slice((page - 1) * pageSize, page * pageSize),
      };
    },
  };
}

type Written = (subjectIds: readonly string[], context: OperationContext) => Promise<ConversationMessageRow[]>;

/** A quote and the order that it became share an id: what was written about either is read in one go. */
async function aboutOrder({ about, id }: Thread, written: Written, context: OperationContext): Promise<Conversation> {
  const { queries } = context;
  const [order, quote, rows] = await Promise.all([
    queries.order.parties({ orderId: id }),
    queries.quote.conversation({ quoteId: id }),
    written([id], context),
  ]);
  if (!order.orderNumber && !quote.quoteNumber) return notFound('not_found');
  const { personId, accountId } = order.orderNumber ? order : quote;
  const messages = [...(await wireMessages(rows, context)), ...quote.messages].sort(byTime);
  const isQuote = about === 'quote';
  const number = isQuote ? quote.quoteNumber : order.orderNumber;
  return {
    about: isQuote ? 'quote' : 'order',
    id,
    number,
    ...(await whoseIs({ accountId, personId, number, guest: order }, context)),
    messages,
    lastFromBuyer: messages.filter((message) => isBuyers(message) && message.about === about).at(-1)?.messageId ?? '',
    unanswered: (await queries.work.isOpen({ workId: workIdOf(isQuote ? 'message' : 'order-message', id) })).open,
  };
}

async function aboutAccount(id: string, written: Written, context: OperationContext): Promise<Conversation> {
  const { queries } = context;
  const { accountIds } = await queries.account.family({ accountId: id });
  if (!accountIds.length) return notFound('account_not_found');
  const rows = await written([...new Set([id, ...accountIds])], context);
  const messages = await wireMessages(rows, context);
  const last = rows.filter(({ by }) => sideOf(by) === 'buyer').at(-1);
  return {
    about: 'account',
    id,
    number: '',
    ...(await whoseIs({ accountId: id, personId: last?.person_id ?? '', number: '' }, context)),
    messages,
    lastFromBuyer: last?.message_id ?? '',
    unanswered: (await queries.work.isOpen({ workId: workIdOf('account-message', id) })).open,
  };
}

interface Whose {
  readonly accountId: string;
  readonly personId: string;
  readonly number: string;
  /** Whoever ordered, where they have no account. */
  readonly guest?: { readonly name: string; readonly language: 'en' | 'fr' };
}

async function whoseIs({ accountId, personId, number, guest }: Whose, { queries }: OperationContext) {
  const [{ name: accountName }, { contact }, { name: staffName }] = await Promise.all([
    queries.account.profile({ accountId }),
    personId.startsWith('contact:')
      ? queries.contact.find({ contactId: personId.replace('contact:', '') })
      : { contact: undefined },
    queries.staff.me(),
  ]);
  const spoken = contact?.language ?? guest?.language;
  const language = spoken === 'fr' ? ('fr' as const) : ('en' as const);
  const recipient = contact?.firstName ?? guest?.name.split(' ')[0] ?? '';
  const fills: Record<ReplyPlaceholder, string> = {
    'buyer.name': recipient,
    company: accountName,
    number,
    'staff.name': staffName,
    'shop.name': (await queries.store.company({ language })).name,
  };
  return { accountId, accountName, recipient, language, fills };
}

export const cannedReplyQueries = (read: ReadSide): Handlers<typeof cannedReplyOperations, 'query'> => ({
  async 'admin/cannedreply/list'(_input, context) {
    const records = recordsOfKind<CannedReplyData>(
      await recordRows(read, cannedReplies, CANNED_REPLY_STREAM, context),
      'cannedReply',
    );
    const { language } = context;
    return {
      replies: Object.entries(records)
        .map(([cannedReply, data]) => ({ cannedReply, ...data }))
        .sort((a, b) => a.name[language].localeCompare(b.name[language], language)),
    };
  },
});
