import { useImperativeHandle, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import type { giftCertificate } from '#contracts/payment/method/gift-certificate.ts';
import { errorCode, isRefusal } from '#storefront/lib/api-error.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { postQuery } from '#storefront/lib/queries.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from '../../checkout.module.css';
import { checkedChoice, WrongFields, type PaymentFormProps } from '../payment-form.ts';
import { TooMuch } from '../too-much.tsx';

type Found = Output<'checkout/checkgiftcertificate'>;

const schema = async () => (await import('#contracts/payment/method/gift-certificate.ts')).giftCertificate.choice;

/** Spec 5: the code must be valid first. It is asked anew each time, and the answer is not kept. @throws WrongFields */
async function checked(code: string, client: QueryClient) {
  const choice = await checkedChoice(schema, { method: 'gift-certificate', code });
  try {
    const query = postQuery('checkout/checkgiftcertificate', { code: choice.code }, 'session');
    return { choice, found: await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 }) };
  } catch (error) {
    if (isRefusal(error)) throw new WrongFields({ code: errorCode(error) });
    throw new Error(errorCode(error), { cause: error });
  }
}

export function GiftCertificateForm({ amount, ref, errors }: PaymentFormProps<typeof giftCertificate>) {
  const { t, language } = useText('payment-method');
  const codeText = useCodeText();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  useImperativeHandle(ref, () => ({ choose: async () => (await checked(code, client)).choice }));
  const check = async () => {
    setPending(true);
    setFound(undefined);
    setProblem('');
    try {
      setFound((await checked(code, client)).found);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'internal');
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={styles.section}>
      <TextField
        label={t('gift-certificate.code')}
        hint={t('gift-certificate.hint')}
        name="code"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        error={problem ? (codeText(problem) ?? '') : errors.code}
        onChange={(event) => {
          setCode(event.target.value);
          setFound(undefined);
          setProblem('');
        }}
      />
      <div>
        <Button pending={pending} onClick={() => void check()}>
          {t('gift-certificate.check')}
        </Button>
      </div>
      <p role="status">{found && <Balance {...found} language={language} />}</p>
      {found && <TooMuch amount={amount} most={found.Balance} currency={found.CurrencyCode} />}
    </div>
  );
}

function Balance({ Balance: balance, CurrencyCode, ValidUntil, language }: Found & { readonly language: 'en' | 'fr' }) {
  const { t } = useText('payment-method');
  const amount = formatMoney(balance, CurrencyCode, language);
  return ValidUntil
    ? t('gift-certificate.balanceUntil', { balance: amount, day: formatFullDay(ValidUntil, language) })
    : t('gift-certificate.balance', { balance: amount });
}
