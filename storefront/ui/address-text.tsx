import type { WireAddress } from '#storefront/lib/wire-types.ts';

/** An address as it stands on a label. */
export const AddressText = ({ address }: { readonly address: WireAddress }) => {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company ?? '',
    address.addressLine1,
    address.addressLine2 ?? '',
    address.addressLine3 ?? '',
    `${address.city} ${address.state} ${address.zip}`,
    address.country,
    address.phone1,
  ].filter((line) => line.trim() !== '');
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
};
