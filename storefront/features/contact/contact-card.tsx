import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { accountPaths } from '#storefront/shared/account-paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import cards from '#storefront/ui/cards.module.css';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import type { CompanyContact } from './contact.queries.ts';
import styles from './contact.module.css';
import { nameOf, type useContactCommands } from './use-contact-commands.ts';

const ConfirmDialog = lazyPart(async () => (await import('#storefront/shared/confirm-dialog.tsx')).ConfirmDialog);

interface ContactCardProps {
  readonly contact: CompanyContact;
  readonly commands: ReturnType<typeof useContactCommands>;
}

export function ContactCard({ contact, commands }: ContactCardProps) {
  const { t } = useText('contact');
  const [isRemoving, setRemoving] = useState(false);
  const { ContactId, Email, UserName, IsAdmin, IsSelf, Status, OrderAccess, InvoiceAccess, LoginProvider } = contact;
  const name = nameOf(contact);
  const isActive = Status === 'Active';
  return (
    <li className={cards.card}>
      <div className={layout.headRow}>
        <h2 className={cards.name}>{IsSelf ? t('you', { name }) : name}</h2>
        <span className={styles.status} data-status={Status}>
          {t(isActive ? 'active' : 'inactive')}
        </span>
      </div>
      <p className={styles.email}>{Email}</p>
      {UserName !== Email && <p className={text.quiet}>{t('signsInAs', { name: UserName })}</p>}
      <p>
        {[
          ...(IsAdmin ? [t('isAdmin')] : []),
          t(OrderAccess === 'View All' ? 'seesAllOrders' : 'seesOwnOrders'),
          t(InvoiceAccess === 'Allow' ? 'seesInvoices' : 'seesNoInvoices'),
          t(LoginProvider === 'social' ? 'signsInByProvider' : 'signsInByPassword'),
        ].join(' · ')}
      </p>
      <div className={cards.actions}>
        <ButtonLink href={accountPaths.companyContact(ContactId)} aria-label={t('editNamed', { name })}>
          {t('edit')}
        </ButtonLink>
        {!IsSelf && (
          <>
            {isActive && (
              <Button
                kind="link"
                pending={commands.pending}
                aria-label={t('inviteNamed', { name })}
                onClick={() => void commands.invite(contact)}
              >
                {t('invite')}
              </Button>
            )}
            <Button
              kind="link"
              pending={commands.pending}
              aria-label={t(isActive ? 'deactivateNamed' : 'activateNamed', { name })}
              onClick={() => void (isActive ? commands.deactivate(contact) : commands.activate(contact))}
            >
              {t(isActive ? 'deactivate' : 'activate')}
            </Button>
            <Button kind="link" aria-label={t('removeNamed', { name })} onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      {isRemoving && (
        <Suspense>
          <ConfirmDialog
            title={t('removeNamed', { name })}
            yes={t('remove')}
            no={t('cancel')}
            onAnswer={(yes) => {
              setRemoving(false);
              if (yes) void commands.remove(contact);
            }}
          >
            <p>{t('removeSure', { name })}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </li>
  );
}
