// Pay now: what an order still owes, paid at once by another method (spec 7, checkout/processadvancepayment).
import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { withTexts } from '#storefront/lib/page-route.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireOrder } from '#storefront/shared/wire-types.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';

const AdvancePayment = lazyPart(
  withTexts(['checkout', 'payment-method'], async () => (await import('./advance-payment.tsx')).AdvancePayment),
);

const PartsReceived = lazyPart(async () => (await import('./parts-received.tsx')).PartsReceived);

export function PayNow({ header }: { readonly header: WireOrder['OrderHeader'] }) {
  const { t, language } = useText('order');
  const [open, setOpen] = useState(false);
  const [isPaid, setIsPaid] = useState(false);
  if (isPaid) return <Alert kind="ok">{t('paidNow')}</Alert>;
  if (header.UnpaidTotal === 0) return null;
  // What takes a payment's place stands for all of it.
  if (header.Receipts.length)
    return (
      <Suspense>
        <PartsReceived header={header} />
      </Suspense>
    );
  const amount = formatMoney(header.UnpaidTotal, header.CurrencyCode, language);
  const why = header.PaymentReturned
    ? 'bankReturned'
    : header.PaymentStatus === 'awaiting'
      ? 'stillAwaited'
      : 'notTaken';
  return (
    <section className={layout.tight} aria-label={t('payNow')}>
      <Alert kind={why === 'stillAwaited' ? 'info' : 'error'}>
        <p>{t(why, { amount })}</p>
        {!open && (
          <Button kind="action" onClick={() => setOpen(true)}>
            {t('payNow')}
          </Button>
        )}
      </Alert>
      {open && (
        <Suspense>
          <AdvancePayment orderId={header.OrderID} onPaid={() => setIsPaid(true)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
