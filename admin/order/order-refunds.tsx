import { Chip, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OrderDetail } from './order.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { quantityText } from '#admin/lib/units.ts';

const colors = { requested: 'warning', completed: 'success', declined: 'error' } as const;

/** Every refund: how much, for what, by whom and why, and what became of it. */
export function OrderRefunds({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (order.Refunds.length === 0) return null;
  const amount = (value: number) => money(value, order.OrderHeader.CurrencyCode, locale);
  return (
    <Panel title={t('orderDesk.refunds')}>
      {order.Refunds.map((refund) => (
        <Stack key={refund.refundId} sx={{ py: 1, gap: 0.25, borderBottom: '1px solid', borderColor: 'divider' }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <strong>{amount(refund.asked)}</strong>
            <Chip
              size="small"
              variant="outlined"
              color={colors[refund.status]}
              label={t(`orderDesk.refundStatus.${refund.status}`)}
            />
            <Typography color="text.secondary">{t(`orderDesk.cause.${refund.cause}`)}</Typography>
          </Stack>
          {refund.lines.length > 0 && (
            <Typography>
              {refund.lines.map((line) => `${quantityText(t, line.Qty, line.Unit)} × ${line.SkuName}`).join('; ')}
            </Typography>
          )}
          <Typography>
            {t(`error.${refund.reason}`, { _: refund.reason })}
            {refund.restockingFee > 0 && ` · ${t('orderDesk.restockingFee')} ${amount(refund.restockingFee)}`}
            {refund.restocked && ` · ${t('orderDesk.restocked')}`}
          </Typography>
          {refund.code && <Typography color="error">{t(`error.${refund.code}`)}</Typography>}
          <Typography variant="caption" color="text.secondary">
            {refund.by.startsWith('system:') ? t('orderDesk.byShop') : refund.by}, {dayAndTime(refund.at, locale)}
            {refund.how.map((part) => ` · ${part.text} ${amount(part.amount)}`).join('')}
          </Typography>
        </Stack>
      ))}
    </Panel>
  );
}
