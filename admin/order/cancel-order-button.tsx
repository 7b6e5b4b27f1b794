import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { sum } from '#domain/shared/money.ts';
import { money } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { OrderDetail } from './order.reader.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { PreviewBox } from '#admin/ui/preview-box.tsx';
import { ReasonField } from './reason-field.tsx';
import { useCancelling } from './use-cancelling.ts';

/** "Cancel order": gives up an order that nothing was paid of, as long as nothing of it has shipped. */
export function CancelOrderButton({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const isUnpaid = order.Payments.every(({ status }) => status === 'failed' || status === 'awaiting');
  if (!useMay('order') || order.Shipments.length > 0 || !isUnpaid) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('orderDesk.cancelOrder')}
      </Button>
      {open && <CancelOrderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelOrderDialog({ order, onClose }: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const received = sum(order.Payments.map(({ amount, rest }) => amount - rest));
  const lines = order.Lines.filter(({ open }) => open > 0).map(({ lineId, open: quantity }) => ({ lineId, quantity }));
  const asked = { orderId: order.id, lines };
  const { preview, isCurrent, error, send } = useCancelling(order, asked, true);

  return (
    <CommandDialog
      title={t('orderDesk.cancelOrder')}
      dismiss={t('ra.action.close')}
      color="error"
      onClose={onClose}
      onSubmit={send}
      notYet={!isCurrent}
    >
      <PreviewBox error={error} empty="">
        {preview && (
          <Typography>
            {received > 0
              ? t('orderDesk.partsGoBack', { amount: money(received, order.OrderHeader.CurrencyCode, locale) })
              : t('orderDesk.cancelUnpaid')}
          </Typography>
        )}
      </PreviewBox>
      <ReasonField />
    </CommandDialog>
  );
}
