// How an order is paid: the methods, what is due, Complete Order, and the bank's question.
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { PaymentChoice, PaymentOption } from '#contracts/payment-method/payment-methods.ts';
import { isRefusal } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Tabs } from '#storefront/ui/tabs.tsx';
import type { PaymentForm, PaymentFormHandle } from './payment-method/payment-form.ts';
import { paymentForms } from './payment-method/payment-forms.ts';
import type { Placement } from './use-placement.ts';
import styles from './checkout.module.css';

const ChallengeDialog = lazy(async () => ({ default: (await import('./challenge-dialog.tsx')).ChallengeDialog }));

interface PaymentProps {
  readonly options: readonly PaymentOption[];
  /** Minor units. */
  readonly due: number;
  readonly currency: string;
  readonly placement: Omit<Placement, 'place'>;
  readonly onPay: (payment: PaymentChoice) => Promise<void>;
  /** Why the last try was refused, with the way to mend it. */
  readonly refusal: ReactNode;
  /** The refusal must be answered first. */
  readonly blocked?: boolean;
}

export function Payment({ options, due, currency, placement, onPay, refusal, blocked = false }: PaymentProps) {
  const { t, language } = useText('checkout');
  const codeText = useCodeText();
  const [chosen, setChosen] = useState<string>(options[0]?.method ?? '');
  const [wrong, setWrong] = useState<string>();
  const [asking, setAsking] = useState(false);
  const forms = useRef(new Map<string, PaymentFormHandle>());

  const complete = async () => {
    const form = forms.current.get(chosen);
    if (!form) return;
    setWrong(undefined);
    // What was refused must be given anew; after a lost answer the same is sent again.
    if (isRefusal(placement.error)) form.forget?.();
    placement.clear();
    setAsking(true);
    try {
      await onPay(await form.choose());
    } catch (error) {
      setWrong(error instanceof Error ? error.message : 'internal');
    } finally {
      setAsking(false);
    }
  };

  const formOf = (option: PaymentOption) => {
    // The table pairs each option with the form of its own method.
    const { Form } = paymentForms[option.method] as PaymentForm<typeof option.method>;
    return (
      <Form
        option={option}
        currency={currency}
        error={option.method === chosen ? codeText(wrong) : undefined}
        ref={(form) => {
          if (form) forms.current.set(option.method, form);
          else forms.current.delete(option.method);
        }}
      />
    );
  };
  const showsError = options.some(({ method }) => method === chosen && paymentForms[method].showsError);

  return (
    <>
      <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
        <h2>{t('payment')}</h2>
        {options.length === 0 && <Alert kind="error">{t('noPaymentMethod')}</Alert>}
        {options.length > 0 && (
          <Tabs
            label={t('payment')}
            chosen={chosen}
            onChoose={(method) => {
              setChosen(method);
              setWrong(undefined);
            }}
            tabs={options.map((option) => ({
              key: option.method,
              label: option.name,
              content: formOf(option),
            }))}
          />
        )}
      </section>
      <section className={styles.pay} aria-label={t('complete')}>
        {!showsError && wrong && <Alert kind="error">{codeText(wrong)}</Alert>}
        {refusal}
        <p className={styles.due}>
          <span>{t('due')}</span> <span>{formatMoney(due, currency, language)}</span>
        </p>
        <Button
          kind="action"
          large
          wide
          pending={placement.pending || asking}
          disabled={options.length === 0 || blocked}
          onClick={() => void complete()}
        >
          {placement.pending || asking ? t('completing') : t('complete')}
        </Button>
        <p>{t('completeWarning')}</p>
      </section>
      {placement.challenge && (
        <Suspense>
          <ChallengeDialog
            challenge={placement.challenge}
            onDone={() => void placement.answerChallenge()}
            onGiveUp={() => void placement.giveUpChallenge()}
          />
        </Suspense>
      )}
    </>
  );
}
