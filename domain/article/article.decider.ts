import { versionedContentDecider } from '#domain/shared/versioned-content.ts';
import type { ArticleContent } from './article.events.ts';

export const article = versionedContentDecider<'Article', 'articleId', ArticleContent>('Article', 'articleId');
