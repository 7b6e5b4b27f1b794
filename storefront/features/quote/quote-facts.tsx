import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import { OfferArrival } from './offer-arrival.tsx';
import { PickUpFacts } from '#storefront/shared/order/pick-up-facts.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import styles from './quote.module.css';

/** Shows where it goes and how. */
export function QuoteFacts({
  header,
  withComments = true,
}: {
  readonly header: WireQuote['QuoteHeader'];
  readonly withComments?: boolean;
}) {
  const { t } = useText('quote');
  const { ShipTo, BillTo, PickUp, ShippingMethod, ShippingMethodName, CustomerComments } = header;
  const none = <span className={text.quiet}>{t('none')}</span>;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${styles.facts}`} aria-label={t('delivery')}>
      {PickUp ? (
        <PickUpFacts at={PickUp} address={PickUp.Address} />
      ) : (
        <div>
          <h2 className={text.legend}>{t('shipTo')}</h2>
          {ShipTo ? <AddressText address={ShipTo} /> : none}
        </div>
      )}
      <div>
        <h2 className={text.legend}>{t('billTo')}</h2>
        {BillTo ? <AddressText address={BillTo} /> : none}
      </div>
      <div>
        <h2 className={text.legend}>{t('method')}</h2>
        {ShippingMethodName || ShippingMethod || none}
        {header.CanConvert && <OfferArrival header={header} />}
      </div>
      {withComments && CustomerComments && (
        <div>
          <h2 className={text.legend}>{t('comments')}</h2>
          <p className={styles.words}>{CustomerComments}</p>
        </div>
      )}
    </section>
  );
}
