import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import layout from '#storefront/ui/layout.module.css';
import { ContactForm } from './contact-form.tsx';
import { contactQuery } from './contact.queries.ts';
import { NEW_CONTACT } from './contact.loader.ts';
import { nameOf } from './use-contact-commands.ts';

export function ContactPage() {
  const { contactId = '' } = useParams();
  return contactId === NEW_CONTACT ? <Page /> : <KnownContact key={contactId} contactId={contactId} />;
}

function KnownContact({ contactId }: { readonly contactId: string }) {
  const [contact] = useRead(contactQuery(contactId)).Contacts;
  return contact ? <Page contact={contact} /> : null;
}

function Page({ contact }: Parameters<typeof ContactForm>[0]) {
  const { t } = useText(['contact', 'common']);
  const heading = contact ? nameOf(contact) : t('add');
  return (
    <div className={layout.tight}>
      <PageTitle>{heading}</PageTitle>
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:contacts'), href: paths.companyContacts }, { label: heading }]}
      />
      <h1>{heading}</h1>
      <ContactForm {...(contact ? { contact } : {})} />
    </div>
  );
}
