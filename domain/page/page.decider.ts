import { versionedContentDecider } from '#domain/shared/versioned-content.ts';
import type { PageContent } from './page.events.ts';

export const page = versionedContentDecider<'Page', 'pageId', PageContent>('Page', 'pageId');
