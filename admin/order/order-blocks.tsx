import { Stack } from '@mui/material';
import { SimpleList, useLocaleState } from 'react-admin';
import type { OrderRow } from './order.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { paymentShown } from './payment-shown.ts';
import { StatusChip } from '#admin/ui/status-chip.tsx';

/** A table of nine columns is no use on a phone: there an order is a block of three lines. */
export function OrderBlocks() {
  const [locale] = useLocaleState();
  return (
    <SimpleList<OrderRow>
      rowClick="show"
      primaryText={(row) => (
        <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <code>{row.OrderNumber}</code>
          <strong>{money(row.OrderTotal, row.CurrencyCode, locale)}</strong>
        </Stack>
      )}
      secondaryText={(row) => (
        <>
          {[dayAndTime(row.OrderDate, locale), row.AccountName, row.PlacedBy].filter(Boolean).join(', ')}
          <Stack component="span" direction="row" sx={{ gap: 1, mt: 0.5 }}>
            <StatusChip of="payment" status={paymentShown(row.PaymentStatus, row.OnAccount)} />
            <StatusChip of="order" status={row.OrderStatus} />
          </Stack>
        </>
      )}
    />
  );
}
