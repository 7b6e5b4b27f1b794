import { useState, type ReactNode } from 'react';
import { localityOf } from '#domain/shared/locality.ts';
import { useText } from '#storefront/lib/text.ts';
import { entryOf, type AddressBook } from '#storefront/shared/address/address.ts';
import { useAddressCheck } from '#storefront/shared/address/use-address-check.tsx';
import { Alert } from '#storefront/ui/alert.tsx';
import type { ShippingFormState } from './use-shipping-form.ts';

interface ShipToCheck {
  /** The address stays as it is; where another place was chosen, its prices and days are seen before anything goes on. */
  readonly isSettled: () => Promise<boolean>;
  readonly pending: boolean;
  /** What is asked, and which place is used by now. */
  readonly shown: ReactNode;
}

/** Spec 5, of an address that is not out of the address book: those were looked at when they came. */
export function useShipToCheck({ value, change }: ShippingFormState, book: AddressBook): ShipToCheck {
  const { t } = useText('address');
  const { check, pending, dialog } = useAddressCheck();
  const [isOther, setOther] = useState(false);
  const isSettled = async () => {
    setOther(false);
    if (value.pickUp || entryOf(value.shipTo, book)) return true;
    const shipTo = await check(value.shipTo);
    if (!shipTo || shipTo === value.shipTo) return shipTo !== undefined;
    change({ shipTo });
    setOther(true);
    return false;
  };
  const shown = (
    <>
      {dialog}
      {isOther && <Alert kind="info">{t('checkUsed', { address: localityOf(value.shipTo) })}</Alert>}
    </>
  );
  return { isSettled, pending, shown };
}
