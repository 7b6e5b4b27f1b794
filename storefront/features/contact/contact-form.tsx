import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { refreshContacts, type CompanyContact } from './contact.queries.ts';

type Draft = Omit<
  CompanyContact,
  'ContactId' | 'UserName' | 'Status' | 'IsSelf' | 'LanguageISOCode' | 'LoginProvider'
> & {
  readonly LanguageISOCode: 'en' | 'fr';
};
const FIELDS = [
  ...(['FirstName', 'LastName', 'Email', 'Phone'] as const),
  ...(['IsAdmin', 'OrderAccess', 'InvoiceAccess', 'LanguageISOCode'] as const),
] as const;

const draftOf = (contact: CompanyContact): Draft => {
  const { ContactId: _, UserName: __, Status: ___, IsSelf: ____, ...fields } = contact;
  return { ...fields, LanguageISOCode: fields.LanguageISOCode === 'fr' ? 'fr' : 'en' };
};

const operation = async (route: 'customer/addcontact' | 'customer/changecontact') =>
  (await import('#contracts/contact/contact.ts')).contactOperations[route].input;

/** Adds a contact, or changes one: only what was edited is sent, with what was seen of it. */
export function ContactForm({ contact }: { readonly contact?: CompanyContact }) {
  const { t, language } = useText(['contact', 'common', 'address']);
  const codeText = useCodeText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { OrderAccess: ownOrders, InvoiceSharing: ownInvoices } = useUser();
  const [first] = useState<Draft>(() =>
    contact
      ? draftOf(contact)
      : {
          ...{ FirstName: '', LastName: '', Email: '', Phone: '', IsAdmin: false },
          ...({ OrderAccess: 'View Self', InvoiceAccess: 'Deny', LanguageISOCode: language } as const),
        },
  );
  const [draft, setDraft] = useState(first);
  const [userName, setUserName] = useState('');
  const [sendsLetter, setSendsLetter] = useState(true);
  const adding = useFormCommand('customer/addcontact', () => operation('customer/addcontact'));
  const changing = useFormCommand('customer/changecontact', () => operation('customer/changecontact'));
  const { errors, error, pending, onInput } = contact ? changing : adding;
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const errorOf = (field: string) => codeText(errors[field] ?? errors[`changed.${field}`]);

  const send = async (form: HTMLFormElement): Promise<boolean> => {
    if (!contact) {
      const UserName = userName || draft.Email;
      return (await adding.submit(form, { ...draft, UserName, SendEmail: sendsLetter })) !== undefined;
    }
    const edited = FIELDS.filter((field) => draft[field] !== first[field]);
    if (!edited.length) return true;
    const of = (from: Draft) => Object.fromEntries(edited.map((field) => [field, from[field]]));
    const input = { ContactId: contact.ContactId, seen: of(first), changed: of(draft) };
    return (await changing.submit(form, input)) !== undefined;
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending || !(await send(event.currentTarget))) return;
    await refreshContacts(queryClient);
    await navigate(paths.companyContacts);
    announce(t('saved'));
  };
  const isSelf = contact?.IsSelf === true;

  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.stack} ${layout.form}`}
      onSubmit={(event) => void save(event)}
      onInput={onInput}
      method="post"
      noValidate
    >
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextField
        label={t('address:firstName')}
        name="FirstName"
        autoComplete="off"
        maxLength={60}
        value={draft.FirstName}
        error={errorOf('FirstName')}
        onChange={({ target }) => set({ FirstName: target.value })}
      />
      <TextField
        label={t('address:lastName')}
        name="LastName"
        autoComplete="off"
        maxLength={60}
        value={draft.LastName}
        error={errorOf('LastName')}
        onChange={({ target }) => set({ LastName: target.value })}
      />
      <TextField
        label={t('email')}
        name="Email"
        type="email"
        autoComplete="off"
        value={draft.Email}
        hint={contact && !isSelf ? t('emailHint') : undefined}
        error={errorOf('Email')}
        onChange={({ target }) => set({ Email: target.value })}
      />
      <TextField
        label={t('phone')}
        optional={t('common:optional')}
        name="Phone"
        type="tel"
        autoComplete="off"
        maxLength={30}
        value={draft.Phone}
        error={errorOf('Phone')}
        onChange={({ target }) => set({ Phone: target.value })}
      />
      {contact ? (
        <p>
          <span className={text.legend}>{t('userName')}</span>
          <br />
          {contact.UserName}
        </p>
      ) : (
        <TextField
          label={t('userName')}
          optional={t('common:optional')}
          name="UserName"
          autoComplete="off"
          maxLength={60}
          value={userName}
          hint={t('userNameHint')}
          error={userName || !errors['Email'] ? errorOf('UserName') : undefined}
          onChange={({ target }) => setUserName(target.value)}
        />
      )}
      <Select
        label={t('language')}
        name="LanguageISOCode"
        value={draft.LanguageISOCode}
        options={[
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
        onChange={({ target }) => set({ LanguageISOCode: target.value === 'fr' ? 'fr' : 'en' })}
      />
      {isSelf ? (
        <p className={text.quiet}>{t('ownRights')}</p>
      ) : (
        <>
          <RadioGroup
            label={t('orderAccess')}
            name="OrderAccess"
            value={draft.OrderAccess}
            onChange={(OrderAccess) => set({ OrderAccess })}
            options={[
              { value: 'View Self' as const, label: t('viewSelf') },
              ...(ownOrders === 'View All' || draft.OrderAccess === 'View All'
                ? [{ value: 'View All' as const, label: t('viewAll') }]
                : []),
            ]}
          />
          {(ownInvoices === 'Allow' || draft.InvoiceAccess === 'Allow') && (
            <CheckBox
              checked={draft.InvoiceAccess === 'Allow'}
              onChange={({ target }) => set({ InvoiceAccess: target.checked ? 'Allow' : 'Deny' })}
            >
              {t('invoices')}
            </CheckBox>
          )}
          <CheckBox checked={draft.IsAdmin} onChange={({ target }) => set({ IsAdmin: target.checked })}>
            {t('admin')}
          </CheckBox>
        </>
      )}
      {!contact && (
        <CheckBox checked={sendsLetter} onChange={({ target }) => setSendsLetter(target.checked)}>
          {t('sendLetter')}
        </CheckBox>
      )}
      <div className={layout.row}>
        <Button type="submit" kind="action" large pending={pending}>
          {t('save')}
        </Button>
        <ButtonLink large href={paths.companyContacts}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
