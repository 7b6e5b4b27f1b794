import type { ConversationEvent, ConversationSubject } from '#domain/conversation/conversation.events.ts';
import { firstWords } from '#projections/shared/first-words.ts';
import { defineWorkKind, type WorkKind } from '#projections/shared/work-kind.ts';

const pageOf: Readonly<Record<ConversationSubject, (id: string) => string>> = {
  order: (orderId) => `/order/${orderId}/show`,
  account: (accountId) => `/customer/${accountId}/show`,
};

/** A message of a buyer that nobody has answered is work; those about quotes are the quote's (`message`). */
const messagesAbout = (about: ConversationSubject): WorkKind =>
  defineWorkKind<ConversationEvent>({
    kind: `${about}-message`,
    belongs: { of: about },
    page: pageOf[about],
    hasAnswerTime: true,
    on: {
      ConversationMessagePosted: ({ data: { about: of, subjectId, by, text, number, accountId, name } }) => {
        if (of !== about) return undefined;
        if (!by.startsWith('contact:')) return { subjectId, open: false };
        return {
          subjectId,
          open: true,
          note: firstWords(text),
          number: number || accountId,
          accountId,
          personName: name,
        };
      },
      ConversationMessageTakenOver: ({ data: { about: of, subjectId, text, accountId, name } }) =>
        of === about
          ? { subjectId, open: true, note: firstWords(text), number: accountId, accountId, personName: name }
          : undefined,
      ConversationClosed: ({ data: { about: of, subjectId } }) =>
        of === about ? { subjectId, open: false } : undefined,
    },
  });

export const orderMessageWork = messagesAbout('order');
export const accountMessageWork = messagesAbout('account');
