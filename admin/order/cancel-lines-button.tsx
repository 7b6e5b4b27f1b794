import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { OrderDetail } from './order.reader.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { chosen, LineQuantities, type Quantities } from './line-quantities.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import { ReasonField } from './reason-field.tsx';
import { RefundPreview } from '#admin/ui/refund-preview.tsx';
import { useCancelling } from './use-cancelling.ts';

/** "Cancel lines": several at once, with one reason and what is given back for them. */
export function CancelLinesButton({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!useMay('order') || !order.Lines.some((line) => line.open > 0)) return null;
  return (
    <>
      <Button variant="outlined" color="error" aria-keyshortcuts="d" onClick={() => setOpen(true)}>
        {t('orderDesk.cancelLines')}
      </Button>
      {open && <CancelLinesDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelLinesDialog({ order, onClose }: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [quantities, setQuantities] = useState<Quantities>({});
  const [freight, setFreight] = useState('');
  const currency = order.OrderHeader.CurrencyCode;
  const openOf = (lineId: string) => order.Lines.find((line) => line.lineId === lineId)?.open ?? 0;
  const asked = { orderId: order.id, lines: chosen(quantities), freight: typedAmount(freight, locale) ?? 0 };
  const { preview, isCurrent, error, send } = useCancelling(order, asked, asked.lines.length > 0);

  /** An order of which nothing is left to go bears no freight either. */
  const choose = (now: Quantities) => {
    const nothingLeft =
      order.Shipments.length === 0 && order.Lines.every(({ lineId, open }) => Number(now[lineId] ?? 0) >= open);
    setQuantities(now);
    if (nothingLeft && freight === '') setFreight(amountText(order.FreightRefundable, locale));
  };

  return (
    <CommandDialog
      title={t('orderDesk.cancelLines')}
      dismiss={t('ra.action.close')}
      color="error"
      onClose={onClose}
      onSubmit={send}
      notYet={!isCurrent}
      aside={
        <RefundPreview
          preview={preview}
          currency={currency}
          onAccount={order.OrderHeader.OnAccount}
          error={error}
          empty={t('orderDesk.cancelEmpty')}
        />
      }
    >
      <LineQuantities order={order} mostOf={openOf} quantities={quantities} onChange={choose} />
      {order.FreightRefundable > 0 && (
        <MoneyField
          label={t('orderDesk.freightToo')}
          value={freight}
          onChange={setFreight}
          currency={currency}
          most={order.FreightRefundable}
        />
      )}
      <ReasonField />
    </CommandDialog>
  );
}
