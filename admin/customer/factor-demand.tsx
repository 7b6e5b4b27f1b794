import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';

/** Says that a company lets nobody in without a second factor, and takes that off, with a reason. */
export function FactorDemand({ customer: { accountId, demandsSecondFactor } }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const mayLift = useMay('customer');
  const [open, setOpen] = useState(false);
  if (!demandsSecondFactor) return null;
  const lift = async (form: FormData) => {
    await client.post('admin/customer/liftsecondfactor', { accountId, reason: String(form.get('reason')) });
    refresh();
  };
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 1 }}
        action={
          mayLift && (
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {t('customer.liftFactor')}…
            </Button>
          )
        }
      >
        {t('customer.factorDemanded')}
      </Alert>
      {open && (
        <CommandDialog
          title={t('customer.liftFactor')}
          color="error"
          done="customer.done.factorLifted"
          onClose={() => setOpen(false)}
          onSubmit={lift}
        >
          {t('customer.liftFactorHelp')}
          <TextField
            name="reason"
            label={t('customer.liftReason')}
            required
            fullWidth
            autoFocus
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
