import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useDesk } from './desk-commands.tsx';
import { shortPercent } from '#admin/lib/number-input.ts';
import { QuoteDiscount } from './quote-discount.tsx';
import { RecalculateButton, UpdatePricesButton } from './edit-buttons.tsx';

const ROWS = ['SubTotal', 'DiscountTotal', 'FeeTotal', 'ShippingTotal', 'TaxTotal', 'OrderTotal'] as const;

/** Three totals beside each other: today's catalogue, the last offer, and the next revision. */
export function QuoteTotals() {
  const { desk, mayEdit } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { catalogue, published, working } = desk.totals;
  const columns = [
    ['catalogue', catalogue],
    ['published', published],
    ['working', working],
  ] as const;
  const rows = ROWS.filter((row) => row !== 'FeeTotal' || columns.some(([, totals]) => totals?.FeeTotal));
  return (
    <Panel title={t('quote.totals')}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <td />
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {t(`quote.totalOf.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className={row}>
              <th scope="row">{t(`quote.total.${row}`)}</th>
              {columns.map(([name, totals]) => (
                <td key={name}>
                  {totals
                    ? money(row === 'DiscountTotal' ? 0 - totals[row] : totals[row], desk.quote.currency, locale)
                    : '–'}
                </td>
              ))}
            </tr>
          ))}
          {desk.marginPercent !== undefined && (
            <tr>
              <th scope="row">{t('quote.column.margin')}</th>
              <td />
              <td />
              <td>{shortPercent(desk.marginPercent, locale)}</td>
            </tr>
          )}
        </tbody>
      </Box>
      <QuoteDiscount />
      {mayEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
          <UpdatePricesButton />
          <RecalculateButton />
        </Box>
      )}
    </Panel>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: 12.5,
  '& td, & th': { p: '3px 4px', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th[scope=row]': { textAlign: 'left', pl: 0, whiteSpace: 'normal' },
  '& thead th': { fontWeight: 700, fontStretch: '85%', borderBottom: '2px solid', borderColor: 'text.primary' },
  '& tr > :last-child': { fontWeight: 700 },
  '& tr.OrderTotal > *': { fontWeight: 700, borderTop: '1px solid', borderColor: 'divider' },
} as const;
