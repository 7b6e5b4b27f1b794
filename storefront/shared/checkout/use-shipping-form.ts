// A checkout's first step and the request for a quote ask for address, shipping method and comments, check them and
// send.
import { useState } from 'react';
import type { UserContext } from '#contracts/account/account.ts';
import type { Output } from '#contracts/api.ts';
import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { EMPTY_ADDRESS, type PickedUpBy } from '#domain/shared/address.ts';
import {
  firstDraft,
  sameAddress,
  toDraft,
  type AddressBook,
  type AddressDraft,
} from '#storefront/shared/address/address.ts';
import { useNewAddress } from '#storefront/shared/address/use-new-address.ts';
import { useFormCommand } from '#storefront/lib/form-command.ts';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import { useKeepAddresses } from './use-keep-addresses.ts';

interface ShippingValues {
  readonly email: string;
  readonly shipTo: AddressDraft;
  readonly billTo: AddressDraft;
  readonly pickedUpBy: PickedUpBy;
  /** It is picked up: there is no shipping address. */
  readonly pickUp: boolean;
  /** Bill to the shipping address. */
  readonly same: boolean;
  /** New addresses that go into the address book. */
  readonly keepShipTo: boolean;
  readonly keepBillTo: boolean;
  readonly method: string;
  readonly together: boolean;
  readonly comments: string;
}

/** The method with its parts; without one there is nothing to send by. */
type Chosen = Pick<ShippingQuotation, 'shippingMethod' | 'parts'>;
const NOTHING: Chosen = { shippingMethod: '', parts: [] };

export type HeaderRoute = 'checkout/saveheader' | 'checkout/savecartasquote';

const FIELDS_OF_PERSON = ['firstName', 'lastName', 'phone1'] as const;
const personOf = ({ firstName, lastName, phone1 }: AddressDraft): PickedUpBy => ({ firstName, lastName, phone1 });
const isEmpty = (address: AddressDraft) => sameAddress({ ...address, country: '' }, EMPTY_ADDRESS);

/** Both take the same fields of an address, so one schema checks them. */
const schema = async () =>
  (await import('#contracts/checkout/checkout.ts')).checkoutOperations['checkout/saveheader'].input;

/**
 * Checks what the schema cannot know: that an e-mail address must be given, and that an order needs a method; of a quote we
 * can say how we would ship it.
 */
const furtherErrors = (value: ShippingValues, method: string, route: HeaderRoute): FieldErrors => ({
  ...(value.email.trim() === '' && { Email: 'required' }),
  ...(method === '' && route === 'checkout/saveheader' && { ShippingMethod: 'required' }),
});

export function useShippingForm(
  route: HeaderRoute,
  header: Output<'checkout/getheader'>,
  known: AddressBook,
  user: UserContext,
  isPickup: boolean,
) {
  const fresh = useNewAddress();
  const shipTo = firstDraft(header.ShipTo, known, fresh);
  const billTo = header.BillTo ? toDraft(header.BillTo) : fresh;
  const [value, setValue] = useState<ShippingValues>({
    email: header.Email || user.Email,
    shipTo,
    billTo,
    pickedUpBy: header.PickedUpBy ?? personOf(isPickup ? billTo : shipTo),
    pickUp: isPickup,
    same: !header.BillTo || sameAddress(shipTo, billTo),
    keepShipTo: false,
    keepBillTo: false,
    method: header.ShippingMethod,
    together: header.ShipTogether,
    comments: header.CustomerComments,
  });
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const book = useKeepAddresses();
  const change = (part: Partial<ShippingValues>) => setValue((now) => ({ ...now, ...part }));
  /** Who picks up gets the bill unless it says otherwise; whoever has filled in one address is not asked for it again. */
  const choosePickUp = (pickUp: boolean) =>
    change({
      pickUp,
      ...(pickUp && value.same && isEmpty(value.billTo)
        ? { billTo: value.shipTo, pickedUpBy: personOf(value.shipTo) }
        : {}),
    });
  const changePickedUpBy = (pickedUpBy: PickedUpBy) => {
    const { billTo } = value;
    const follows = (field: keyof PickedUpBy) => billTo[field] === value.pickedUpBy[field];
    const followed = FIELDS_OF_PERSON.filter(follows).map((field) => [field, pickedUpBy[field]]);
    change({ pickedUpBy, billTo: { ...billTo, ...Object.fromEntries(followed) } });
  };
  const save = async (form: HTMLFormElement, { shippingMethod: method, parts }: Chosen = NOTHING) =>
    (await submit(
      form,
      {
        OrderId: header.OrderHeader.OrderID,
        Email: value.email || undefined,
        ...(value.pickUp
          ? { BillTo: value.billTo, PickedUpBy: value.pickedUpBy }
          : { ShipTo: value.shipTo, BillTo: value.same ? value.shipTo : value.billTo }),
        ShippingMethod: method || undefined,
        ...(route === 'checkout/saveheader' ? { ShipTogether: parts.length > 1 && value.together } : {}),
        CustomerComments: value.comments,
      },
      furtherErrors(value, method, route),
    )) !== undefined &&
    book.keep([
      ...(value.keepShipTo && !value.pickUp ? [value.shipTo] : []),
      ...(value.keepBillTo && (value.pickUp || !value.same) ? [value.billTo] : []),
    ]);
  return {
    value,
    change,
    choosePickUp,
    changePickedUpBy,
    save,
    onInput,
    pending: pending || book.pending,
    error: error ?? book.error,
    errors,
  };
}

export type ShippingFormState = ReturnType<typeof useShippingForm>;
