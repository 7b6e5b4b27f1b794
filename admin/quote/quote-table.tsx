import { Box, Chip } from '@mui/material';
import { BulkActionsToolbar, DataTable, useLocaleState, useTranslate } from 'react-admin';
import type { QuoteRow } from './quote.reader.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import { Choose, ChooseAll } from '#admin/ui/choose.tsx';
import { DeclineManyButton } from './decline-many-button.tsx';
import { Difference } from './difference.tsx';
import { QuoteAge, QuoteStatus } from './quote-status.tsx';

const Column = DataTable.Col<QuoteRow>;

export function QuoteTable() {
  return (
    <Box sx={{ position: 'relative' }}>
      <BulkActionsToolbar>
        <DeclineManyButton />
      </BulkActionsToolbar>
      <Rows />
    </Box>
  );
}

function Rows() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChoose = useMay('quote');
  return (
    <ResourceTable onlyWide={['requestedBy', 'lineCount', 'originalTotal']}>
      {mayChoose && (
        <Column
          source="quoteId"
          label={<ChooseAll />}
          disableSort
          render={(row) => <Choose id={row.quoteId} name={row.quoteNumber} />}
        />
      )}
      <Column
        source="quoteNumber"
        label="quote.column.number"
        render={(row) => (
          <RowLink to={`/quote/${row.quoteId}/show`}>
            <code>{row.quoteNumber}</code>
          </RowLink>
        )}
      />
      <Column source="requestedAt" label="quote.column.age" render={(row) => <QuoteAge days={row.ageDays} />} />
      <Column
        source="waitingFor"
        label="quote.waitingOn"
        disableSort
        render={(row) => (
          <>
            {row.waitingFor === 'dealer' ? (
              <strong>{t('quote.waitingFor.dealer')}</strong>
            ) : (
              t(`quote.waitingFor.${row.waitingFor}`)
            )}
            {row.buyerChangedLines && (
              <Chip
                size="small"
                color="warning"
                variant="outlined"
                label={t('quote.buyerChangedLines')}
                sx={{ ml: 1 }}
              />
            )}
          </>
        )}
      />
      <Column source="status" label="quote.column.status" render={(row) => <QuoteStatus status={row.status} />} />
      <Column source="accountName" label="quote.column.account" disableSort />
      <Column source="requestedBy" label="quote.column.requestedBy" disableSort />
      <DataTable.NumberCol source="lineCount" label="quote.column.lines" disableSort />
      <Column
        source="originalTotal"
        label="quote.column.original"
        align="right"
        render={(row) => money(row.originalTotal, row.currency, locale)}
      />
      <Column
        source="negotiatedTotal"
        label="quote.column.negotiated"
        align="right"
        render={(row) => (
          <>
            {money(row.negotiatedTotal, row.currency, locale)} <Difference row={row} />
          </>
        )}
      />
      <Column
        source="validUntil"
        label="quote.column.daysLeft"
        align="right"
        render={(row) => row.validUntil && <span title={dayOnly(row.validUntil, locale)}>{row.daysLeft}</span>}
      />
    </ResourceTable>
  );
}
