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
import { DeliveryGoods } from './delivery-goods.tsx';

interface ChosenSoFarProps {
  readonly header: Output<'checkout/getheader'>;
  readonly quotation: ShippingQuotation | undefined;
  /** By delivery, where the goods go to several places. */
  readonly quotations: Readonly<Record<string, ShippingQuotation | undefined>>;
}

/** The first step's answers, with the way back to change them. */
export function ChosenSoFar({ header, quotation, quotations }: ChosenSoFarProps) {
  const { t } = useText('checkout');
  const { BillTo, Email, ShippingMethod, ShipTogether } = header;
  const dates = useShippingDates();
  const isDivided = header.Deliveries.length > 1;
  const pickup = quotation?.kind === 'pickup' ? quotation : undefined;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
      <div className={layout.headRow}>
        <h2>{t('stepShipping')}</h2>
        <a href={paths.checkout}>{t('change')}</a>
      </div>
      {isDivided && <SeveralDeliveries header={header} quotations={quotations} pickup={pickup} />}
      <div className={styles.chosen}>
        {!isDivided && <WhereItGoes header={header} pickup={pickup} />}
        <div>
          <h3 className={text.legend}>{t('billTo')}</h3>
          {BillTo && <AddressText address={BillTo} />}
        </div>
        {!isDivided && (
          <div>
            <h3 className={text.legend}>{t('shippingMethod')}</h3>
            <p>{quotation?.name ?? ShippingMethod}</p>
            {quotation && <p className={text.quiet}>{dates(quotation, ShipTogether)}</p>}
          </div>
        )}
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

/** Each delivery with its goods, its method and its days, and the way back to what goes where. */
function SeveralDeliveries({
  header: { Deliveries, ShipTogether },
  quotations,
  pickup,
}: Omit<ChosenSoFarProps, 'quotation'> & { readonly pickup: ShippingQuotation | undefined }) {
  const { t } = useText('checkout');
  const dates = useShippingDates();
  return (
    <>
      {Deliveries.map((delivery, at) => {
        const quotation = quotations[delivery.DeliveryID];
        const counter = delivery.DeliveryID === '1' ? pickup : undefined;
        return (
          <div key={delivery.DeliveryID} className={layout.tight}>
            <h3 className={text.legend}>{t('deliveryOf', { number: at + 1, of: Deliveries.length })}</h3>
            <DeliveryGoods delivery={delivery} pickup={counter} />
            {counter && <CounterText quotation={counter} />}
            <p>
              {quotation?.name ?? delivery.ShippingMethodName}
              {quotation && <span className={text.quiet}> {dates(quotation, ShipTogether)}</span>}
            </p>
          </div>
        );
      })}
      <p>
        <a href={paths.deliveries}>{t('changeAddresses')}</a>
      </p>
    </>
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
