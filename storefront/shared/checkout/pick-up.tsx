// What is picked up has no shipping address: it has a counter with hours, and somebody who comes.
import { localityOf } from '#domain/shared/locality.ts';
import { useQuery } from '@tanstack/react-query';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { ADDRESS_LIMITS, type PickedUpBy } from '#domain/shared/address.ts';
import addressStyles from '#storefront/shared/address/address-fields.module.css';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import layout from '#storefront/ui/layout.module.css';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { pickupsQuery } from './checkout.queries.ts';
import sections from './checkout.module.css';
import { useShippingDates } from './shipping-options.tsx';
import styles from './shipping-options.module.css';
import type { ShippingFormState } from './use-shipping-form.ts';

const none: readonly ShippingQuotation[] = [];

/** The ways to pick a cart or quote up; none where the shop has no counter. */
export function usePickups(orderId: string): readonly ShippingQuotation[] {
  const { data = none } = useQuery({ ...pickupsQuery(orderId), retry: false });
  return data;
}

/** Name and address of a counter, and when somebody is there. */
export function CounterText({ quotation: { name, counter } }: { readonly quotation: ShippingQuotation }) {
  const { t } = useText('checkout');
  if (!counter) return name;
  return (
    <>
      <address>
        {counter.name}
        <br />
        {counter.addressLine1}
        <br />
        {localityOf(counter)}
        {counter.phone && (
          <>
            <br />
            {counter.phone}
          </>
        )}
      </address>
      {counter.hours && <p className={text.quiet}>{t('pickUpHours', { hours: counter.hours })}</p>}
    </>
  );
}

interface PickupOptionsProps {
  readonly pickups: readonly ShippingQuotation[];
  readonly chosen: string;
  readonly onChoose: (shippingMethod: string) => void;
}

function PickupOptions({ pickups, chosen, onChoose }: PickupOptionsProps) {
  const { t, language } = useText(['checkout', 'order']);
  const dates = useShippingDates();
  return (
    <div className={styles.options} role="radiogroup" aria-label={t('pickUpAt')}>
      {pickups.map((option) => (
        <label key={option.shippingMethod} className={styles.option}>
          <input
            type="radio"
            name="ShippingMethod"
            value={option.shippingMethod}
            checked={chosen === option.shippingMethod}
            onChange={() => onChoose(option.shippingMethod)}
          />
          <span className={styles.name}>{option.name}</span>
          <span className={styles.dates}>{dates(option)}</span>
          <strong className={styles.price}>
            {option.price === 0 ? t('order:free') : formatMoney(option.price, option.currency, language)}
          </strong>
          {option.counter && (
            <div className={styles.counter}>
              <CounterText quotation={option} />
            </div>
          )}
        </label>
      ))}
    </div>
  );
}

interface PickedUpByFieldsProps {
  readonly value: PickedUpBy;
  readonly onChange: (value: PickedUpBy) => void;
  readonly errors: FieldErrors;
}

const FIELDS = [
  { name: 'firstName', label: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'lastName', autoComplete: 'family-name' },
  { name: 'phone1', label: 'phone', autoComplete: 'tel' },
] as const;

/** Names and phone of who comes. */
export function PickedUpByFields({ value, onChange, errors }: PickedUpByFieldsProps) {
  const { t } = useText('address');
  const codeText = useCodeText();
  return (
    <div className={addressStyles.fields}>
      {FIELDS.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          label={t(label)}
          name={`PickedUpBy.${name}`}
          type={name === 'phone1' ? 'tel' : 'text'}
          autoComplete={autoComplete}
          maxLength={ADDRESS_LIMITS[name]}
          value={value[name]}
          error={codeText(errors[`PickedUpBy.${name}`])}
          onChange={(event) => onChange({ ...value, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}

interface KindChoiceProps {
  readonly pickUp: boolean;
  readonly onChange: (pickUp: boolean) => void;
}

/** Delivery or pick-up; asked where the shop has a counter. */
export function KindChoice({ pickUp, onChange }: KindChoiceProps) {
  const { t } = useText('checkout');
  return (
    <section className={`${layout.sheet} ${layout.padded} ${sections.section}`}>
      <RadioGroup
        label={t('howItGetsThere')}
        name="kind"
        value={pickUp ? 'pickup' : 'delivery'}
        onChange={(kind) => onChange(kind === 'pickup')}
        options={[
          { value: 'delivery', label: t('delivery') },
          { value: 'pickup', label: t('pickUp') },
        ]}
      />
    </section>
  );
}

interface PickUpSectionsProps {
  readonly form: ShippingFormState;
  readonly pickups: readonly ShippingQuotation[];
  readonly method: string;
}

/** Where it is picked up, and by whom. */
export function PickUpSections({ form, pickups, method }: PickUpSectionsProps) {
  const { t } = useText('checkout');
  return (
    <>
      <section className={`${layout.sheet} ${layout.padded} ${sections.section}`}>
        <h2>{t('pickUpAt')}</h2>
        <PickupOptions pickups={pickups} chosen={method} onChoose={(next) => form.change({ method: next })} />
      </section>
      <section className={`${layout.sheet} ${layout.padded} ${sections.section}`}>
        <h2>{t('pickedUpBy')}</h2>
        <PickedUpByFields value={form.value.pickedUpBy} errors={form.errors} onChange={form.changePickedUpBy} />
      </section>
    </>
  );
}
