import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { DialogProblem } from '#admin/lib/message-of.ts';
import { useRowCommands } from '#admin/lib/use-row-commands.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { CarrierField } from './carrier-field.tsx';
import type { OrderRow } from './order.reader.ts';

const SHIPPABLE = ['processing', 'partially-shipped'];

/** Ships all that is left of the chosen orders, each under its own tracking number; what could not be stays chosen. */
export function ShipManyButton() {
  const t = useTranslate();
  const refresh = useRefresh();
  const notify = useNotify();
  const { data = [], selectedIds, onSelect } = useListContext<OrderRow>();
  const [isOpen, setOpen] = useState(false);
  const { problems, send } = useRowCommands();
  const chosen = data.filter(({ id, OrderStatus }) => selectedIds.includes(id) && SHIPPABLE.includes(OrderStatus));

  const ship = async (form: FormData) => {
    const trackingNumberOf = (orderId: string) => String(form.get(`tracking-${orderId}`)).trim();
    const refused = await send(chosen.map(({ OrderID }) => OrderID).filter(trackingNumberOf), (orderId, commandId) =>
      shipRest(orderId, String(form.get('carrier')), trackingNumberOf(orderId), commandId),
    );
    refresh();
    if (refused.length) throw new DialogProblem(t('order.notAllShipped', { smart_count: refused.length }));
    notify('order.shipDone', { type: 'success' });
    onSelect([]);
  };

  return (
    <>
      <Button disabled={!chosen.length} onClick={() => setOpen(true)}>
        {t('order.ship')}…
      </Button>
      {isOpen && (
        <CommandDialog
          title={t('order.shipMany', { smart_count: chosen.length })}
          submit={t('order.ship')}
          onClose={() => setOpen(false)}
          onSubmit={ship}
        >
          <CarrierField />
          {chosen.map(({ OrderID, OrderNumber, AccountName, PlacedBy }, index) => (
            <Stack
              key={OrderID}
              direction={{ xs: 'column', sm: 'row' }}
              sx={{ columnGap: 2, alignItems: { sm: 'center' } }}
            >
              <Typography sx={{ flex: 1 }}>
                <code>{OrderNumber}</code> {AccountName || PlacedBy}
              </Typography>
              <TextField
                name={`tracking-${OrderID}`}
                label={index === 0 ? t('order.trackingNumber') : undefined}
                helperText={problems.get(OrderID)}
                error={problems.has(OrderID)}
                fullWidth={false}
                sx={{ width: { sm: 240 } }}
                slotProps={{
                  htmlInput: { maxLength: 60, 'aria-label': `${t('order.trackingNumber')}, ${OrderNumber}` },
                }}
              />
            </Stack>
          ))}
          <Typography variant="body2" color="text.secondary">
            {t('order.shipManyHelp')}
          </Typography>
        </CommandDialog>
      )}
    </>
  );
}

async function shipRest(orderId: string, carrier: string, trackingNumber: string, commandId: string): Promise<void> {
  const { Lines } = await client.get('admin/order/detail', { orderId });
  const lines = Lines.filter(({ open }) => open > 0).map(({ lineId, open }) => ({ lineId, quantity: open }));
  await client.post('admin/order/shiplines', { orderId, carrier, trackingNumber, lines }, { commandId });
}
