import { Alert, Divider, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import { MoneyRow } from './money-row.tsx';
import { SumLines } from './sums.tsx';
import type { RefundPreview as Preview } from '#contracts/order/order-desk-shapes.ts';
import { PaymentParts } from './payment-parts.tsx';
import { PreviewBox } from './preview-box.tsx';

interface Props {
  readonly preview: Preview | undefined;
  readonly currency: string;
  /** Nothing is paid yet: it is owed. */
  readonly onAccount?: boolean;
  readonly error: Error | null;
  /** Said while there is nothing to preview. */
  readonly empty: string;
}

/** The preview shows each part of a refund and the payment that bears it. The command names the sum that was seen. */
export function RefundPreview({ preview, currency, onAccount = false, error, empty }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = (value: number) => money(value, currency, locale);
  return (
    <PreviewBox error={error} empty={empty}>
      {preview && (
        <>
          <SumLines of={preview.parts} currency={currency} />
          {preview.goodwillBefore !== 0 && (
            <MoneyRow label={t('orderDesk.goodwillBefore')} value={amount(-preview.goodwillBefore)} />
          )}
          {preview.restockingFee !== 0 && (
            <MoneyRow label={t('orderDesk.restockingFee')} value={amount(-preview.restockingFee)} />
          )}
          {preview.goodwill !== 0 && <MoneyRow label={t('orderDesk.goodwill')} value={amount(preview.goodwill)} />}
          <Divider sx={{ my: 1 }} />
          <MoneyRow label={t('orderDesk.givenBack')} value={amount(preview.amount)} strong />
          <PaymentParts how={preview.how} amount={amount} />
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
            {t(onAccount ? 'orderDesk.owedAndRefunded' : 'orderDesk.paidAndRefunded', {
              paid: amount(preview.paid),
              refunded: amount(preview.refunded),
              left: amount(preview.left),
            })}
          </Typography>
          {preview.aboveLimit && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {t('orderDesk.aboveLimit', { limit: amount(preview.limit ?? 0) })}
            </Alert>
          )}
        </>
      )}
    </PreviewBox>
  );
}
