import { Box, Button, Chip, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import type { CustomerDetail } from './customer.reader.ts';
import { onlyHeard, Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { factorNames } from '#admin/lib/factor-names.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResetFactorButton } from './reset-factor-button.tsx';
import { SignInDemands } from './sign-in-demands.tsx';
import { ContactDialog, type Contact } from './contact-dialog.tsx';

const columns = ['name', 'userName', 'reached', 'rights'] as const;

interface CustomerContactsProps {
  readonly customer: CustomerDetail;
  /** What other features let staff do with a contact. */
  readonly actionsOf: (contact: Pick<Contact, 'contactId'> & { readonly name: string }) => ReactNode;
}

export function CustomerContacts({ customer, actionsOf }: CustomerContactsProps) {
  const t = useTranslate();
  const mayEdit = useMay('customer');
  const [edited, setEdited] = useState<Contact | 'new'>();
  return (
    <Panel title={t('customer.contactsOf', { smart_count: customer.contacts.length })}>
      <SignInDemands customer={customer} />
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{t(`customer.${column}`)}</TableCell>
            ))}
            {mayEdit && (
              <TableCell>
                <Box component="span" sx={onlyHeard}>
                  {t('customer.change')}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {customer.contacts.map((contact) => (
            <ContactRow
              key={contact.contactId}
              contact={contact}
              {...(mayEdit
                ? {
                    onEdit: () => setEdited(contact),
                    more: actionsOf({ contactId: contact.contactId, name: nameOf(contact) }),
                  }
                : {})}
            />
          ))}
        </TableBody>
      </Table>
      {mayEdit && customer.kind === 'dealer' && (
        <Button size="small" onClick={() => setEdited('new')} sx={{ mt: 1 }}>
          {t('customer.addContact')}
        </Button>
      )}
      {edited && (
        <ContactDialog
          accountId={customer.accountId}
          {...(edited === 'new' ? {} : { contact: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

interface ContactRowProps {
  readonly contact: Contact;
  readonly onEdit?: () => void;
  readonly more?: ReactNode;
}

const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`;

function ContactRow({ contact, onEdit, more }: ContactRowProps) {
  const t = useTranslate();
  const { send, isBusy } = useCommand();
  const name = nameOf(contact);
  const { contactId, active } = contact;
  const rights = [
    t(`customer.role.${contact.role}`),
    t(`customer.access.${contact.orderAccess}`),
    ...(contact.invoiceAccess === 'Allow' ? [t('customer.seesInvoices')] : []),
    ...(contact.loginProvider === 'social' ? [t('customer.signsInByProvider')] : []),
    factorNames(contact.factors, t),
  ]
    .filter(Boolean)
    .join(', ');
  const toggle = () =>
    send(
      active ? 'admin/customer/deactivatecontact' : 'admin/customer/activatecontact',
      { contactId },
      active ? 'customer.done.deactivated' : 'customer.done.activated',
    );
  return (
    <TableRow sx={active ? {} : { color: 'text.secondary' }}>
      <TableCell data-label={t('customer.name')}>
        {name} {!active && <Chip size="small" variant="outlined" label={t('customer.inactive')} />}
      </TableCell>
      <TableCell data-label={t('customer.userName')}>
        <code>{contact.userName}</code>
      </TableCell>
      <TableCell data-label={t('customer.reached')}>
        <span>
          {contact.email}
          <br />
          {contact.phone}
        </span>
      </TableCell>
      <TableCell data-label={t('customer.rights')}>{rights}</TableCell>
      {onEdit && (
        <TableCell align="right">
          <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', whiteSpace: 'nowrap' }}>
            {factorNames(contact.factors, t) && (
              <ResetFactorButton contactId={contactId} name={name} factors={contact.factors} />
            )}
            <Button size="small" onClick={onEdit} aria-label={`${t('customer.change')} ${name}`}>
              {t('customer.change')}
            </Button>
            {more}
            <Button
              size="small"
              color={active ? 'error' : 'primary'}
              disabled={isBusy}
              onClick={() => void toggle()}
              aria-label={`${t(active ? 'customer.deactivate' : 'customer.activate')} ${name}`}
            >
              {t(active ? 'customer.deactivate' : 'customer.activate')}
            </Button>
          </Stack>
        </TableCell>
      )}
    </TableRow>
  );
}
