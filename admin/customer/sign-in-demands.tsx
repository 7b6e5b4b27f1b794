import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';

/** What a company asks of the sign-in of its contacts; staff take it off, with a reason. */
export function SignInDemands({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const { accountId, demandsSecondFactor, demandedOpenid } = customer;
  return (
    <>
      {demandsSecondFactor && (
        <Demand
          text={t('customer.factorDemanded')}
          help={t('customer.liftFactorHelp')}
          done="customer.done.factorLifted"
          onLift={(reason) => client.post('admin/customer/liftsecondfactor', { accountId, reason })}
        />
      )}
      {demandedOpenid && (
        <Demand
          text={t('customer.openidDemanded', { provider: demandedOpenid })}
          help={t('customer.liftOpenidHelp')}
          done="customer.done.openidLifted"
          onLift={(reason) => client.post('admin/customer/liftopeniddemand', { accountId, reason })}
        />
      )}
    </>
  );
}

interface DemandProps {
  readonly text: string;
  readonly help: string;
  readonly done: string;
  readonly onLift: (reason: string) => Promise<unknown>;
}

function Demand({ text, help, done, onLift }: DemandProps) {
  const t = useTranslate();
  const refresh = useRefresh();
  const mayLift = useMay('customer');
  const [open, setOpen] = useState(false);
  const lift = async (form: FormData) => {
    await onLift(String(form.get('reason')));
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
        {text}
      </Alert>
      {open && (
        <CommandDialog
          title={t('customer.liftFactor')}
          color="error"
          done={done}
          onClose={() => setOpen(false)}
          onSubmit={lift}
        >
          {help}
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
