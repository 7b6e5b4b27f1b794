import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { MethodForBuyerFields, methodForBuyerIn } from '#admin/ui/method-for-buyer-fields.tsx';
import type { OrderDetail } from './order.reader.ts';

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
    await client.post('admin/order/payotherwise', { orderId, amount: data?.amount ?? 0, ...methodForBuyerIn(form) });
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
      {data && data.methods.length === 0 && <Typography>{t('order.noMethodForBuyer')}</Typography>}
      {data && data.methods.length > 0 && (
        <>
          <Typography>{t('orderDesk.payOtherwiseAbout', { amount: shown(data.amount) })}</Typography>
          <MethodForBuyerFields methods={data.methods} currency={data.CurrencyCode} autoFocus />
        </>
      )}
    </CommandDialog>
  );
}
