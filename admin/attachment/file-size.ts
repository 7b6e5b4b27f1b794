import { numberFormat } from '#admin/lib/format.ts';

const THREE_DECIMALS = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const;

/** Spec 3: KB to 3 decimals, of 1,024 bytes. */
export const fileSize = (bytes: number, locale: string): string => {
  const unit = locale === 'fr' ? 'Ko' : 'KB';
  return `${numberFormat(locale, THREE_DECIMALS).format(bytes / 1_024)}\u00a0${unit}`;
};
