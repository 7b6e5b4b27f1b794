import { Alert, Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import { MoneyRow } from '#admin/ui/money-row.tsx';
import { SumTable } from '#admin/ui/sums.tsx';
import type { EditPreview as Preview } from '#contracts/order/order-desk-shapes.ts';
import { PaymentParts } from '#admin/ui/payment-parts.tsx';
import { PreviewBox } from '#admin/ui/preview-box.tsx';

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
          <Box sx={{ mb: 1 }}>
            <SumTable
              caption={t('orderDesk.editSums')}
              columns={[
                { name: t('orderDesk.before'), sums: preview.before },
                { name: t('orderDesk.after'), sums: preview.after },
              ]}
              currency={currency}
            />
          </Box>
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
