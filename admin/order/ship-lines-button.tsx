import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { CarrierField } from './carrier-field.tsx';
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
  const waits = isPickedUp(order);
  // It stays the same until the command succeeds, so that nothing is shipped twice.
  const [commandId] = useState(() => crypto.randomUUID());
  const open = new Map(order.Lines.map((line) => [line.lineId, line.open]));
  const [quantities, setQuantities] = useState<Quantities>(() =>
    Object.fromEntries(order.Lines.filter((line) => line.open > 0).map((line) => [line.lineId, String(line.open)])),
  );
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
        mostOf={(lineId) => open.get(lineId) ?? 0}
        quantities={quantities}
        onChange={setQuantities}
        focusFirst={waits}
      />
    </CommandDialog>
  );
}
