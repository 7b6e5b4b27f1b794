import { useParams } from 'react-router-dom';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { pageQuery } from './virtual-page.queries.ts';

export function VirtualPage() {
  const { t } = useText('store');
  const { page = '' } = useParams();
  const { Title: title, Description, Html } = useRead(pageQuery(page));
  return (
    <article className={layout.stack}>
      <title>{t('pageTitle', { title })}</title>
      <meta name="description" content={Description || t('pageDescription', { title })} />
      <h1>{title}</h1>
      {/* Sanitised when it was saved. */}
      <div className={text.prose} dangerouslySetInnerHTML={{ __html: Html }} />
    </article>
  );
}
