import { useParams } from 'react-router-dom';
import { useCompany } from '#storefront/shared/company/company.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { staticContentQuery } from './static-content.queries.ts';

export function StaticContentPage() {
  const { description } = useCompany();
  const { page = '' } = useParams();
  const data = useRead(staticContentQuery(page));
  const title = data.StaticContentBlocks[0]?.Title ?? '';
  return (
    <article className={layout.stack}>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description ? `${title}. ${description}` : title} />
      <h1>{title}</h1>
      {data.StaticContentBlocks.map((block) => (
        // Sanitised when it was saved.
        <div key={block.ContentBlockId} className={text.prose} dangerouslySetInnerHTML={{ __html: block.Html }} />
      ))}
    </article>
  );
}
