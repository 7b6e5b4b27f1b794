import type { AddressBook } from '#storefront/shared/address/address.ts';
import { useText } from '#storefront/lib/text.ts';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import { AddressChoice } from './address-choice.tsx';
import type { ShippingFormState } from './use-shipping-form.ts';
import styles from './checkout.module.css';

interface BillToSectionProps {
  readonly form: ShippingFormState;
  readonly book: AddressBook | undefined;
}

/** Who gets the bill; the same as the shipping address where there is one, unless it says otherwise. */
export function BillToSection({ form: { value, change, errors }, book }: BillToSectionProps) {
  const { t } = useText('checkout');
  return (
    <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
      <h2>{t('billTo')}</h2>
      {!value.pickUp && (
        <CheckBox checked={value.same} onChange={(event) => change({ same: event.target.checked })}>
          {t('sameAddress')}
        </CheckBox>
      )}
      {(value.pickUp || !value.same) && (
        <AddressChoice
          name="BillTo"
          label={t('billTo')}
          book={book}
          value={value.billTo}
          errors={errors}
          keep={value.keepBillTo}
          onKeep={(keepBillTo) => change({ keepBillTo })}
          onChange={(billTo) => change({ billTo })}
        />
      )}
    </section>
  );
}
