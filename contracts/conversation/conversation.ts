// What buyers and staff write to each other about an order, or about the account as a whole. Messages about quotes are
// the quote's (contracts/quote/quote.ts); they are read here beside the others.
import { z } from 'zod';
import { backOffice, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { asOf, done, id, isoDate, pageParameters, requiredText } from '../shared/shared.ts';

const about = z.enum(['order', 'account']);
const aboutAny = z.enum(['order', 'account', 'quote']);
const words = requiredText(2_000);
const contactId = z.string().regex(/^\d{1,15}$/, 'id_invalid');

const message = z.object({
  messageId: z.string(),
  side: z.enum(['buyer', 'staff']),
  by: z.string(),
  at: isoDate,
  text: z.string(),
  about: aboutAny,
  internal: z.boolean().meta({ description: 'Of a quote: only colleagues read it' }),
});
export type ConversationMessage = z.output<typeof message>;

const conversation = z.object({
  about: aboutAny,
  id: z.string(),
  number: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  /** First name of whom an answer goes to; empty where there is nobody. */
  recipient: z.string(),
  language: z.enum(['en', 'fr']).meta({ description: 'In which they are written to' }),
  fills: z
    .record(z.string(), z.string())
    .meta({ description: 'What the placeholders of canned replies stand for here, by name' }),
  messages: z.array(message),
  lastFromBuyer: z.string().meta({ description: 'Id of what the buyer wrote last; empty where they never did' }),
  unanswered: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

const ofThread = { about, id };

export const conversationOperations = defineOperations({
  'admin/conversation/show': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: '{about}:{id}',
    summary: 'What was written about a quote, an order or an account, the oldest first',
    input: z.strictObject({ about: aboutAny, id, asOf }),
    output: conversation,
  },
  'admin/conversation/answer': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary: 'Writes to the buyer about an order or their account; they get a mail that says so',
    input: z.strictObject({
      ...ofThread,
      text: words,
      contactId: contactId
        .optional()
        .meta({ description: 'Of an account: to whom; who wrote last where it is not said' }),
    }),
    output: done,
  },
  'admin/conversation/close': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary: 'Says that what the buyer wrote last needs no answer',
    input: z.strictObject({ about: aboutAny, id, lastSeen: z.uuid() }),
    output: done,
  },
  'admin/conversation/markread': {
    via: 'post',
    kind: 'command',
    access: backOffice,
    summary: 'Notes that one has read a conversation until now',
    input: z.strictObject({ about: aboutAny, id }),
    output: done,
  },
  'customer/getmessages': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    summary: 'Conversations about orders, quotes and the account, the one written to last first',
    input: z.strictObject({ ...pageParameters(20) }),
    output: z.object({
      total: z.int(),
      unread: z.int(),
      conversations: z.array(
        z.object({
          about: aboutAny,
          id: z.string(),
          number: z.string(),
          words: z.string(),
          side: z.enum(['buyer', 'staff']),
          at: isoDate,
          unread: z.boolean(),
        }),
      ),
    }),
  },
  'customer/getconversation': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    summary: 'What was written about an order of one’s own, or about the account',
    input: z.strictObject({ about, id: id.optional().meta({ description: 'The order’s' }) }),
    output: z.object({ messages: z.array(message) }),
  },
  'customer/postmessage': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    perMinute: 30,
    summary: 'Writes to the shop about an order, or about the account',
    input: z.strictObject({ about, id: id.optional().meta({ description: 'The order’s' }), text: words }),
    output: done,
  },
  'customer/markread': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    perMinute: 60,
    summary: 'Notes that one has read a conversation until now',
    input: z.strictObject({
      about: aboutAny,
      id: id.optional().meta({ description: 'The order’s or quote’s; none for the account' }),
    }),
    output: done,
  },
});
