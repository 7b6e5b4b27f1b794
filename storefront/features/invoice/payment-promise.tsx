import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { paymentPromiseQuery } from './invoice.queries.ts';

const MOST_WORDS = 500;

type Promised = Output<'customer/getpaymentpromise'>;

/** What was promised to be paid, and the way to promise what is overdue. */
export function PaymentPromise() {
  const { t, language } = useText('invoice');
  const standing = useRead(paymentPromiseQuery);
  const { Amount, CurrencyCode, IsBlocked, Promises } = standing;
  if (!Amount && !IsBlocked && !Promises.length) return null;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="promise-title">
      <h2 id="promise-title">{t('promiseTitle')}</h2>
      {IsBlocked && <Alert>{t('promiseBlocked')}</Alert>}
      {Promises.map((promise) => (
        <p key={promise.PromiseId}>
          {t(promise.IsBroken ? 'promiseBroken' : 'promised', {
            amount: formatMoney(promise.Amount, CurrencyCode, language),
            day: formatFullDay(promise.PayOn, language),
          })}
        </p>
      ))}
      {Amount > 0 && <PromiseForm standing={standing} />}
    </section>
  );
}

function PromiseForm({ standing: { Amount, CurrencyCode, FirstDay, LastDay } }: { readonly standing: Promised }) {
  const { t, language } = useText(['invoice', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('customer/promisepayment');
  const [payOn, setPayOn] = useState('');
  const [words, setWords] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const dayIn = (day: string) => formatFullDay(day, language);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isOutside = payOn < FirstDay || payOn > LastDay;
    setIsWrong(isOutside);
    if (isOutside || !(await run({ PayOn: payOn, Text: words }))) return;
    announce(t('isPromisedNow'));
    await queryClient.invalidateQueries();
  };
  return (
    <form className={layout.tight} onSubmit={(event) => void send(event)} method="post" noValidate>
      <p>{t('promiseHint', { amount: formatMoney(Amount, CurrencyCode, language) })}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextField
        label={t('promiseDay')}
        type="date"
        min={FirstDay}
        max={LastDay}
        value={payOn}
        error={isWrong ? t('promiseDayMissing', { first: dayIn(FirstDay), last: dayIn(LastDay) }) : undefined}
        onChange={({ target }) => setPayOn(target.value)}
      />
      <TextField
        label={t('promiseText')}
        maxLength={MOST_WORDS}
        optional={t('common:optional')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p>
        <Button type="submit" kind="ink" pending={pending}>
          {t('promiseSend')}
        </Button>
      </p>
    </form>
  );
}
