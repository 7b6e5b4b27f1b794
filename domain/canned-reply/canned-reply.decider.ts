import { own } from '#domain/shared/dictionary.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { recordKind, type Records } from '#domain/shared/records.ts';
import type { CannedReplyData, CannedReplyEvent } from './canned-reply.events.ts';
import { unknownPlaceholder } from '#domain/shared/reply-placeholders.ts';

export interface CannedReplyState {
  readonly replies: Records<CannedReplyData>;
}

const kind = recordKind<'CannedReply', 'cannedReply', CannedReplyData>('CannedReply', 'cannedReply');
const MAX_REPLIES = 500;

/** @throws DomainError canned_replies_too_many, name_taken, reply_placeholder_unknown, those of master data */
export const cannedReply: Decider<CannedReplyState, MasterDataCommand<CannedReplyData>, CannedReplyEvent> = {
  initialState: { replies: {} },
  decide(command, { replies }) {
    const events = kind.decide(command, replies);
    const after = events.reduce(kind.evolve, replies);
    if (Object.keys(after).length > MAX_REPLIES) refuse('canned_replies_too_many');
    const data = events.length ? own(after, command.id) : undefined;
    if (data) check(command.id, data, after);
    return events;
  },
  evolve: ({ replies }, event) => ({ replies: kind.evolve(replies, event) }),
};

function check(id: string, { name, text }: CannedReplyData, all: Records<CannedReplyData>): void {
  const isTaken = Object.entries(all).some(
    ([other, { name: known }]) => other !== id && (known.en === name.en || known.fr === name.fr),
  );
  if (isTaken) refuse('name_taken');
  const unknown = unknownPlaceholder(text.en) ?? unknownPlaceholder(text.fr);
  if (unknown !== undefined) refuse('reply_placeholder_unknown', { name: unknown }, 'invalid');
}
