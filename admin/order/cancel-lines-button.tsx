import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { sum } from '#domain/shared/money.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { isUnpaid } from './is-unpaid.ts';
import type { OrderDetail } from './order.reader.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { chosen, LineQuantities, type Quantities } from './line-quantities.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import { refundableFreight } from './refundable-freight.ts';
import { ReasonField } from './reason-field.tsx';
import { partsOf, RefundParts, type TypedParts } from '#admin/ui/refund-parts.tsx';
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
  const [typedFreight, setFreight] = useState<string>();
  const [parts, setParts] = useState<TypedParts>({});
  const currency = order.OrderHeader.CurrencyCode;
  const openOf = (lineId: string) => order.Lines.find((line) => line.lineId === lineId)?.open ?? 0;
  const freight = typedFreight ?? freightOf(order, quantities, locale);
  const refundable = refundableFreight(order);
  const asked = {
    orderId: order.id,
    lines: chosen(quantities),
    freight: typedAmount(freight, locale) ?? 0,
    parts: partsOf(parts, locale),
  };
  const { preview, isCurrent, error, send } = useCancelling(order, asked, asked.lines.length > 0);

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
      <LineQuantities order={order} mostOf={openOf} quantities={quantities} onChange={setQuantities} />
      {refundable > 0 && (
        <MoneyField
          label={t('orderDesk.freightToo')}
          value={freight}
          onChange={setFreight}
          currency={currency}
          most={refundable}
        />
      )}
      {!isUnpaid(order) && (
        <RefundParts
          payments={order.Payments}
          preview={preview}
          typed={parts}
          onChange={setParts}
          currency={currency}
        />
      )}
      <ReasonField />
    </CommandDialog>
  );
}

/** A delivery of which nothing is left to go, and nothing went, bears no freight either. */
function freightOf(order: OrderDetail, quantities: Quantities, locale: string): string {
  const open = new Map(order.Lines.map((line) => [line.lineId, line.open]));
  const given = order.Deliveries.filter(
    ({ DeliveryID, LineIDs }) =>
      LineIDs.some((lineId) => Number(quantities[lineId] ?? 0) > 0) &&
      LineIDs.every((lineId) => Number(quantities[lineId] ?? 0) >= (open.get(lineId) ?? 0)) &&
      !order.Shipments.some(({ deliveryId }) => deliveryId === DeliveryID),
  );
  const amount = sum(given.map(({ FreightRefundable }) => FreightRefundable));
  return amount > 0 ? amountText(amount, locale) : '';
}
