import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import type { OrderDetail } from './order.reader.ts';
import { useMay } from '#admin/lib/use-rights.ts';

type Line = OrderDetail['OrderLines'][number];
const left = (line: Line) => line.Qty - line.ShippedQty - line.CancelledQty;

/**
 * "Ship lines": quantities of lines, one carrier, one tracking number. The command id stays the same until it succeeds.
 */
export function ShipLinesButton({ order }: { readonly order: OrderDetail }) {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const mayWork = useMay('order');
  if (!mayWork || !order.OrderLines.some((line) => left(line) > 0)) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('order.shipLines')}
      </Button>
      {open && <ShipLinesDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShipLinesDialog({ order, onClose }: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [commandId] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const open = order.OrderLines.filter((line) => left(line) > 0);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const lines = open
      .map((line) => ({ lineId: line.LineID, quantity: Number(form.get(`line-${line.LineID}`)) }))
      .filter(({ quantity }) => quantity > 0);
    setBusy(true);
    try {
      await client.post(
        'admin/order/shiplines',
        {
          orderId: order.id,
          carrier: String(form.get('carrier')),
          trackingNumber: String(form.get('trackingNumber')),
          lines,
        },
        { commandId },
      );
      notify('order.shipDone', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle>{translate('order.shipLines')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
              <TextField
                name="carrier"
                label={translate('order.carrier')}
                required
                fullWidth
                autoFocus
                slotProps={{ htmlInput: { maxLength: 40 } }}
              />
              <TextField
                name="trackingNumber"
                label={translate('order.trackingNumber')}
                required
                fullWidth
                slotProps={{ htmlInput: { maxLength: 60 } }}
              />
            </Stack>
            {open.map((line) => (
              <Stack
                key={line.LineID}
                direction={{ xs: 'column', sm: 'row' }}
                sx={{ gap: { xs: 0.5, sm: 2 }, alignItems: { sm: 'center' } }}
              >
                <Typography sx={{ flex: 1 }}>
                  <code>{line.ProductId}</code> {line.SkuName}
                </Typography>
                <TextField
                  name={`line-${line.LineID}`}
                  type="number"
                  size="small"
                  label={translate('order.ofQuantity', { quantity: left(line) })}
                  defaultValue={left(line)}
                  sx={{ width: 110 }}
                  slotProps={{ htmlInput: { min: 0, max: left(line), step: 1 } }}
                />
              </Stack>
            ))}
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('order.ship')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
