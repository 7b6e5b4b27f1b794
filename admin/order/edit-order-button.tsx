import { Box, Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { needed } from '#domain/shared/needed.ts';
import { AddressFields, addressFrom } from '#admin/ui/address-fields.tsx';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { OrderDetail } from './order.reader.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ProductSearch } from '#admin/ui/product-search.tsx';
import { DeliveryField } from './delivery-field.tsx';
import { EditPreview } from './edit-preview.tsx';
import { ReasonField } from './reason-field.tsx';
import { usePreview } from '#admin/lib/use-preview.ts';
import { useRefundNotification } from '#admin/lib/use-refund-notification.ts';

/** "Edit order": a draft of what the order would become, seen before it is applied. */
export function EditOrderButton({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const { OrderStatus } = order.OrderHeader;
  if (!useMay('order') || OrderStatus === 'shipped' || OrderStatus === 'cancelled') return null;
  return (
    <>
      <Button variant="outlined" aria-keyshortcuts="e" onClick={() => setOpen(true)}>
        {t('orderDesk.edit')}
      </Button>
      {open && <EditOrderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

type Address = OrderDetail['OrderHeader']['ShipTo'];

/** Every change is previewed, since freight and taxes depend on it. */
function typedAddress({ currentTarget }: FormEvent<HTMLElement>, before: Address): Address {
  const typed = new FormData(needed(currentTarget.closest('form'), 'form of the address'));
  for (const name of [...typed.keys()]) if (!(name in before)) typed.delete(name);
  return addressFrom(typed, before);
}

interface Added {
  readonly itemNumber: string;
  readonly quantity: string;
}

function EditOrderDialog({ order, onClose }: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const t = useTranslate();
  const [commandId] = useState(() => crypto.randomUUID());
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({});
  const [added, setAdded] = useState<readonly Added[]>([]);
  const [shipTo, setShipTo] = useState<Address>();
  const [delivery, setDelivery] = useState(() => needed(order.Deliveries[0], 'delivery of the order'));
  const currency = order.OrderHeader.CurrencyCode;
  const notifyRefund = useRefundNotification(currency);
  const lines = Object.entries(quantities).flatMap(([lineId, text]) =>
    /^\d+$/.test(text) ? [{ lineId, quantity: Number(text) }] : [],
  );
  const add = added.flatMap(({ itemNumber, quantity }) =>
    Number(quantity) > 0 ? [{ itemNumber, quantity: Number(quantity) }] : [],
  );
  const asked = { orderId: order.id, lines, add, deliveryId: delivery.DeliveryID, ...(shipTo ? { shipTo } : {}) };
  const { preview, isCurrent, error } = usePreview(
    'admin/order/previewedit',
    asked,
    lines.length > 0 || add.length > 0 || shipTo !== undefined,
  );

  const send = async (form: FormData) => {
    const { changes, difference } = needed(preview, 'preview of the edit');
    notifyRefund(
      'orderDesk.editDone',
      await client.post(
        'admin/order/edit',
        { ...asked, changes, difference, reason: String(form.get('reason')) },
        { commandId },
      ),
    );
  };
  const change = (index: number, quantity: string) =>
    setAdded(added.map((one, at) => (at === index ? { ...one, quantity } : one)));

  return (
    <CommandDialog
      title={t('orderDesk.edit')}
      submit={t('orderDesk.apply')}
      onClose={onClose}
      onSubmit={send}
      notYet={!isCurrent || preview.shortages.length > 0}
      aside={<EditPreview preview={preview} currency={currency} error={error} />}
    >
      <Stack component="fieldset" sx={{ gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 700, mb: 1 }}>
          {t('order.lines')}
        </Typography>
        {order.OrderLines.map(({ LineID: lineId, ProductId, SkuName, Qty }, index) => {
          const least = order.Lines.find((line) => line.lineId === lineId)?.least ?? 0;
          return (
            <Row
              key={lineId}
              name={
                <>
                  <code>{ProductId}</code> {SkuName}
                </>
              }
              value={quantities[lineId] ?? String(Qty)}
              least={least}
              label={t('order.quantity')}
              ariaLabel={t('orderDesk.newQuantityOf', { item: ProductId })}
              autoFocus={index === 0}
              onChange={(text) => setQuantities({ ...quantities, [lineId]: text })}
            />
          );
        })}
        {added.map(({ itemNumber, quantity }, index) => (
          <Row
            key={`${itemNumber} ${index}`}
            name={
              <>
                <code>{itemNumber}</code> {t('orderDesk.addedLine')}
              </>
            }
            value={quantity}
            least={0}
            label={t('order.quantity')}
            ariaLabel={t('orderDesk.newQuantityOf', { item: itemNumber })}
            onChange={(text) => change(index, text)}
          />
        ))}
        <ProductSearch
          label={t('quote.addItem')}
          onChoose={(itemNumber) => setAdded([...added, { itemNumber, quantity: '1' }])}
        />
      </Stack>
      {order.Deliveries.length > 1 && (
        <DeliveryField
          deliveries={order.Deliveries}
          value={delivery}
          onChange={(next) => {
            setDelivery(next);
            setShipTo(undefined);
          }}
        />
      )}
      <FormControlLabel
        control={
          <Switch
            checked={shipTo !== undefined}
            onChange={(_event, on) => setShipTo(on ? delivery.ShipTo : undefined)}
          />
        }
        label={t('orderDesk.otherAddress')}
      />
      {shipTo && (
        <Box onChange={(event: FormEvent<HTMLElement>) => setShipTo(typedAddress(event, delivery.ShipTo))}>
          <AddressFields address={delivery.ShipTo} />
        </Box>
      )}
      <ReasonField />
    </CommandDialog>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly value: string;
  readonly least: number;
  readonly label: string;
  readonly ariaLabel: string;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
}

const Row = ({ name, value, least, label, ariaLabel, autoFocus = false, onChange }: RowProps) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0.5, sm: 2 }, alignItems: { sm: 'center' } }}>
    <Typography sx={{ flex: 1 }}>{name}</Typography>
    <TextField
      type="number"
      size="small"
      label={label}
      value={value}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 120 }}
      slotProps={{ htmlInput: { min: least, step: 1, 'aria-label': ariaLabel } }}
    />
  </Stack>
);
