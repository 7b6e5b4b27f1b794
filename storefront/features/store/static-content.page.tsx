import { useParams } from 'react-router-dom';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { staticContentQuery } from './static-content.queries.ts';

export function StaticContentPage() {
  const { t } = useText('store');
  const { page = '' } = useParams();
  const data = useRead(staticContentQuery(page));
  const title = data.StaticContentBlocks[0]?.Title ?? '';
  return (
    <article className={layout.stack}>
      <title>{t('pageTitle', { title })}</title>
      <meta name="description" content={t('pageDescription', { title })} />
      <h1>{title}</h1>
      {data.StaticContentBlocks.map((block) => (
        // Sanitised when it was saved.
        <div key={block.ContentBlockId} className={text.prose} dangerouslySetInnerHTML={{ __html: block.Html }} />
      ))}
    </article>
  );
}
