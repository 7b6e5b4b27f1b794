import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { VersionedContentEvent } from '#domain/shared/versioned-content.ts';

/** Subject and body of a letter, with placeholders such as `{{order.number}}`; the body is HTML of a few tags. */
export interface LetterContent {
  readonly subject: Translated;
  readonly body: Translated;
}

/** Stream `letter-<letterId>`: the shop's own words of a letter. Without a published version the original counts. */
export type LetterEvent = VersionedContentEvent<'Letter', 'letterId', LetterContent>;
export const letterEvents = defineEvents<LetterEvent>({ category: 'letter' });

/** Stream `letter-test-<testId>`: somebody of the staff wants to see the draft of a letter in their own mailbox. */
export type LetterTestEvent = DomainEvent<
  'LetterTestRequested',
  {
    readonly testId: string;
    readonly letterId: string;
    readonly language: 'en' | 'fr';
    /** Id of the order, quote or contact that fills it. */
    readonly about: string;
    readonly staffId: string;
    readonly requestedAt: string;
  }
>;
export const letterTestEvents = defineEvents<LetterTestEvent>({ category: 'letter-test' });
