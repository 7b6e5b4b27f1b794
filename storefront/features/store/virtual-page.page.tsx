import { useParams } from 'react-router-dom';
import { useCompany } from '#storefront/shared/company/company.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { pageQuery } from './virtual-page.queries.ts';

export function VirtualPage() {
  const { description } = useCompany();
  const { page = '' } = useParams();
  const { Title: title, Description, Html } = useRead(pageQuery(page));
  return (
    <article className={layout.stack}>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={Description || (description ? `${title}. ${description}` : title)} />
      <h1>{title}</h1>
      {/* Sanitised when it was saved. */}
      <div className={text.prose} dangerouslySetInnerHTML={{ __html: Html }} />
    </article>
  );
}
