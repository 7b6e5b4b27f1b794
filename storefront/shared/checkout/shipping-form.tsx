import { useState, type FormEvent, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { addressBookQuery } from '#storefront/shared/address/address.queries.ts';
import type { AddressBook } from '#storefront/shared/address/address.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextArea, TextField } from '#storefront/ui/text-field.tsx';
import { BillToSection } from './bill-to-section.tsx';
import { CartSummary } from './cart-summary.tsx';
import { DispatchChoice } from './dispatch-choice.tsx';
import { DeliverySections } from './delivery-sections.tsx';
import { KindChoice, PickUpSections, usePickups } from './pick-up.tsx';
import { freightWith } from './freight-with.ts';
import { useQuotations } from './shipping-options.tsx';
import { useShipToCheck } from './use-ship-to-check.tsx';
import { useShippingForm, type HeaderRoute } from './use-shipping-form.ts';
import styles from './checkout.module.css';

const noAddresses: AddressBook = [];

interface ShippingFormProps {
  /** The form is sent to this operation. */
  readonly route: HeaderRoute;
  readonly header: Output<'checkout/getheader'>;
  readonly button: string;
  /** Said of taxes while they are not known. */
  readonly estimate: string;
  readonly comments: { readonly label: string; readonly hint?: string; readonly rows: number };
  readonly onSaved: () => Promise<void>;
  /** Another way on, beside the button. */
  readonly also?: { readonly button: string; readonly onSaved: () => Promise<void> };
  /** Stands above the form. */
  readonly note?: ReactNode;
}

/** That of the method, the first while none is chosen. */
const quotationOf = (quotations: readonly ShippingQuotation[] | undefined, method: string) =>
  quotations?.find((one) => one.shippingMethod === method) ?? quotations?.[0];

const ALSO = 'also';
const isPressed = (name: string, event: Event): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('name') === name;

/** Asks where a cart goes, how and with what words. */
export function ShippingForm({ route, header, button, estimate, comments, onSaved, also, note }: ShippingFormProps) {
  const { t } = useText(['checkout', 'common']);
  const codeText = useCodeText();
  const user = useUser();
  const signedIn = isSignedIn(user);
  const { data: book = noAddresses } = useQuery({ ...addressBookQuery, enabled: signedIn });
  const ownBook = signedIn ? book : undefined;
  const orderId = header.OrderHeader.OrderID;
  const pickups = usePickups(orderId);
  const chosenBefore = pickups.some((one) => one.shippingMethod === header.ShippingMethod);
  const form = useShippingForm(route, header, book, user, chosenBefore);
  const { value, change, errors } = form;
  const offers = useQuotations(orderId, value.shipTo, { withPickups: pickups.length === 0 });
  const quotations = value.pickUp ? pickups : offers.quotations;
  const quotation = quotationOf(quotations, value.method);
  const method = quotation?.shippingMethod ?? '';

  const shipTo = useShipToCheck(form, book);
  const [isWaiting, setWaiting] = useState(false);
  const pending = isWaiting || shipTo.pending || form.pending;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    if (pending) return;
    const goOn = also && isPressed(ALSO, nativeEvent) ? also.onSaved : onSaved;
    if (!(await shipTo.isSettled())) return;
    setWaiting(true);
    const offered = value.pickUp ? pickups : await offers.settled();
    setWaiting(false);
    if (await form.save(currentTarget, quotationOf(offered, value.method))) await goOn();
  };

  return (
    <form
      className={styles.columns}
      onSubmit={(event) => void submit(event)}
      onInput={form.onInput}
      method="post"
      noValidate
    >
      <div className={styles.main}>
        {note}
        {shipTo.shown}
        {form.error !== undefined && <Alert kind="error">{errorText(form.error, t('common:unreachable'))}</Alert>}
        {(!signedIn || user.Email === '') && (
          <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
            <h2>{t('contact')}</h2>
            <TextField
              label={t('email')}
              name="Email"
              type="email"
              autoComplete="email"
              value={value.email}
              error={codeText(errors.Email)}
              hint={t('emailHint')}
              onChange={(event) => change({ email: event.target.value })}
            />
          </section>
        )}
        {pickups.length > 0 && <KindChoice pickUp={value.pickUp} onChange={form.choosePickUp} />}
        {value.pickUp ? (
          <PickUpSections form={form} pickups={pickups} method={method} />
        ) : (
          <DeliverySections form={form} book={ownBook} offers={offers} method={method} />
        )}
        {route === 'checkout/saveheader' && (
          <DispatchChoice
            quotation={quotation}
            together={value.together}
            onChange={(together) => change({ together })}
          />
        )}
        <BillToSection form={form} book={ownBook} />
        <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
          <TextArea
            label={comments.label}
            hint={comments.hint}
            optional={t('common:optional')}
            name="CustomerComments"
            rows={comments.rows}
            maxLength={1000}
            value={value.comments}
            onChange={(event) => change({ comments: event.target.value })}
          />
        </section>
        <Button type="submit" kind="action" large wide pending={pending}>
          {button}
        </Button>
        {also && (
          <Button type="submit" name={ALSO} wide pending={pending}>
            {also.button}
          </Button>
        )}
      </div>
      <CartSummary
        header={header.OrderHeader}
        estimate={estimate}
        shipping={freightWith(quotation, header.Deliveries)}
      />
    </form>
  );
}
