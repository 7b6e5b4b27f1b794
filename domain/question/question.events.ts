import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

interface OfQuestion {
  readonly questionId: string;
  readonly itemNumber: string;
}
interface Decided extends OfQuestion {
  readonly by: string;
  readonly at: string;
}

/** Stream `question-<questionId>`: what somebody asked about an item, and what the shop said. */
export type QuestionEvent =
  | DomainEvent<
      'QuestionAsked',
      OfQuestion & {
        readonly text: string;
        /** Shown beside it. */
        readonly name: string;
        /** Where the answer goes; shown to staff alone. */
        readonly email: string;
        /** `contact:<id>`, or `question:<questionId>` for who is not signed in; their key seals what was written. */
        readonly personId: string;
        /** Empty for a guest. */
        readonly accountId: string;
        readonly language: 'en' | 'fr';
        readonly at: string;
      }
    >
  /** The last answer counts. `isPublished`: it takes the place of one that everybody reads. */
  | DomainEvent<
      'QuestionAnswered',
      Decided & {
        readonly answerId: string;
        readonly personId: string;
        readonly text: string;
        readonly isPublished: boolean;
      }
    >
  | DomainEvent<'QuestionPublished', Decided>
  /** `wasPublished`: it was taken down again. */
  | DomainEvent<'QuestionDeclined', Decided & { readonly reason: string; readonly wasPublished: boolean }>;

export const questionEvents = defineEvents<QuestionEvent>({
  category: 'question',
  personal: {
    QuestionAsked: { person: 'personId', fields: ['text', 'name', 'email'] },
    QuestionAnswered: { person: 'personId', fields: ['text'] },
  },
});

export const questionStream = (questionId: string): string => `question-${questionId}`;
