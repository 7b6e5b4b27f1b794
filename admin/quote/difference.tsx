import { Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { numberFormat } from '#admin/lib/format.ts';
import type { QuoteDeskRow } from '#contracts/quote/quote-desk.ts';
import { differencePercent } from '#admin/lib/number-input.ts';

/** A CSR sees how far the negotiated total is from the original one. */
export function Difference({
  row: { originalTotal, negotiatedTotal },
}: {
  readonly row: Pick<QuoteDeskRow, 'originalTotal' | 'negotiatedTotal'>;
}) {
  const [locale] = useLocaleState();
  const percent = differencePercent(originalTotal, negotiatedTotal);
  if (!percent) return null;
  const shown = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    percent / 100,
  );
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: percent < 0 ? 'warning.main' : 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {shown}
    </Typography>
  );
}
