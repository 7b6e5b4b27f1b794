/** Spec 3: KB to 3 decimals, of 1,024 bytes. */
export const fileSize = (bytes: number, locale: string): string =>
  `${new Intl.NumberFormat(`${locale}-CA`, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(bytes / 1_024)}\u00a0${locale === 'fr' ? 'Ko' : 'KB'}`;
