import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** What staff answer again and again, with placeholders such as `{{buyer.name}}`. */
export interface CannedReplyData {
  readonly name: Translated;
  readonly text: Translated;
}

/** Stream `canned-reply-shop`: all of them, since each has a name of its own. */
export type CannedReplyEvent = MasterDataEvent<'CannedReply', 'cannedReply', CannedReplyData>;

export const cannedReplyEvents = defineEvents<CannedReplyEvent>({ category: 'canned-reply' });
export const CANNED_REPLY_STREAM = 'canned-reply-shop';
