import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { asLanguage, shopDayIn } from '#admin/lib/format.ts';
import { typedAmount } from '#admin/lib/number-input.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import type { Request } from '#contracts/api.ts';
import { MOST_AMOUNT, MOST_MESSAGE } from '#contracts/gift-certificate/gift-certificate.ts';
import { DEFAULT_CURRENCY } from '#domain/shared/money.ts';

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

export function IssueCertificateButton() {
  const t = useTranslate();
  const mayIssue = useMay('credit');
  const [isOpen, setOpen] = useState(false);
  if (!mayIssue) return null;
  return (
    <>
      <Button size="small" startIcon={<CardGiftcard />} onClick={() => setOpen(true)}>
        {t('giftCertificate.issue')}
      </Button>
      {isOpen && <IssueDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState('');
  const { data: currency = DEFAULT_CURRENCY } = useQuery({
    queryKey: ['usual-currency'],
    queryFn: async () => (await client.get('store/getorderentrysetup', {})).DefaultCurrency,
  });
  const amount = typedAmount(typed, locale) ?? 0;
  const issue = async (form: FormData) => {
    const { certificateId } = await client.post('admin/giftcertificate/issue', { amount, ...issuedBy(form) });
    void navigate(`/gift-certificate/${certificateId}/show`);
  };
  return (
    <CommandDialog
      title={t('giftCertificate.issue')}
      done="giftCertificate.issued"
      onClose={onClose}
      onSubmit={issue}
      notYet={amount <= 0}
    >
      <MoneyField
        label={`${t('giftCertificate.amount')} (${currency})`}
        value={typed}
        onChange={setTyped}
        currency={currency}
        most={MOST_AMOUNT}
        autoFocus
      />
      <TextField name="name" label={t('giftCertificate.owner')} required slotProps={{ htmlInput: { maxLength: 60 } }} />
      <TextField
        name="email"
        type="email"
        label={t('giftCertificate.email')}
        required
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
      <TextField
        select
        name="language"
        label={t('giftCertificate.language.name')}
        defaultValue={asLanguage(locale)}
        slotProps={native}
      >
        {(['en', 'fr'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`giftCertificate.language.${one}`)}
          </option>
        ))}
      </TextField>
      <TextField
        name="message"
        label={t('giftCertificate.message')}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: MOST_MESSAGE } }}
      />
      <TextField
        name="validUntil"
        type="date"
        label={t('giftCertificate.validUntil')}
        helperText={t('giftCertificate.noEndHint')}
        slotProps={{ htmlInput: { min: shopDayIn(0) }, inputLabel: { shrink: true } }}
      />
      <TextField
        name="reason"
        label={t('giftCertificate.reason')}
        required
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <FormControlLabel control={<Checkbox name="send" defaultChecked />} label={t('giftCertificate.sendNow')} />
    </CommandDialog>
  );
}

function issuedBy(form: FormData): Omit<Request<'admin/giftcertificate/issue'>, 'amount'> {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    language: asLanguage(text('language')),
    message: text('message'),
    validUntil: text('validUntil'),
    reason: text('reason'),
    send: form.has('send'),
  };
}
