import type { articleContent, articleOperations, ListedArticle } from '#contracts/article/article.ts';
import type { ArticleContent } from '#domain/article/article.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { pictureUrl } from '#platform/shop/picture-url.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { contentQueries } from '#projections/shared/content/content-queries.ts';
import { allPublished, publishedOf } from '#projections/shared/content/published-of.ts';

interface Article {
  readonly id: string;
  readonly content: ArticleContent;
}

const newestFirst = (a: Article, b: Article): number =>
  b.content.date.localeCompare(a.content.date) || a.id.localeCompare(b.id);

const published = (read: ReadSide): Article[] => allPublished<ArticleContent>(read, 'article').sort(newestFirst);

const wire = ({ id, content }: Article, language: 'en' | 'fr'): ListedArticle => ({
  ArticleId: id,
  Title: content.title[language],
  Summary: content.summary[language],
  Date: content.date,
  PictureUrl: content.picture && pictureUrl(content.picture, 600),
  AltText: content.altText[language],
});

export const articleQueries = (read: ReadSide): Handlers<typeof articleOperations, 'query'> => ({
  async 'store/getarticles'({ categoryId, page, pageSize }, { language, queries }) {
    const all = published(read).filter(
      ({ content }) => categoryId === undefined || content.categories.includes(categoryId),
    );
    const { category } = categoryId ? await queries.category.shown({ categoryId, language }) : {};
    return {
      ...(category ? { Category: category } : {}),
      total: all.length,
      Articles: all.slice((page - 1) * pageSize, page * pageSize).map((one) => wire(one, language)),
    };
  },
  async 'store/getarticle'({ name }, { language }) {
    const content = publishedOf<ArticleContent>(read, 'article', name) ?? notFound('not_found');
    return { ...wire({ id: name, content }, language), Html: content.html[language] };
  },
  ...contentQueries<'article', typeof articleContent>(read, { kind: 'article', titled: 'title' }),
});

export const articleFunctions = (read: ReadSide) => ({
  /** The articles that anybody may read, the newest first. */
  async published({ language }: { readonly language: 'en' | 'fr' }): Promise<{ articles: readonly ListedArticle[] }> {
    return { articles: published(read).map((one) => wire(one, language)) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly article: FunctionsOf<ReturnType<typeof articleFunctions>>;
  }
}
