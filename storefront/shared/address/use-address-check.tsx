import { Suspense, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import type { Output } from '#contracts/api.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import type { AddressDraft } from './address.ts';

const AddressCheckDialog = lazyPart(async () => (await import('./address-check-dialog.tsx')).AddressCheckDialog);

/** Elsewhere nobody knows better than who types. */
const CHECKED_COUNTRY = 'US';

interface Asked {
  readonly address: AddressDraft;
  readonly answer: Output<'account/checkaddress'>;
  readonly settle: (chosen: AddressDraft | undefined) => void;
}

interface AddressChecking {
  /** What is to be used: as it was typed, or as it was suggested and chosen; undefined where somebody goes on typing. */
  check(address: AddressDraft): Promise<AddressDraft | undefined>;
  /** The shop is asked, or whoever typed it: a second press comes to nothing. */
  readonly pending: boolean;
  /** Stands in the page while something is asked. */
  readonly dialog: ReactNode;
}

/** Spec 5: asks whoever typed an address that nobody knows what is meant. It keeps nobody from an address that is right. */
export function useAddressCheck(): AddressChecking {
  const [asked, setAsked] = useState<Asked>();
  const confirmed = useRef('');
  const isBusy = useRef(false);
  const [pending, setPending] = useState(false);
  const look = async (address: AddressDraft) => {
    const { country, city, state, zip } = address;
    const place = { country, city, state, zip };
    const key = JSON.stringify(place);
    const isWhole = [city, state, zip].every((part) => part.trim());
    if (country !== CHECKED_COUNTRY || !isWhole || key === confirmed.current) return address;
    // Whoever cannot be asked keeps nobody from ordering: the form itself says what is wrong with a field.
    const answer = await browserApi.post('account/checkaddress', place).catch(() => undefined);
    if (!answer || answer.outcome === 'known') return address;
    const chosen = await new Promise<AddressDraft | undefined>((settle) => setAsked({ address, answer, settle }));
    setAsked(undefined);
    if (chosen) {
      const { country: to, city: town, state: region, zip: code } = chosen;
      confirmed.current = JSON.stringify({ country: to, city: town, state: region, zip: code });
    }
    // A county of another state is none.
    return chosen && chosen.state !== state ? { ...chosen, county: '' } : chosen;
  };
  const check = async (address: AddressDraft) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setPending(true);
    try {
      return await look(address);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  const dialog = asked && (
    <Suspense>
      <AddressCheckDialog {...asked} onChosen={asked.settle} />
    </Suspense>
  );
  return { check, pending, dialog };
}
