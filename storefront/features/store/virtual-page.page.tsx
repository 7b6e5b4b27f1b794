import { useParams } from 'react-router-dom';
import { useCompany } from '#storefront/shared/company/company.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { EnquiryForm } from '#storefront/shared/enquiry/enquiry-form.tsx';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { pageQuery } from './virtual-page.queries.ts';

/** Where a dealer wants the form on another page, a paragraph says so. */
const FORM_HERE = /<p>\s*\{\{\s*contact-form\s*\}\}\s*<\/p>/;
const CONTACT = 'contact';

export function VirtualPage() {
  const { description } = useCompany();
  const { page = '' } = useParams();
  const { Title: title, Description, Html } = useRead(pageQuery(page));
  const [before = '', after = page === CONTACT ? '' : undefined] = Html.split(FORM_HERE, 2);
  return (
    <article className={layout.stack}>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={Description || (description ? `${title}. ${description}` : title)} />
      <h1>{title}</h1>
      <Prose html={before} />
      {after === undefined ? null : <EnquiryForm />}
      <Prose html={after ?? ''} />
    </article>
  );
}

/** Sanitised when it was saved. */
const Prose = ({ html }: { readonly html: string }) =>
  html ? <div className={text.prose} dangerouslySetInnerHTML={{ __html: html }} /> : null;
