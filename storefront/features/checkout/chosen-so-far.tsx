import type { Output } from '#contracts/api.ts';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { CounterText } from '#storefront/shared/checkout/pick-up.tsx';
import { useShippingDates } from '#storefront/shared/checkout/shipping-options.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import styles from '#storefront/shared/checkout/checkout.module.css';

interface ChosenSoFarProps {
  readonly header: Output<'checkout/getheader'>;
  readonly quotation: ShippingQuotation | undefined;
}

/** The first step's answers, with the way back to change them. */
export function ChosenSoFar({ header, quotation }: ChosenSoFarProps) {
  const { t } = useText('checkout');
  const { BillTo, Email, ShippingMethod, ShipTogether } = header;
  const dates = useShippingDates();
  return (
    <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
      <div className={layout.headRow}>
        <h2>{t('stepShipping')}</h2>
        <a href={paths.checkout}>{t('change')}</a>
      </div>
      <div className={styles.chosen}>
        <WhereItGoes header={header} pickup={quotation?.kind === 'pickup' ? quotation : undefined} />
        <div>
          <h3 className={text.legend}>{t('billTo')}</h3>
          {BillTo && <AddressText address={BillTo} />}
        </div>
        <div>
          <h3 className={text.legend}>{t('shippingMethod')}</h3>
          <p>{quotation?.name ?? ShippingMethod}</p>
          {quotation && <p className={text.quiet}>{dates(quotation, ShipTogether)}</p>}
        </div>
        {Email && (
          <div>
            <h3 className={text.legend}>{t('email')}</h3>
            <EmailText email={Email} />
          </div>
        )}
      </div>
    </section>
  );
}

interface WhereItGoesProps {
  readonly header: Output<'checkout/getheader'>;
  /** Absent when it is delivered. */
  readonly pickup: ShippingQuotation | undefined;
}

function WhereItGoes({ header: { ShipTo, BillTo, PickedUpBy }, pickup }: WhereItGoesProps) {
  const { t } = useText('checkout');
  const who = PickedUpBy ?? BillTo;
  if (!pickup)
    return (
      <div>
        <h3 className={text.legend}>{t('shipTo')}</h3>
        {ShipTo && <AddressText address={ShipTo} />}
      </div>
    );
  return (
    <>
      <div>
        <h3 className={text.legend}>{t('pickUpAt')}</h3>
        <CounterText quotation={pickup} />
      </div>
      <div>
        <h3 className={text.legend}>{t('pickedUpBy')}</h3>
        <p>{who && `${who.firstName} ${who.lastName}`}</p>
        <p>{who?.phone1}</p>
      </div>
    </>
  );
}

/** A long address breaks behind its @. */
function EmailText({ email }: { readonly email: string }) {
  const [name, host] = email.split('@');
  return (
    <p className={styles.email}>
      {name}@<wbr />
      {host}
    </p>
  );
}
