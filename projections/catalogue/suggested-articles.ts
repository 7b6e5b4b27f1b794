import type { ListedArticle } from '#contracts/article/article.ts';
import type { Suggestion } from '#contracts/category/category.ts';

/** Products are what most people look for: articles leave room for them. */
const MOST_ARTICLES = 3;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Articles in whose title a word begins like each word of the keyword, in the order given (spec 3, autocomplete result). */
export function suggestedArticles(articles: readonly ListedArticle[], keyword: string): Suggestion[] {
  const wanted = wordsOf(keyword);
  if (!wanted.length) return [];
  return articles
    .filter(({ Title }) => {
      const words = wordsOf(Title);
      return wanted.every((one) => words.some((word) => word.startsWith(one)));
    })
    .slice(0, MOST_ARTICLES)
    .map(({ ArticleId, Title, PictureUrl }) => ({
      Label: Title,
      AutoFillImageURL: PictureUrl,
      ShowImageInAutoFill: PictureUrl !== '',
      IsCategory: false,
      IsArticle: true,
      DirectURL: `/blog/${encodeURIComponent(ArticleId)}`,
      SeoFriendlyLabel: '',
      Versions: 0,
    }));
}
