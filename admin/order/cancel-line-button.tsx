import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/app/client.ts';
import type { OrderDetail } from '#admin/app/data-provider.ts';

interface Props {
  readonly orderId: string;
  readonly line: OrderDetail['OrderLines'][number];
}

/** "Cancel line": what is not shipped of a line, with the reason that the buyer's mail and the history will carry. */
export function CancelLineButton(props: Props) {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  return (
    <>
      <Button size="small" color="error" sx={{ whiteSpace: 'nowrap' }} onClick={() => setOpen(true)} aria-label={`${translate('order.cancelLine')} ${props.line.ProductId}`}>{translate('order.cancelLine')}</Button>
      {open && <CancelLineDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelLineDialog({ orderId, line, onClose }: Props & { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [commandId] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await client.post('admin/order/cancelline', { orderId, lineId: line.LineID, reason: String(new FormData(event.currentTarget).get('reason')) }, { commandId });
      notify('order.cancelDone', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle>{translate('order.cancelLine')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}><code>{line.ProductId}</code> {line.SkuName}, {line.Qty - line.ShippedQty - line.CancelledQty} ×</Typography>
          <TextField name="reason" label={translate('order.reason')} required fullWidth autoFocus multiline minRows={2} slotProps={{ htmlInput: { maxLength: 300 } }} />
          <Typography role="alert" color="error">{problem}</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color="error">{translate('order.cancelLine')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
