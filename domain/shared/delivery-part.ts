/** Units of an order that leave and arrive together; days are YYYY-MM-DD, or empty where a person confirms them. */
export interface DeliveryPart {
  readonly units: number;
  readonly shipsOn: string;
  readonly arrivesBy: string;
}

/** All of it as one part, sent when the last of it is there; on no day that is known where that of some is not. */
export function asOnePart(parts: readonly DeliveryPart[]): DeliveryPart[] {
  const last = parts.at(-1);
  return last ? [{ ...last, units: parts.reduce((units, part) => units + part.units, 0) }] : [];
}

/** How goods go that are letters alone. */
export const BY_EMAIL_METHOD = 'by-email';
