import { versionedContentDecider } from '#domain/shared/versioned-content.ts';
import type { StaticContentData } from './static-content.events.ts';

export const staticContent = versionedContentDecider<'StaticContent', 'contentBlockId', StaticContentData>(
  'StaticContent',
  'contentBlockId',
);
