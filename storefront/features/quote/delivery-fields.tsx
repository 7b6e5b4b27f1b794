import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PickedUpBy } from '#domain/shared/address.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import { addressBookQuery } from '#storefront/shared/address/address.queries.ts';
import { entryOf, toDraft, type AddressBook, type AddressDraft } from '#storefront/shared/address/address.ts';
import { useNewAddress } from '#storefront/shared/address/use-new-address.ts';
import { useText } from '#storefront/lib/text.ts';
import { checkFields, type FieldErrors } from '#storefront/lib/validation.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { Button } from '#storefront/ui/button.tsx';
import { AddressChoice } from '#storefront/shared/checkout/address-choice.tsx';
import { PickedUpByFields, usePickups } from '#storefront/shared/checkout/pick-up.tsx';
import { ShippingOptions, useQuotations } from '#storefront/shared/checkout/shipping-options.tsx';
import layout from '#storefront/ui/layout.module.css';
import type { QuoteEdits } from './use-quote-edits.ts';
import styles from './quote.module.css';

interface DeliveryFieldsProps {
  readonly header: WireQuote['QuoteHeader'];
  readonly edits: QuoteEdits;
}

/** An entry of the address book and a method are saved as soon as they are chosen, a new address once it is whole. */
export function DeliveryFields({ header, edits }: DeliveryFieldsProps) {
  const { t } = useText('quote');
  const { data: book } = useQuery(addressBookQuery);
  const fresh = useNewAddress();
  const shipTo = header.ShipTo ? toDraft(header.ShipTo) : fresh;
  const { known, quotations: sent, onRequest, error } = useQuotations(header.QuoteID, shipTo);
  const pickups = usePickups(header.QuoteID);
  const quotations = known ? sent : pickups;
  // Shown as chosen at once; if it comes to nothing, the old one stands again.
  const [choosing, setChoosing] = useState<string>();
  const chooseMethod = async (ShippingMethod: string) => {
    const name = quotations?.find((one) => one.shippingMethod === ShippingMethod)?.name ?? ShippingMethod;
    setChoosing(ShippingMethod);
    await edits.run({ route: 'quote/saveheader', input: { ShippingMethod }, words: t('edit.method', { name }) });
    setChoosing((now) => (now === ShippingMethod ? undefined : now));
  };
  if (!book) return null;
  return (
    <div className={layout.stack}>
      <AddressField name="ShipTo" header={header} book={book} edits={edits} />
      <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
        <h3>{t('method')}</h3>
        <ShippingOptions
          quotations={quotations}
          onRequest={onRequest}
          error={error}
          known={known || pickups.length > 0}
          chosen={choosing ?? header.ShippingMethod}
          missing={undefined}
          onChoose={(method) => void chooseMethod(method)}
        />
      </section>
      {header.PickUp && <PickedUpByField who={header.PickUp.Address} edits={edits} />}
      <AddressField name="BillTo" header={header} book={book} edits={edits} />
    </div>
  );
}

interface PickedUpByFieldProps {
  readonly who: PickedUpBy;
  readonly edits: QuoteEdits;
}

function PickedUpByField({ who: { firstName, lastName, phone1 }, edits }: PickedUpByFieldProps) {
  const { t } = useText(['quote', 'checkout']);
  const [who, setWho] = useState<PickedUpBy>({ firstName, lastName, phone1 });
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { pickedUpBy } = await import('#contracts/shared/shared.ts');
    const wrong = checkFields(pickedUpBy, who);
    setErrors(dictionary(Object.entries(wrong).map(([field, code]) => [`PickedUpBy.${field}`, code])));
    if (Object.keys(wrong).length > 0) return;
    await edits.run({
      route: 'quote/saveheader',
      input: { PickedUpBy: who },
      words: t('edit.pickedUpBy', { name: `${who.firstName} ${who.lastName}` }),
    });
  };
  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.tight}`}
      onSubmit={(event) => void submit(event)}
      method="post"
      noValidate
    >
      <h3>{t('checkout:pickedUpBy')}</h3>
      <PickedUpByFields value={who} onChange={setWho} errors={errors} />
      <div className={styles.useAddress}>
        <Button type="submit">{t('usePerson')}</Button>
      </div>
    </form>
  );
}

interface AddressFieldProps extends DeliveryFieldsProps {
  readonly name: 'ShipTo' | 'BillTo';
  readonly book: AddressBook;
}

function AddressField({ name, header, book, edits }: AddressFieldProps) {
  const { t } = useText('quote');
  const label = name === 'ShipTo' ? t('shipTo') : t('billTo');
  const fresh = useNewAddress();
  const [draft, setDraft] = useState<AddressDraft>(header[name] ? toDraft(header[name]) : fresh);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isNew = entryOf(draft, book) === '';
  const save = (address: AddressDraft) => {
    const place = `${address.addressLine1}, ${address.city}`;
    void edits.run({
      route: 'quote/saveheader',
      input: { [name]: address },
      words: name === 'ShipTo' ? t('edit.shipTo', { place }) : t('edit.billTo', { place }),
    });
  };
  const change = (address: AddressDraft) => {
    setDraft(address);
    if (entryOf(address, book)) save(address);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { checkoutOperations } = await import('#contracts/checkout/checkout.ts');
    const wrong = {
      ...checkFields(checkoutOperations['checkout/saveheader'].input, { OrderId: header.QuoteID, [name]: draft }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) save(draft);
  };
  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.tight}`}
      onSubmit={(event) => void submit(event)}
      method="post"
      noValidate
    >
      <h3>{label}</h3>
      <AddressChoice name={name} label={label} book={book} value={draft} onChange={change} errors={errors} />
      {isNew && (
        <div className={styles.useAddress}>
          <Button type="submit">{t('useAddress')}</Button>
        </div>
      )}
    </form>
  );
}
