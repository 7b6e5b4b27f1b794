import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { articlesQuery, PAGE_SIZE } from '#storefront/shared/article/article.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import styles from './blog.module.css';
import { blogPlaceOf } from './blog-place.ts';

/** The blog, the newest article first. */
export function BlogPage() {
  const { t, language } = useText('article');
  const { page, category } = blogPlaceOf(new URLSearchParams(useLocation().search));
  const { Articles: articles, total, Category: shown } = useRead(articlesQuery(page, category));
  const title = shown ? t('titleOf', { category: shown.CategoryName }) : t('title');
  return (
    <div className={layout.stack}>
      <PageTitle>{page > 1 ? t('titlePage', { title, page }) : title}</PageTitle>
      <link rel="alternate" type="application/atom+xml" title={t('title')} href={paths.blogFeed(language)} />
      <div className={layout.headRow}>
        <h1>{title}</h1>
        <a href={paths.blogFeed(language)} data-load="full" data-prefetch="off">
          {t('feed')}
        </a>
      </div>
      {shown && (
        <p className={`${layout.row} ${text.standalone}`}>
          <a href={paths.category(shown)}>{t('productsOf', { category: shown.CategoryName })}</a>
          <a href={paths.blog}>{t('all')}</a>
        </p>
      )}
      {articles.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.articles}>
        {articles.map(({ ArticleId, Title, Summary, Date: day, PictureUrl, AltText }) => (
          <li key={ArticleId}>
            {PictureUrl && <img src={PictureUrl} alt={AltText} width={240} height={160} loading="lazy" />}
            <div className={layout.tight}>
              <h2>
                <a href={paths.article(ArticleId)}>{Title}</a>
              </h2>
              <time className={text.quiet} dateTime={day}>
                {formatDate(`${day}T12:00:00Z`, language)}
              </time>
              {Summary && <p>{Summary}</p>}
            </div>
          </li>
        ))}
      </ul>
      <nav className={layout.row} aria-label={t('pages')}>
        {page > 1 && <a href={paths.blogPage(page - 1, category)}>{t('newer')}</a>}
        {page * PAGE_SIZE < total && <a href={paths.blogPage(page + 1, category)}>{t('older')}</a>}
      </nav>
    </div>
  );
}
