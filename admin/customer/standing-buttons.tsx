import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Suspends and reopens an account, and merges it into another. */
export function StandingButtons({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand();
  const mayMerge = useMay('credit');
  const [open, setOpen] = useState<'suspend' | 'merge'>();
  const { accountId, status } = customer;
  return (
    <>
      {status === 'suspended' && (
        <Button
          size="small"
          variant="contained"
          disabled={isBusy}
          onClick={() => void send('admin/customer/reopen', { accountId }, 'customer.done.reopened')}
        >
          {t('customer.reopen')}
        </Button>
      )}
      {status === 'active' && (
        <Button size="small" color="error" onClick={() => setOpen('suspend')}>
          {t('customer.suspend')}…
        </Button>
      )}
      {mayMerge && status !== 'merged' && (
        <Button size="small" onClick={() => setOpen('merge')}>
          {t('customer.merge')}…
        </Button>
      )}
      {open === 'suspend' && <SuspendDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'merge' && <MergeDialog accountId={accountId} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function SuspendDialog({
  customer: { accountId, openOrders, openQuotes, owed, currency },
  onClose,
}: {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const refresh = useRefresh();
  const suspend = async (form: FormData) => {
    await client.post('admin/customer/suspend', { accountId, reason: String(form.get('reason')) });
    refresh();
  };
  return (
    <CommandDialog
      title={t('customer.suspend')}
      color="error"
      done="customer.done.suspended"
      onClose={onClose}
      onSubmit={suspend}
    >
      <Typography>{t('customer.suspendMeans')}</Typography>
      <Typography>
        {t('customer.suspendLeaves', {
          orders: t('customer.openOrders', { smart_count: openOrders }),
          quotes: t('customer.openQuotes', { smart_count: openQuotes }),
          owed: money(owed, currency, locale),
        })}
      </Typography>
      <TextField
        name="reason"
        label={t('customer.suspendReason')}
        required
        autoFocus
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </CommandDialog>
  );
}
