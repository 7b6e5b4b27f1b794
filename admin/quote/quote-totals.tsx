import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Panel } from '#admin/ui/panel.tsx';
import { SumTable } from '#admin/ui/sums.tsx';
import { useDesk } from './desk-commands.tsx';
import { shortPercent } from '#admin/lib/number-input.ts';
import { QuoteDiscount } from './quote-discount.tsx';
import { RecalculateButton, UpdatePricesButton } from './edit-buttons.tsx';

/** Three totals beside each other: today's catalogue, the last offer, and the next revision. */
export function QuoteTotals() {
  const { desk, mayEdit } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { catalogue, published, working } = desk.totals;
  return (
    <Panel title={t('quote.totals')}>
      <SumTable
        caption={t('quote.totals')}
        columns={[
          { name: t('quote.totalOf.catalogue'), sums: catalogue },
          { name: t('quote.totalOf.published'), sums: published },
          { name: t('quote.totalOf.working'), sums: working },
        ]}
        currency={desk.quote.currency}
      >
        {desk.marginPercent !== undefined && (
          <tr>
            <th scope="row">{t('quote.column.margin')}</th>
            <td />
            <td />
            <td>{shortPercent(desk.marginPercent, locale)}</td>
          </tr>
        )}
      </SumTable>
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
