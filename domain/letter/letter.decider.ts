import { versionedContentDecider } from '#domain/shared/versioned-content.ts';
import type { LetterContent } from './letter.events.ts';

export const letter = versionedContentDecider<'Letter', 'letterId', LetterContent>('Letter', 'letterId');
