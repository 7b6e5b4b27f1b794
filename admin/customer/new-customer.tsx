import PersonAdd from '@mui/icons-material/PersonAdd';
import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { minorDigits } from '#admin/lib/format.ts';
import { typedAmount } from '#admin/lib/number-input.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { AddressFields, addressFrom } from '#admin/ui/address-fields.tsx';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { Request } from '#contracts/api.ts';
import { ADDRESS_FIELDS } from '#domain/shared/address.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/shared/money.ts';
import { useSalesReps } from './use-sales-reps.ts';

type Opened = Request<'admin/customer/open'>;

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
const NONE = '';
const ASKED_BEFORE = ['firstName', 'lastName', 'company', 'phone1'] as const;

/** Opens the account of a company that ordered by telephone so far: who it is, its first person, and what was agreed. */
export function NewCustomerButton() {
  const t = useTranslate();
  const mayOpen = useMay('customer');
  const [isOpen, setOpen] = useState(false);
  if (!mayOpen) return null;
  return (
    <>
      <Button size="small" startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {t('customer.new')}
      </Button>
      {isOpen && <NewCustomer onClose={() => setOpen(false)} />}
    </>
  );
}

function NewCustomer({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const [withAddress, setWithAddress] = useState(false);
  const mayGrant = useMay('credit');
  const { data: shop } = useQuery({
    queryKey: ['usual-currency'],
    queryFn: async () => (await client.get('store/getorderentrysetup', {})).DefaultCurrency as CurrencyCode,
  });
  const [chosen, setCurrency] = useState<CurrencyCode>();
  const currency = chosen ?? shop ?? CURRENCY_CODES[0];

  const open = async (form: FormData) => {
    const { accountId } = await client.post(
      'admin/customer/open',
      openedBy(form, { currency, mayGrant, withAddress, locale }),
    );
    notify('customer.done.opened', { type: 'success' });
    void navigate(`/customer/${accountId}/show`);
  };

  return (
    <CommandDialog title={t('customer.new')} submit={t('customer.openAccount')} onClose={onClose} onSubmit={open}>
      <Box sx={twoColumns}>
        <TextField
          name="name"
          label={t('customer.company')}
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextField
          name="accountId"
          label={t('customer.number')}
          helperText={t('customer.numberHint')}
          slotProps={{ htmlInput: { maxLength: 64 } }}
        />
        <TextField name="taxNumber" label={t('customer.taxNumber')} slotProps={{ htmlInput: { maxLength: 40 } }} />
        <SalesRep />
        <TextField
          select
          label={t('customer.currency')}
          value={currency}
          onChange={({ target }) => setCurrency(target.value as CurrencyCode)}
          slotProps={native}
        >
          {CURRENCY_CODES.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </TextField>
        {mayGrant && <Credit currency={currency} />}
      </Box>
      {!mayGrant && <Typography color="text.secondary">{t('customer.creditByOthers')}</Typography>}
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('customer.firstPerson')}
      </Typography>
      <Person withPhone={withAddress} />
      <FormControlLabel
        control={<Checkbox checked={withAddress} onChange={({ target }) => setWithAddress(target.checked)} />}
        label={t('customer.withAddress')}
      />
      {withAddress && <AddressFields without={ASKED_BEFORE} />}
    </CommandDialog>
  );
}

function SalesRep() {
  const t = useTranslate();
  const salesReps = useSalesReps();
  return (
    <TextField select name="salesRep" label={t('customer.salesRep')} defaultValue={NONE} slotProps={native}>
      <option value={NONE}>{t('customer.noSalesRep')}</option>
      {salesReps.map(({ staffId, name }) => (
        <option key={staffId} value={staffId}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function Credit({ currency }: { readonly currency: CurrencyCode }) {
  const t = useTranslate();
  const { data } = useQuery({ queryKey: ['price-lists'], queryFn: () => client.get('admin/customer/pricelists', {}) });
  return (
    <>
      <TextField select name="priceList" label={t('customer.priceList')} defaultValue={NONE} slotProps={native}>
        <option value={NONE}>{t('customer.usualPrices')}</option>
        {(data?.priceLists ?? [])
          .filter((list) => !list.currency || list.currency === currency)
          .map(({ priceList }) => (
            <option key={priceList} value={priceList}>
              {priceList}
            </option>
          ))}
      </TextField>
      <TextField
        name="creditLimit"
        label={`${t('customer.creditLimit')} (${currency})`}
        helperText={t('customer.creditHint')}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        name="paymentTermDays"
        type="number"
        label={t('customer.paymentTermDays')}
        slotProps={{ htmlInput: { min: 0, max: 365 }, inputLabel: { shrink: true } }}
      />
    </>
  );
}

/** `withPhone`: an address has one, for who delivers. */
function Person({ withPhone }: { readonly withPhone: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const texts = [
    ['firstName', 'text', 60, true],
    ['lastName', 'text', 60, true],
    ['email', 'email', 254, true],
    ['phone', 'tel', 30, withPhone],
  ] as const;
  return (
    <Box sx={twoColumns}>
      {texts.map(([name, type, maxLength, required]) => (
        <TextField
          key={name}
          name={name}
          type={type}
          label={t(`customer.field.${name}`)}
          required={required}
          slotProps={{ htmlInput: { maxLength } }}
        />
      ))}
      <TextField
        name="userName"
        label={t('customer.userName')}
        helperText={t('customer.userNameOrEmail')}
        slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: 'none' } }}
      />
      <TextField select name="language" label={t('customer.field.language')} defaultValue={locale} slotProps={native}>
        {(['en', 'fr'] as const).map((language) => (
          <option key={language} value={language}>
            {t(`customer.language.${language}`)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

interface Chosen {
  readonly currency: CurrencyCode;
  readonly mayGrant: boolean;
  readonly withAddress: boolean;
  readonly locale: string;
}

function openedBy(form: FormData, { currency, mayGrant, withAddress, locale }: Chosen): Opened {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const optional = <T,>(name: string, value: T) => (text(name) ? { [name]: value } : {});
  const credit = mayGrant
    ? {
        ...optional('priceList', text('priceList')),
        ...optional('creditLimit', typedAmount(text('creditLimit'), locale, minorDigits(currency)) ?? Number.NaN),
        ...optional('paymentTermDays', Number(text('paymentTermDays'))),
      }
    : {};
  const addressForm = new FormData();
  for (const { name } of ADDRESS_FIELDS) addressForm.set(name, text(name));
  addressForm.set('company', text('name'));
  addressForm.set('phone1', text('phone'));
  return {
    ...{ name: text('name'), currency, taxNumber: text('taxNumber'), salesRep: text('salesRep') },
    ...optional('accountId', text('accountId')),
    ...credit,
    contact: {
      ...{ firstName: text('firstName'), lastName: text('lastName'), email: text('email'), phone: text('phone') },
      language: text('language') === 'fr' ? 'fr' : 'en',
      ...optional('userName', text('userName')),
    },
    ...(withAddress ? { address: addressFrom(addressForm) } : {}),
  };
}
