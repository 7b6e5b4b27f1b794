import { countryName } from '#contracts/shared/country-name.ts';
import { localityOf } from '#domain/shared/locality.ts';
import { Fragment } from 'react';
import { useText } from '#storefront/lib/text.ts';
import type { WireAddress } from '#storefront/shared/wire-types.ts';

/** An address as it stands on a label. */
export function AddressText({ address }: { readonly address: WireAddress }) {
  const { language } = useText();
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company ?? '',
    address.addressLine1,
    address.addressLine2 ?? '',
    address.addressLine3 ?? '',
    localityOf(address),
    address.county ?? '',
    countryName(address.country, language),
    address.phone1,
  ].filter((line) => line.trim() !== '');
  return (
    <address>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {line}
          <br />
        </Fragment>
      ))}
    </address>
  );
}
