import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { asOnePart } from '#domain/shared/delivery-part.ts';
import type { AddressDraft } from '#storefront/shared/address/address.ts';
import { statesQuery } from '#storefront/shared/address/address.queries.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { quotationsQuery } from './checkout.queries.ts';
import { formatDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { BY_EMAIL_METHOD } from '#domain/shared/delivery-part.ts';
import { isPostalCode } from '#domain/shared/postal-codes.ts';
import { useArrival } from '#storefront/shared/order/use-arrival.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import text from '#storefront/ui/text.module.css';
import styles from './shipping-options.module.css';

/** Shipping methods to an address, as soon as it says where that is. */
export function useQuotations(
  orderId: string,
  { country, state, zip }: AddressDraft,
  { withPickups = true }: { readonly withPickups?: boolean } = {},
) {
  const { data: states } = useQuery({ ...statesQuery(country), enabled: country !== '' });
  const known = country !== '' && (state !== '' || states?.length === 0) && isPostalCode(country, zip);
  const queryClient = useQueryClient();
  const query = quotationsQuery(orderId, { country, state, zip: zip.trim() });
  const { data, error } = useQuery({ ...query, enabled: known, placeholderData: keepPreviousData, retry: false });
  const offered = known ? data : undefined;
  const priced = (all: readonly ShippingQuotation[]) =>
    all.filter(({ onRequest, kind }) => !onRequest && (withPickups || kind === 'delivery'));
  return {
    known,
    quotations: offered && priced(offered),
    onRequest: offered?.filter((offer) => offer.onRequest) ?? [],
    error,
    /** Those of this very address, for who is quicker than the answer; a failure is shown as `error`. */
    settled: async () => (known ? priced(await queryClient.ensureQueryData(query).catch(() => [])) : []),
  };
}

/** "Ships Mon 23 Nov, arrives Thu 26 Nov"; what is picked up is ready. */
export function useShippingDates(): (quotation: ShippingQuotation, together?: boolean) => string {
  const { t, language } = useText(['checkout', 'common']);
  const arrival = useArrival();
  return ({ shippingMethod, kind, shipsOn, arrivesBy, parts }, together = false) => {
    // Each letter has a day of its own.
    if (shippingMethod === BY_EMAIL_METHOD) return t('lettersOnTheirDay');
    if (parts.length > 1) return arrival(together ? asOnePart(parts) : parts, kind === 'pickup');
    if (kind === 'pickup') return t('readyOn', { day: formatDay(arrivesBy, language) });
    return (
      t('common:ships', { day: formatDay(shipsOn, language) }) +
      (arrivesBy === shipsOn ? '' : `, ${t('arrives', { day: formatDay(arrivesBy, language) })}`)
    );
  };
}

interface ShippingOptionsProps {
  /** Of the choice, where a page has several. */
  readonly name?: string;
  readonly quotations: readonly ShippingQuotation[] | undefined;
  /** Methods that have no price for so much: the buyer asks for a quote. */
  readonly onRequest: readonly ShippingQuotation[];
  readonly error: unknown;
  readonly known: boolean;
  readonly chosen: string;
  readonly onChoose: (shippingMethod: string) => void;
  readonly missing: string | undefined;
}

export function ShippingOptions({
  name = 'ShippingMethod',
  quotations,
  onRequest,
  error,
  known,
  chosen,
  onChoose,
  missing,
}: ShippingOptionsProps) {
  const { t, language } = useText(['checkout', 'common', 'order']);
  const dates = useShippingDates();
  if (!known) return <p className={text.quiet}>{t('shippingNeedsAddress')}</p>;
  if (error) return <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>;
  if (!quotations) return <p className={text.quiet}>{t('shippingLoading')}</p>;
  if (quotations.length + onRequest.length === 0) return <Alert kind="error">{t('shippingNone')}</Alert>;
  return (
    <>
      <div className={styles.options} role="radiogroup" aria-label={t('shippingMethod')}>
        {quotations.map((option) => (
          <label key={option.shippingMethod} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.shippingMethod}
              checked={chosen === option.shippingMethod}
              onChange={() => onChoose(option.shippingMethod)}
            />
            <span className={styles.name}>{option.name}</span>
            <span className={styles.dates}>{dates(option)}</span>
            <strong className={styles.price}>
              {option.price === 0 ? t('order:free') : formatMoney(option.price, option.currency, language)}
            </strong>
          </label>
        ))}
      </div>
      {onRequest.length > 0 && (
        <p className={styles.onRequest}>
          {t('shippingOnRequest', { methods: onRequest.map(({ name }) => name).join(', ') })}{' '}
          <a href={paths.requestQuote}>{t('askForQuote')}</a>
        </p>
      )}
      {missing && (
        <p className={styles.missing} role="alert">
          {missing}
        </p>
      )}
    </>
  );
}
