import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import type { EditPreview as Preview } from '#contracts/order-desk.ts';
import { MoneyRow } from './money-row.tsx';
import { PaymentParts } from './payment-parts.tsx';
import { PreviewBox } from './preview-box.tsx';

const ROWS = ['SubTotal', 'DiscountTotal', 'FeeTotal', 'ShippingTotal', 'TaxTotal', 'OrderTotal'] as const;

interface Props {
  readonly preview: Preview | undefined;
  readonly currency: string;
  readonly error: Error | null;
}

/** The order before and after, what is charged or given back for it, and what is short. */
export function EditPreview({ preview, currency, error }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = (value: number) => money(value, currency, locale);
  return (
    <PreviewBox error={error} empty={t('orderDesk.editEmpty')}>
      {preview && (
        <>
          <Table size="small" sx={{ mb: 1 }}>
            <TableHead>
              <TableRow>
                <TableCell>
                  <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t('orderDesk.sum')}</span>
                </TableCell>
                <TableCell align="right">{t('orderDesk.before')}</TableCell>
                <TableCell align="right">{t('orderDesk.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {ROWS.filter((row) => preview.before[row] || preview.after[row]).map((row) => (
                <TableRow key={row} sx={row === 'OrderTotal' ? { '& td': { fontWeight: 700 } } : {}}>
                  <TableCell>{t(`quote.total.${row}`)}</TableCell>
                  <TableCell align="right">{amount(preview.before[row])}</TableCell>
                  <TableCell align="right">{amount(preview.after[row])}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <MoneyRow
            label={t(
              preview.difference > 0
                ? 'orderDesk.charged'
                : preview.refund > 0
                  ? 'orderDesk.givenBack'
                  : 'orderDesk.noDifference',
            )}
            value={amount(preview.difference > 0 ? preview.difference : preview.refund)}
            strong
          />
          <PaymentParts how={preview.how} amount={amount} />
          {preview.shortages.map(({ itemNumber, needed, available }) => (
            <Alert key={itemNumber} severity="error" sx={{ mt: 1 }}>
              {t('orderDesk.shortage', { item: itemNumber, needed, available })}
            </Alert>
          ))}
        </>
      )}
    </PreviewBox>
  );
}
