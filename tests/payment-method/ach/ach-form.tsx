import { useImperativeHandle, useState } from 'react';
import { GatewayFields } from '#storefront/shared/checkout/gateway-fields.tsx';
import { checkedChoice, type PaymentFormProps } from '#storefront/shared/checkout/payment-method/payment-form.ts';
import { useGatewayToken } from '#storefront/shared/checkout/use-gateway-token.ts';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useMethodText } from '../method-text.ts';
import type { ach } from './ach.ts';

const schema = async () => (await import('./ach.ts')).ach.contract.choice;

/** The account's number is typed into the bank's own frame; the rest is checked before its token is asked for. */
export function AchForm({ option, ref, errors }: PaymentFormProps<typeof ach.contract>) {
  const { say } = useMethodText('ach');
  const token = useGatewayToken(new URL(option.bankFormUrl).origin);
  const [accountHolder, setAccountHolder] = useState('');
  const [accountType, setAccountType] = useState<'savings' | 'current'>('current');
  const [consents, setConsents] = useState(false);
  useImperativeHandle(ref, () => ({
    choose: async () => {
      const given = { accountHolder, accountType, consent: consents as true };
      await checkedChoice(async () => (await schema()).omit({ method: true, bankToken: true }), given);
      const bankToken = await token.request();
      return checkedChoice(schema, { method: 'ach', bankToken, ...given });
    },
    forget: token.forget,
  }));
  return (
    <>
      <TextField
        label={say('accountHolder')}
        name="accountHolder"
        maxLength={60}
        autoComplete="name"
        value={accountHolder}
        error={errors.accountHolder}
        onChange={(event) => setAccountHolder(event.target.value)}
      />
      <RadioGroup
        label={say('accountType')}
        name="accountType"
        value={accountType}
        onChange={setAccountType}
        options={[
          { value: 'current', label: say('current') },
          { value: 'savings', label: say('savings') },
        ]}
      />
      <GatewayFields url={option.bankFormUrl} frame={token.frame} title={say('bankFields')} />
      <CheckBox
        name="consent"
        checked={consents}
        aria-invalid={errors.consent ? true : undefined}
        onChange={(event) => setConsents(event.target.checked)}
      >
        {say('consent')} {errors.consent}
      </CheckBox>
    </>
  );
}
