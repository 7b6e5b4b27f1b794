// What a customer's cart lacks to be ordered at the desk: what staff chose, or else what the account and its buyer have.
import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { CartHeaderData } from '#domain/cart/cart.events.ts';
import type { Address } from '#domain/shared/address.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';

export interface AskedAtDesk {
  readonly cart: CartAsOfNow;
  /** Empty: as the cart says, or else the primary one. */
  readonly addressId: string;
  /** Empty: as the cart says. */
  readonly shippingMethod: string;
}

export interface HeaderAtDesk {
  readonly header: CartHeaderData;
  readonly buyer: { readonly name: string; readonly language: Language };
  /** The first one is where it goes where none is chosen. */
  readonly addresses: readonly { readonly addressId: string; readonly address: Address }[];
}

/** @throws DomainError contact_not_found, address_not_found */
export async function headerAtDesk(
  { cart, addressId, shippingMethod }: AskedAtDesk,
  { queries }: OperationContext,
): Promise<HeaderAtDesk> {
  const [{ contact }, book] = await Promise.all([
    queries.contact.find({ contactId: String(contactNumber(cart)) }),
    queries.account.addressBook({ accountId: cart.accountId }),
  ]);
  if (!contact) return notFound('contact_not_found');
  const { shipTo: chosenByBuyer, ...chosen } = cart.header;
  const addresses = [...(chosenByBuyer ? [{ addressId: '', address: chosenByBuyer }] : []), ...book.addresses];
  const shipTo = addressOf(addresses, addressId);
  const billTo = chosen.billTo ?? book.addresses[0]?.address ?? shipTo;
  const method = shippingMethod || chosen.shippingMethod;
  return {
    header: {
      ...chosen,
      email: chosen.email || contact.email,
      ...(shipTo ? { shipTo } : {}),
      ...(billTo ? { billTo } : {}),
      ...(method ? { shippingMethod: method } : {}),
    },
    buyer: {
      name: `${contact.firstName} ${contact.lastName}`,
      language: contact.language === 'fr' ? 'fr' : 'en',
    },
    addresses: addresses.map(({ addressId: id, address }) => ({ addressId: id, address })),
  };
}

/** Without an id the first one. */
function addressOf(addresses: HeaderAtDesk['addresses'], addressId: string): Address | undefined {
  if (!addressId) return addresses[0]?.address;
  const found = addresses.find((one) => one.addressId === addressId);
  return found ? found.address : notFound('address_not_found', { addressId });
}
