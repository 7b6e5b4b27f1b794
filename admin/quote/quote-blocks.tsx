import { Box, Link, Stack } from '@mui/material';
import { BulkActionsToolbar, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { QuoteRow } from './quote.reader.ts';
import { money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Choose } from '#admin/ui/choose.tsx';
import { DeclineManyButton } from './decline-many-button.tsx';
import { Difference } from './difference.tsx';
import { QuoteAge, QuoteStatus } from './quote-status.tsx';

/** A table of ten columns is no use on a phone: there a quote is a block, all of it a link but its checkbox. */
export function QuoteBlocks() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChoose = useMay('quote');
  return (
    <>
      <BulkActionsToolbar>
        <DeclineManyButton />
      </BulkActionsToolbar>
      <SimpleList<QuoteRow>
        rowClick={false}
        {...(mayChoose
          ? {
              leftIcon: (row) => (
                <Box component="label" sx={touched}>
                  <Choose id={row.quoteId} name={row.quoteNumber} />
                </Box>
              ),
            }
          : {})}
        primaryText={(row) => (
          <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Link component={RouterLink} data-row to={`/quote/${row.quoteId}/show`} sx={wholeBlock}>
              <code>{row.quoteNumber}</code>
            </Link>
            <span>
              <strong>{money(row.negotiatedTotal, row.currency, locale)}</strong> <Difference row={row} />
            </span>
          </Stack>
        )}
        secondaryText={(row) => (
          <>
            {row.accountName}, {row.requestedBy} · <QuoteAge days={row.ageDays} />
            {row.daysLeft !== undefined && <> · {t('quote.daysLeftShort', { smart_count: row.daysLeft })}</>}
            <Stack component="span" direction="row" sx={{ gap: 1, mt: 0.5, alignItems: 'center' }}>
              <QuoteStatus status={row.status} /> {t(`quote.waitingFor.${row.waitingFor}`)}
              {row.buyerChangedLines && ` · ${t('quote.buyerChangedLines')}`}
            </Stack>
          </>
        )}
        sx={{ '& .MuiListItemIcon-root': { minWidth: 40 } }}
      />
    </>
  );
}

const wholeBlock = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
/** As large as a finger, and before the link. */
const touched = { position: 'relative', zIndex: 1, p: 1.5, m: -1.5 } as const;
