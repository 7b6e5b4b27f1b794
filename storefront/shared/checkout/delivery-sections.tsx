import type { AddressBook } from '#storefront/shared/address/address.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { AddressChoice } from './address-choice.tsx';
import { ShippingOptions, type useQuotations } from './shipping-options.tsx';
import type { ShippingFormState } from './use-shipping-form.ts';
import styles from './checkout.module.css';

interface DeliverySectionsProps {
  readonly form: ShippingFormState;
  readonly book: AddressBook | undefined;
  readonly offers: ReturnType<typeof useQuotations>;
  readonly method: string;
}

/** Where it goes, and how. */
export function DeliverySections({ form: { value, change, errors }, book, offers, method }: DeliverySectionsProps) {
  const { t } = useText('checkout');
  const codeText = useCodeText();
  return (
    <>
      <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
        <h2>{t('shipTo')}</h2>
        <AddressChoice
          name="ShipTo"
          label={t('shipTo')}
          book={book}
          value={value.shipTo}
          errors={errors}
          keep={value.keepShipTo}
          onKeep={(keepShipTo) => change({ keepShipTo })}
          onChange={(shipTo) => change({ shipTo })}
        />
      </section>
      <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
        <h2>{t('shippingMethod')}</h2>
        <ShippingOptions
          {...offers}
          chosen={method}
          missing={method === '' ? codeText(errors.ShippingMethod) : undefined}
          onChoose={(next) => change({ method: next })}
        />
      </section>
    </>
  );
}
