import { useImperativeHandle, useState } from 'react';
import { checkedChoice, type PaymentFormProps } from '#storefront/shared/checkout/payment-method/payment-form.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useMethodText } from '../method-text.ts';
import type { giftCertificate } from './gift-certificate.ts';

const schema = async () => (await import('./gift-certificate.ts')).giftCertificate.contract.choice;

export function GiftCertificateForm({ ref, errors }: PaymentFormProps<typeof giftCertificate.contract>) {
  const { say } = useMethodText('gift-certificate');
  const [code, setCode] = useState('');
  useImperativeHandle(ref, () => ({
    choose: () => checkedChoice(schema, { method: 'gift-certificate', code }),
  }));
  return (
    <TextField
      label={say('code')}
      hint={say('hint')}
      name="code"
      maxLength={24}
      autoComplete="off"
      value={code}
      error={errors.code}
      // People copy it from paper, in whatever case.
      onChange={(event) => setCode(event.target.value.toUpperCase())}
    />
  );
}
