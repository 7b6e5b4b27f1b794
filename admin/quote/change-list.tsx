import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import { describeChange } from './describe-change.ts';

export function ChangeList({
  changes,
  currency,
}: {
  readonly changes: readonly QuoteChange[];
  readonly currency: string;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.25, overflowWrap: 'anywhere' } }}>
      {changes.map((change) => {
        const words = describeChange(change, { t, locale, currency });
        return <li key={`${change.at}${change.type}${change.lineId}`}>{words}</li>;
      })}
    </Box>
  );
}
