import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import type { Input } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { OrderDetail } from './order.reader.ts';

type Method = Input<'admin/order/payotherwise'>['method'];

/** "Pay another way": on account, or by what the customer sends, instead of money that did not come. */
export function PayOtherwiseButton({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!useMay('order')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('orderDesk.payOtherwise')}
      </Button>
      {open && <PayOtherwiseDialog orderId={order.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function PayOtherwiseDialog({ orderId, onClose }: { readonly orderId: string; readonly onClose: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const refresh = useRefresh();
  const { data, error } = useQuery({
    queryKey: ['order', 'otherpayments', orderId],
    gcTime: 0,
    queryFn: ({ signal }) => client.get('admin/order/otherpayments', { orderId }, { signal }),
  });
  const shown = (amount: number) => (data ? money(amount, data.CurrencyCode, locale) : '');
  const submit = async (form: FormData) => {
    await client.post('admin/order/payotherwise', {
      ...{ orderId, amount: data?.amount ?? 0 },
      ...{ method: String(form.get('method')) as Method, reference: String(form.get('reference')) },
    });
    refresh();
  };
  return (
    <CommandDialog
      title={t('orderDesk.payOtherwise')}
      done="orderDesk.payOtherwiseDone"
      onClose={onClose}
      onSubmit={submit}
      notYet={!data?.methods.length}
    >
      {error && <Typography color="error">{messageOf(error, t)}</Typography>}
      {data && data.methods.length === 0 && <Typography>{t('orderDesk.payOtherwiseNone')}</Typography>}
      {data && data.methods.length > 0 && (
        <>
          <Typography>{t('orderDesk.payOtherwiseAbout', { amount: shown(data.amount) })}</Typography>
          <TextField
            select
            name="method"
            label={t('order.paymentMethod')}
            defaultValue={data.methods[0]?.method ?? ''}
            slotProps={{ select: { autoFocus: true } }}
          >
            {data.methods.map(({ method, name, maximum }) => (
              <MenuItem key={method} value={method}>
                {maximum === undefined ? name : t('orderDesk.payOtherwiseMost', { name, most: shown(maximum) })}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            name="reference"
            label={t('orderDesk.payOtherwiseReference')}
            helperText={t('orderDesk.payOtherwiseHint')}
            required
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
        </>
      )}
    </CommandDialog>
  );
}
