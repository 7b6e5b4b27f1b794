import { Box, TextField } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog, type Present } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';
import type { Request } from '#contracts/api.ts';

export type Contact = CustomerDetail['contacts'][number];
type Details = Omit<Request<'admin/customer/changecontact'>, 'contactId' | 'seen'>;

interface Props {
  readonly accountId: string;
  /** Absent for a new one, who gets a mail with a link to choose a password. */
  readonly contact?: Contact;
  readonly onClose: () => void;
}

const texts = [
  ['firstName', 'text', 60, true],
  ['lastName', 'text', 60, true],
  ['email', 'email', 254, true],
  ['phone', 'tel', 30, false],
] as const;
const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

export function ContactDialog({ accountId, contact, onClose }: Props) {
  const t = useTranslate();
  const refresh = useRefresh();
  const title = t(contact ? 'customer.changeContact' : 'customer.addContact');
  const save = async (form: FormData, present: Present) => {
    const { userName, ...details } = Object.fromEntries(form) as unknown as Details & { userName: string };
    if (contact)
      await client.post('admin/customer/changecontact', {
        contactId: contact.contactId,
        ...details,
        seen: { ...shownOf(contact), ...present },
      });
    else await client.post('admin/customer/addcontact', { accountId, userName, ...details });
    refresh();
  };
  const choice = (
    name: 'role' | 'orderAccess' | 'invoiceAccess' | 'language',
    values: readonly string[],
    label: (value: string) => string,
    initial: string,
  ) => (
    <TextField select name={name} label={t(`customer.field.${name}`)} defaultValue={initial} slotProps={native}>
      {values.map((value) => (
        <option key={value} value={value}>
          {label(value)}
        </option>
      ))}
    </TextField>
  );
  const roles = contact?.role === 'buyer' ? ['buyer'] : ['contact', 'admin-contact'];
  return (
    <CommandDialog
      title={title}
      submit={t('ra.action.save')}
      done={contact ? 'customer.done.saved' : 'customer.done.invited'}
      onClose={onClose}
      onSubmit={save}
      field={{ label: (name) => `customer.field.${name}` }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {texts.map(([name, type, maxLength, required], index) => (
          <TextField
            key={name}
            name={name}
            type={type}
            label={t(`customer.field.${name}`)}
            defaultValue={contact?.[name] ?? ''}
            required={required}
            autoFocus={index === 0}
            slotProps={{ htmlInput: { maxLength } }}
          />
        ))}
        {!contact && (
          <TextField
            name="userName"
            label={t('customer.userName')}
            required
            slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: 'none' } }}
            helperText={t('customer.userNameHint')}
          />
        )}
        {choice('role', roles, (role) => t(`customer.role.${role}`), contact?.role ?? 'contact')}
        {choice(
          'orderAccess',
          ['View Self', 'View All'],
          (access) => t(`customer.access.${access}`),
          contact?.orderAccess ?? 'View Self',
        )}
        {choice(
          'invoiceAccess',
          ['Deny', 'Allow'],
          (access) => t(`customer.invoices.${access}`),
          contact?.invoiceAccess ?? 'Deny',
        )}
        {choice('language', ['en', 'fr'], (language) => t(`customer.language.${language}`), contact?.language ?? 'en')}
      </Box>
    </CommandDialog>
  );
}

/** What the form shows of a contact. */
const shownOf = ({
  role,
  firstName,
  lastName,
  email,
  phone,
  orderAccess,
  invoiceAccess,
  language,
}: Contact): Details => ({
  ...{ role, firstName, lastName, email, phone, orderAccess, invoiceAccess },
  language: language === 'fr' ? 'fr' : 'en',
});
