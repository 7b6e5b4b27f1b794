// What no tax is computed on: a gift certificate is money, and taxed when goods are bought by it.

/** Takes the place of a tax class; classes that dealers define are at most 30 letters without a colon. */
export const UNTAXED = ':untaxed';

export const taxClassOf = ({
  giftCertificate,
  taxClass,
}: {
  readonly giftCertificate: boolean;
  readonly taxClass: string;
}): string => (giftCertificate ? UNTAXED : taxClass);
