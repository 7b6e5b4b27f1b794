import { versionedContentDecider } from '#domain/shared/versioned-content.ts';
import type { DocumentContent } from './document.events.ts';

export const document = versionedContentDecider<'Document', 'documentId', DocumentContent>('Document', 'documentId');
