import { sum } from '#domain/shared/money.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireOrder } from '#storefront/shared/wire-types.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import layout from '#storefront/ui/layout.module.css';

/** Some of the money that the order waits for has come: what, when, and how much is still to come. */
export function PartsReceived({ header }: { readonly header: WireOrder['OrderHeader'] }) {
  const { t, language } = useText('order');
  const money = (amount: number) => formatMoney(amount, header.CurrencyCode, language);
  return (
    <section className={layout.tight} aria-label={t('partsHeading')}>
      <Alert kind="info">
        <p>
          {t('partsCame', {
            received: money(sum(header.Receipts.map(({ amount }) => amount))),
            amount: money(header.UnpaidTotal),
          })}
        </p>
        <ul>
          {header.Receipts.map(({ amount, receivedOn, reference }, at) => (
            <li key={at}>
              {[t('partOf', { amount: money(amount), date: formatFullDay(receivedOn, language) }), reference]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}
