interface KnownCarrier {
  readonly carrierCode: string;
  readonly name: string;
  /** `https://…/{number}`, or empty. */
  readonly trackingUrl: string;
}

/** Where a shipment can be followed; empty where its carrier has no address for that. */
export function trackingUrlOf(
  carriers: readonly KnownCarrier[],
  { carrier, trackingNumber }: { readonly carrier: string; readonly trackingNumber: string },
): string {
  if (!trackingNumber) return '';
  const wanted = carrier.trim().toLowerCase();
  const found = carriers.find(
    ({ carrierCode, name }) => carrierCode.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return found?.trackingUrl.replaceAll('{number}', encodeURIComponent(trackingNumber)) ?? '';
}
