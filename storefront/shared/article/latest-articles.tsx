import { useRead } from '#storefront/lib/use-read.ts';
import { useText } from '#storefront/lib/text.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { paths } from '#storefront/shared/paths.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { latestArticlesQuery } from './article.queries.ts';
import styles from './latest-articles.module.css';

/** What there is to read, of the blog or of a category; nothing where there is none. */
export function LatestArticles({ categoryId = '' }: { readonly categoryId?: string }) {
  const { t, language } = useText('article');
  const { Articles: articles, total } = useRead(latestArticlesQuery(categoryId));
  if (!articles.length) return null;
  return (
    <section className={layout.section} aria-labelledby="articles">
      <h2 id="articles">{t(categoryId ? 'ofCategory' : 'latest')}</h2>
      <ul className={styles.list}>
        {articles.map(({ ArticleId, Title, Date: day }) => (
          <li key={ArticleId}>
            <a href={paths.article(ArticleId)}>{Title}</a>
            <time className={text.quiet} dateTime={day}>
              {formatDate(`${day}T12:00:00Z`, language)}
            </time>
          </li>
        ))}
      </ul>
      {total > articles.length && (
        <p>
          <a href={paths.blogPage(1, categoryId)}>{t('all')}</a>
        </p>
      )}
    </section>
  );
}
