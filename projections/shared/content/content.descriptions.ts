import type { LetterTestEvent } from '#domain/letter/letter.events.ts';
import {
  defineDescriptions,
  versionedContentDescriptions,
  type EventDescriptions,
} from '#projections/shared/event-descriptions/event-descriptions.ts';
import { contentKinds } from './content-kinds.ts';

const TITLED: Readonly<Record<string, string>> = {
  article: 'title',
  document: 'title',
  page: 'title',
  banner: 'title',
  'static-content': 'title',
};

export const contentDescriptions: readonly EventDescriptions[] = contentKinds.map(({ kind, ...of }) =>
  versionedContentDescriptions(kind, { ...of, ...(TITLED[kind] ? { titled: TITLED[kind] } : {}) }),
);

export const letterTestDescriptions = defineDescriptions<LetterTestEvent>({
  category: 'letter-test',
  group: 'content',
  of: { LetterTestRequested: ({ data: { letterId } }) => ({ name: letterId }) },
});
