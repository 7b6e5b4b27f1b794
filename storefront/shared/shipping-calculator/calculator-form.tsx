import { useState, type FormEvent } from 'react';
import type { Output } from '#contracts/api.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { formatDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { ShippingCalculatorProps } from './sent.ts';
import styles from './shipping-calculator.module.css';

/** The code that was asked for last, on this device only. */
const KEY = 'postalCode';
type Estimate = Output<'cart/ShippingCalculator'>;
type Quotation = Estimate['Quotations'][number];

/** Asks for a postal code, and says what delivery there costs and when it arrives. Import it lazily. */
export function CalculatorForm({ sent, of }: ShippingCalculatorProps) {
  const { t } = useText();
  const [zip, setZip] = useState(() => localStorage.getItem(KEY) ?? '');
  const [found, setFound] = useState<{ readonly of: string; readonly estimate: Estimate }>();
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setProblem('');
    setFound(undefined);
    try {
      const estimate = await browserApi.post('cart/ShippingCalculator', { ...sent, zip });
      localStorage.setItem(KEY, zip.trim());
      setFound({ of, estimate });
      announce(t('calculator.found', { count: estimate.Quotations.length }));
    } catch (error) {
      setProblem(errorText(error, t('unreachable')));
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      className={layout.tight}
      method="post"
      noValidate
      aria-label={t('calculator.open')}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.asked}>
        <TextField
          label={t('calculator.zip')}
          name="zip"
          autoComplete="postal-code"
          autoFocus
          maxLength={16}
          value={zip}
          error={problem || undefined}
          onChange={({ target }) => setZip(target.value)}
        />
        <Button type="submit" pending={pending}>
          {t('calculator.calculate')}
        </Button>
      </div>
      {found?.of === of && <Quotations estimate={found.estimate} />}
    </form>
  );
}

function Quotations({ estimate: { Place, Quotations: found } }: { readonly estimate: Estimate }) {
  const { t, language } = useText();
  const { rates } = usePriceShown();
  if (!found.length) return <Alert kind="error">{t('calculator.none')}</Alert>;
  const dates = ({ kind, arrivesBy }: Quotation) =>
    t(kind === 'pickup' ? 'calculator.ready' : 'calculator.arrives', { day: formatDay(arrivesBy, language) });
  const cost = ({ price, currency }: Quotation) =>
    price === 0
      ? t('calculator.free')
      : [formatMoney(price, currency, language), ...(rates ? [t('withoutTax')] : [])].join(' ');
  return (
    <>
      <p className={text.quiet}>{t('calculator.to', { zip: Place.zip, state: Place.state })}</p>
      <ul className={styles.found}>
        {found.map((quotation) => (
          <li key={quotation.shippingMethod}>
            <span>
              {quotation.name} {!quotation.onRequest && <span className={text.quiet}>{dates(quotation)}</span>}
            </span>
            {quotation.onRequest ? (
              <a href={paths.requestQuote}>{t('calculator.onRequest')}</a>
            ) : (
              <strong>{cost(quotation)}</strong>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
