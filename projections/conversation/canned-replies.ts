import { CANNED_REPLY_STREAM } from '#domain/canned-reply/canned-reply.events.ts';
import { recordsReadModel } from '#platform/shop/master-data/records.ts';

export const cannedReplies = recordsReadModel('canned_reply', 1, CANNED_REPLY_STREAM, {
  cannedReply: { thing: 'CannedReply', idField: 'cannedReply' },
});
