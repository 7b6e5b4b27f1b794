import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { GiftCertificateRow } from '#contracts/gift-certificate/gift-certificate.ts';

const COLOURS = { open: 'success', used: 'default', expired: 'default', frozen: 'error' } as const;

/** Whether it can be paid by, as a word and a colour. */
export function CertificateStatus({ status }: Pick<GiftCertificateRow, 'status'>) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={COLOURS[status]} label={t(`giftCertificate.status.${status}`)} />;
}
