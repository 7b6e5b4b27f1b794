import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { needed } from '#domain/shared/needed.ts';
import { CarrierField } from './carrier-field.tsx';
import { DeliveryField } from './delivery-field.tsx';
import type { Delivery } from './delivery-name.ts';
import { chosen, LineQuantities, type Quantities } from './line-quantities.tsx';
import type { OrderDetail } from './order.reader.ts';

/** Ships quantities of lines, in one box under one tracking number. */
export function ShipLinesButton({ order }: { readonly order: OrderDetail }) {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const mayWork = useMay('order');
  if (!mayWork || !order.Lines.some((line) => line.open > 0)) return null;
  return (
    <>
      <Button variant="contained" aria-keyshortcuts="s" onClick={() => setOpen(true)}>
        {translate(isPickedUp(order) ? 'order.readyLines' : 'order.shipLines')}
      </Button>
      {open && <ShipLinesDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Nothing of it is sent: it waits at a counter. */
const isPickedUp = ({ Deliveries }: OrderDetail) => Deliveries.every(({ PickUp }) => PickUp !== undefined);

function ShipLinesDialog({ order, onClose }: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  // It stays the same until the command succeeds, so that nothing is shipped twice.
  const [commandId] = useState(() => crypto.randomUUID());
  const open = new Map(order.Lines.map((line) => [line.lineId, line.open]));
  const openOf = ({ LineIDs }: Delivery): Quantities =>
    Object.fromEntries(LineIDs.flatMap((lineId) => (open.get(lineId) ? [[lineId, String(open.get(lineId))]] : [])));
  const deliveries = order.Deliveries.filter((one) => Object.keys(openOf(one)).length > 0);
  const [delivery, setDelivery] = useState(() => needed(deliveries[0], 'delivery of which something is open'));
  const waits = delivery.PickUp !== undefined;
  const [quantities, setQuantities] = useState<Quantities>(() => openOf(delivery));
  const choose = (next: Delivery) => {
    setDelivery(next);
    setQuantities(openOf(next));
  };
  const ship = async (form: FormData) => {
    await client.post(
      'admin/order/shiplines',
      {
        orderId: order.id,
        carrier: String(form.get('carrier') ?? ''),
        trackingNumber: String(form.get('trackingNumber') ?? ''),
        lines: chosen(quantities),
      },
      { commandId },
    );
    refresh();
  };
  return (
    <CommandDialog
      title={translate(waits ? 'order.readyLines' : 'order.shipLines')}
      submit={translate(waits ? 'order.ready' : 'order.ship')}
      done="order.shipDone"
      notYet={!chosen(quantities).length}
      onClose={onClose}
      onSubmit={ship}
    >
      {deliveries.length > 1 && <DeliveryField deliveries={deliveries} value={delivery} onChange={choose} />}
      {!waits && (
        <>
          <CarrierField />
          <TextField
            name="trackingNumber"
            label={translate('order.trackingNumber')}
            helperText={translate('orderDesk.trackingHelp')}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </>
      )}
      <LineQuantities
        order={order}
        mostOf={(lineId) => (delivery.LineIDs.includes(lineId) ? (open.get(lineId) ?? 0) : 0)}
        quantities={quantities}
        onChange={setQuantities}
        focusFirst={waits}
      />
    </CommandDialog>
  );
}
