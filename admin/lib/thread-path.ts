import type { Conversation } from '#contracts/conversation/conversation.ts';
import type { WorkItem } from '#contracts/work/work.ts';

const kinds: Readonly<Record<string, Conversation['about']>> = {
  message: 'quote',
  'order-message': 'order',
  'account-message': 'account',
};

/** `<about>:<id>` of what an address names; nothing where it names nothing. */
export function aboutOf(opened: string): [Conversation['about'] | undefined, string] {
  const [about = '', id = ''] = opened.split(':');
  return [Object.values(kinds).find((known) => known === about), id];
}

/** Where a message is read and answered; undefined for work of another kind. */
export const threadPath = ({ kind, subjectId }: WorkItem, claimed = 'all'): string | undefined =>
  kinds[kind] && `/message?claimed=${claimed}&open=${kinds[kind]}:${subjectId}`;
