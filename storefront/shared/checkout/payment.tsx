// How an order is paid: the methods, what is due, Complete Order, and the bank's question.
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PaymentChoice, PaymentOption } from '#contracts/checkout.ts';
import { isRefusal } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Tabs } from '#storefront/ui/tabs.tsx';
import { CardFields } from './card-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useCardToken } from './use-card-token.ts';
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
  const card = options.find((option) => option.method === 'card');
  const terms = options.find((option) => option.method === 'terms');
  const [chosen, setChosen] = useState(options[0]?.method ?? 'card');
  const [poNumber, setPoNumber] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [asking, setAsking] = useState(false);
  const token = useCardToken(card?.gatewayOrigin ?? '');

  const complete = async () => {
    setWrong(undefined);
    // A refused card needs a new token; after a lost answer the same one is sent again.
    if (isRefusal(placement.error)) token.forget();
    placement.clear();
    if (chosen === 'terms') {
      if (poNumber.trim() === '') return setWrong('reference_required');
      return onPay({ method: 'terms', poNumber });
    }
    setAsking(true);
    try {
      return await onPay({ method: 'card', token: await token.request() });
    } catch (error) {
      return setWrong(error instanceof Error ? error.message : 'internal');
    } finally {
      setAsking(false);
    }
  };

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
              content:
                option === card ? (
                  <CardFields url={card.cardFormUrl ?? ''} frame={token.frame} />
                ) : (
                  terms && (
                    <TermsFields
                      option={terms}
                      currency={currency}
                      poNumber={poNumber}
                      onChange={setPoNumber}
                      error={chosen === 'terms' ? codeText(wrong) : undefined}
                    />
                  )
                ),
            }))}
          />
        )}
      </section>
      <section className={styles.pay} aria-label={t('complete')}>
        {chosen === 'card' && wrong && <Alert kind="error">{codeText(wrong)}</Alert>}
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
