import { lazy, Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { isRefusal } from '#storefront/lib/api-error.ts';
import { refreshCart } from '#storefront/lib/cart.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Tabs } from '#storefront/ui/tabs.tsx';
import { CardFields } from './card-fields.tsx';
import { paymentOptionsQuery } from './checkout.queries.ts';
import { ChosenSoFar } from './chosen-so-far.tsx';
import { Refusal } from './refusal.tsx';
import { Summary } from './summary.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useCardToken } from './use-card-token.ts';
import { usePlaceOrder } from './use-place-order.ts';
import styles from './checkout.module.css';

const ChallengeDialog = lazy(async () => ({ default: (await import('./challenge-dialog.tsx')).ChallengeDialog }));

export function PaymentStep({ header }: { readonly header: Output<'checkout/getheader'> }) {
  const { t, language } = useText('checkout');
  const codeText = useCodeText();
  const queryClient = useQueryClient();
  const { OrderID, OrderTotal, CurrencyCode } = header.OrderHeader;
  const options = useRead(paymentOptionsQuery(OrderID));
  const card = options.find((option) => option.method === 'card');
  const terms = options.find((option) => option.method === 'terms');
  const [chosen, setChosen] = useState(options[0]?.method ?? 'card');
  const [poNumber, setPoNumber] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [asking, setAsking] = useState(false);
  const token = useCardToken(card?.gatewayOrigin ?? '');
  const order = usePlaceOrder(OrderID);

  const complete = async () => {
    setWrong(undefined);
    // A refused card needs a new token; after a lost answer the same one is sent again.
    if (isRefusal(order.error)) token.forget();
    order.clear();
    if (chosen === 'terms') {
      if (poNumber.trim() === '') return setWrong('reference_required');
      return order.place(OrderTotal, { method: 'terms', poNumber });
    }
    setAsking(true);
    try {
      return await order.place(OrderTotal, { method: 'card', token: await token.request() });
    } catch (error) {
      return setWrong(error instanceof Error ? error.message : 'internal');
    } finally {
      setAsking(false);
    }
  };

  const acceptPrices = async () => {
    if (await order.acceptPrices.run({ OrderId: OrderID })) order.clear();
    await refreshCart(queryClient);
  };

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ChosenSoFar header={header} />
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
                    terms && <TermsFields option={terms} currency={CurrencyCode} poNumber={poNumber} onChange={setPoNumber} error={chosen === 'terms' ? codeText(wrong) : undefined} />
                  ),
              }))}
            />
          )}
        </section>
        <section className={styles.pay} aria-label={t('complete')}>
          {chosen === 'card' && wrong && <Alert kind="error">{codeText(wrong)}</Alert>}
          {order.error !== undefined && <Refusal error={order.error} orderId={OrderID} onAcceptPrices={() => void acceptPrices()} />}
          <p className={styles.due}>
            <span>{t('due')}</span> <span>{formatMoney(OrderTotal, CurrencyCode, language)}</span>
          </p>
          <Button kind="action" large wide pending={order.pending || asking} disabled={options.length === 0} onClick={() => void complete()}>
            {order.pending || asking ? t('completing') : t('complete')}
          </Button>
          <p>{t('completeWarning')}</p>
        </section>
      </div>
      <Summary header={header.OrderHeader} />
      {order.challenge && (
        <Suspense>
          <ChallengeDialog challenge={order.challenge} onDone={() => void order.answerChallenge()} onGiveUp={() => void order.giveUpChallenge()} />
        </Suspense>
      )}
    </div>
  );
}
