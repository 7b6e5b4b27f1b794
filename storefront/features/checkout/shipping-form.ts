// What the first step holds, how it is checked, and how it is saved.
import { useState } from 'react';
import type { UserContext } from '#contracts/account.ts';
import type { Output } from '#contracts/api.ts';
import { useFormCommand } from '#storefront/lib/form-command.ts';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import { emptyAddress, firstDraft, sameAddress, toDraft, type AddressBook, type AddressDraft } from './address-draft.ts';
import { isPostalCode } from './postal-code.ts';

interface ShippingValues {
  readonly email: string;
  readonly shipTo: AddressDraft;
  readonly billTo: AddressDraft;
  /** Bill to the shipping address. */
  readonly same: boolean;
  readonly method: string;
  readonly comments: string;
}

const route = 'checkout/saveheader';
const schema = async () => (await import('#contracts/checkout.ts')).checkoutOperations[route].input;

const postalError = (name: string, { country, zip }: AddressDraft): FieldErrors => (zip.trim() === '' || isPostalCode(country, zip) ? {} : { [`${name}.zip`]: 'zip_invalid' });

/** What the schema cannot know: that an e-mail address must be given, and that a method must be chosen. */
export const furtherErrors = (value: ShippingValues, method: string): FieldErrors => ({
  ...(value.email.trim() === '' && { Email: 'required' }),
  ...postalError('ShipTo', value.shipTo),
  ...(!value.same && postalError('BillTo', value.billTo)),
  ...(method === '' && { ShippingMethod: 'required' }),
});

export function useShippingForm(header: Output<'checkout/getheader'>, book: AddressBook, user: UserContext) {
  const shipTo = firstDraft(header.ShipTo, book);
  const billTo = header.BillTo ? toDraft(header.BillTo) : emptyAddress;
  const [value, setValue] = useState<ShippingValues>({
    email: header.Email || user.Email,
    shipTo,
    billTo,
    same: !header.BillTo || sameAddress(shipTo, billTo),
    method: header.ShippingMethod,
    comments: header.CustomerComments,
  });
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const change = (part: Partial<ShippingValues>) => setValue((now) => ({ ...now, ...part }));
  const save = (form: HTMLFormElement, method: string) =>
    submit(
      form,
      {
        OrderId: header.OrderHeader.OrderID,
        Email: value.email || undefined,
        ShipTo: value.shipTo,
        BillTo: value.same ? value.shipTo : value.billTo,
        ShippingMethod: method || undefined,
        CustomerComments: value.comments,
      },
      furtherErrors(value, method),
    );
  return { value, change, save, onInput, pending, error, errors };
}
