import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { accountPaths } from '#storefront/shared/account-paths.ts';
import { paths } from '#storefront/shared/paths.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import cards from '#storefront/ui/cards.module.css';
import layout from '#storefront/ui/layout.module.css';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import text from '#storefront/ui/text.module.css';
import { ContactCard } from './contact-card.tsx';
import { CONTACTS_PER_PAGE, contactsQuery, parseContactList, type ContactListState } from './contact.queries.ts';
import { useContactCommands } from './use-contact-commands.ts';

/** More than these are looked for by name. */
const FEW = 8;

const addressOf = ({ page, search }: ContactListState): string => {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size ? `${paths.companyContacts}?${query.toString()}` : paths.companyContacts;
};

/** Spec 2, /profile/contactlist: who orders for the company, and what each may see. */
export function ContactsPage() {
  const { t } = useText(['contact', 'common']);
  const asked = parseContactList(new URLSearchParams(useLocation().search));
  const { Contacts, total } = useRead(contactsQuery(asked));
  const commands = useContactCommands();
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:contacts')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:contacts')}</h1>
        <p className={text.quiet}>{t('count', { count: total })}</p>
        <ButtonLink href={accountPaths.newCompanyContact}>{t('add')}</ButtonLink>
      </div>
      <p>{t('intro')}</p>
      {(total > FEW || asked.search) && (
        <SearchForm label={t('search')} action={paths.companyContacts} search={asked.search} />
      )}
      {commands.error !== undefined && <Alert kind="error">{errorText(commands.error, t('common:unreachable'))}</Alert>}
      {Contacts.length === 0 && <p>{t('none')}</p>}
      {Contacts.length > 0 && (
        <ul className={cards.cards}>
          {Contacts.map((contact) => (
            <ContactCard key={contact.ContactId} contact={contact} commands={commands} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={asked.page}
        pages={Math.ceil(total / CONTACTS_PER_PAGE)}
        href={(page) => addressOf({ ...asked, page })}
      />
    </div>
  );
}
