import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { CustomerDetail } from './customer.reader.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ApproveDialog } from './approve-dialog.tsx';

/** Yes or no to a company that registered; a no can become a yes. */
export function RegistrationDecision({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const mayEdit = useMay('customer');
  const { accountId, status, reason } = customer;
  const refresh = useRefresh();
  const [approving, setApproving] = useState(false);
  const [declining, setDeclining] = useState(false);
  if (status !== 'waiting' && status !== 'declined') return null;
  return (
    <Alert severity={status === 'waiting' ? 'warning' : 'info'} sx={{ alignItems: 'center' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {status === 'waiting' ? t('customer.waits') : t('customer.wasDeclined', { reason })}
        {mayEdit && (
          <Button variant="contained" size="small" onClick={() => setApproving(true)}>
            {t('customer.approve')}…
          </Button>
        )}
        {mayEdit && status === 'waiting' && (
          <Button variant="outlined" color="error" size="small" onClick={() => setDeclining(true)}>
            {t('customer.decline')}
          </Button>
        )}
      </Stack>
      {approving && <ApproveDialog customer={customer} onClose={() => setApproving(false)} />}
      {declining && (
        <CommandDialog
          title={t('customer.decline')}
          color="error"
          done="customer.done.declined"
          onClose={() => setDeclining(false)}
          onSubmit={async (form) => {
            await client.post('admin/customer/decline', { accountId, reason: String(form.get('reason')) });
            refresh();
          }}
        >
          <TextField
            name="reason"
            label={t('customer.reason')}
            required
            autoFocus
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </CommandDialog>
      )}
    </Alert>
  );
}
