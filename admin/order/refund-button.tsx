import { Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { needed } from '#domain/shared/needed.ts';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { isUnpaid } from './is-unpaid.ts';
import type { OrderDetail } from './order.reader.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { typedAmount } from '#admin/lib/number-input.ts';
import { chosen, LineQuantities, type Quantities } from './line-quantities.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import { refundableFreight } from './refundable-freight.ts';
import { ReasonField } from './reason-field.tsx';
import { partsOf, RefundParts, type TypedParts } from '#admin/ui/refund-parts.tsx';
import { RefundPreview } from '#admin/ui/refund-preview.tsx';
import { isStoreCredit, StoreCreditBox } from '#admin/ui/store-credit-box.tsx';
import { usePreview } from '#admin/lib/use-preview.ts';
import { useRefundNotification } from '#admin/lib/use-refund-notification.ts';

/** "Refund": lines, freight or an amount; what is previewed is what is given back. */
export function RefundButton({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const { PaidTotal, RefundedTotal } = order.OrderHeader;
  if (!useMay('refund') || PaidTotal <= RefundedTotal || isUnpaid(order)) return null;
  return (
    <>
      <Button variant="outlined" aria-keyshortcuts="g" onClick={() => setOpen(true)}>
        {t('orderDesk.refund')}
      </Button>
      {open && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function RefundDialog({ order, onClose }: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [commandId] = useState(() => crypto.randomUUID());
  const [quantities, setQuantities] = useState<Quantities>({});
  const [freight, setFreight] = useState('');
  const [goodwill, setGoodwill] = useState('');
  const [parts, setParts] = useState<TypedParts>({});
  const currency = order.OrderHeader.CurrencyCode;
  const freightLeft = refundableFreight(order);
  const notifyRefund = useRefundNotification(currency);
  const asked = {
    orderId: order.id,
    lines: chosen(quantities),
    freight: typedAmount(freight, locale) ?? 0,
    goodwill: typedAmount(goodwill, locale) ?? 0,
    parts: partsOf(parts, locale),
  };
  const { preview, isCurrent, error } = usePreview(
    'admin/order/previewrefund',
    asked,
    asked.lines.length > 0 || asked.freight > 0 || asked.goodwill > 0,
  );

  const send = async (form: FormData) => {
    const { changes, amount } = needed(preview, 'preview of the refund');
    const result = await client.post(
      'admin/order/refund',
      {
        ...{ ...asked, changes, amount },
        restock: form.get('restock') !== null,
        storeCredit: isStoreCredit(form),
        reason: String(form.get('reason')),
      },
      { commandId },
    );
    notifyRefund('orderDesk.refundAsked', result);
  };

  return (
    <CommandDialog
      title={t('orderDesk.refund')}
      onClose={onClose}
      onSubmit={send}
      notYet={!isCurrent || preview.amount <= 0 || preview.aboveLimit}
      aside={
        <RefundPreview
          preview={preview}
          currency={currency}
          onAccount={order.OrderHeader.OnAccount}
          error={error}
          empty={t('orderDesk.refundEmpty')}
        />
      }
    >
      <LineQuantities
        order={order}
        mostOf={(lineId) => order.Lines.find((line) => line.lineId === lineId)?.refundable ?? 0}
        quantities={quantities}
        onChange={setQuantities}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {freightLeft > 0 && (
          <MoneyField
            label={t('order.shipping')}
            value={freight}
            onChange={setFreight}
            currency={currency}
            most={freightLeft}
          />
        )}
        <MoneyField
          label={t('orderDesk.goodwill')}
          value={goodwill}
          onChange={setGoodwill}
          currency={currency}
          most={order.OrderHeader.PaidTotal - order.OrderHeader.RefundedTotal}
        />
      </Stack>
      <RefundParts payments={order.Payments} preview={preview} typed={parts} onChange={setParts} currency={currency} />
      {order.Shipments.length > 0 && (
        <FormControlLabel control={<Checkbox name="restock" />} label={t('orderDesk.restock')} />
      )}
      {preview && <StoreCreditBox preview={preview} currency={currency} />}
      <ReasonField />
    </CommandDialog>
  );
}
