import { Stack } from '@mui/material';
import { SimpleList, useLocaleState, useTranslate } from 'react-admin';
import type { QuoteRow } from '#admin/app/data-provider.ts';
import { money } from '#admin/app/format.ts';
import { Difference } from './difference.tsx';
import { QuoteAge } from './quote-age.tsx';
import { QuoteStatus } from './quote-status.tsx';

/** A table of ten columns is no use on a phone: there a quote is a block. */
export function QuoteBlocks() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <SimpleList<QuoteRow>
      rowClick="show"
      primaryText={(row) => (
        <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <code>{row.quoteNumber}</code>
          <span><strong>{money(row.negotiatedTotal, row.currency, locale)}</strong> <Difference row={row} /></span>
        </Stack>
      )}
      secondaryText={(row) => (
        <>
          {row.accountName}, {row.requestedBy} · <QuoteAge days={row.ageDays} />
          {row.daysLeft !== undefined && <> · {t('quote.daysLeftShort', { smart_count: row.daysLeft })}</>}
          <Stack component="span" direction="row" sx={{ gap: 1, mt: 0.5, alignItems: 'center' }}>
            <QuoteStatus status={row.status} /> {t(`quote.turn.${row.turn}`)}{row.buyerChangedLines && ` · ${t('quote.buyerChangedLines')}`}
          </Stack>
        </>
      )}
    />
  );
}
