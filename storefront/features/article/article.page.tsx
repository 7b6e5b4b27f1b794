import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { articleQuery } from '#storefront/shared/article/article.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import styles from './blog.module.css';

export function ArticlePage() {
  const { t, language } = useText(['article', 'common']);
  const { article = '' } = useParams();
  const { Title: title, Summary, Html, Date: day, PictureUrl, AltText } = useRead(articleQuery(article));
  return (
    <article className={`${layout.stack} ${styles.article}`}>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={Summary || title} />
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[
          { label: t('common:home'), href: paths.home },
          { label: t('title'), href: paths.blog },
          { label: title },
        ]}
      />
      <h1>{title}</h1>
      <time className={text.quiet} dateTime={day}>
        {formatDate(`${day}T12:00:00Z`, language)}
      </time>
      {PictureUrl && <img className={styles.picture} src={PictureUrl} alt={AltText} width={720} height={405} />}
      {/* Sanitised when it was saved. */}
      <div className={text.prose} dangerouslySetInnerHTML={{ __html: Html }} />
    </article>
  );
}
