import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CustomerDetail } from './customer.reader.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { useCommand } from './use-command.ts';

/** Yes or no to a company that registered; a no can become a yes. */
export function RegistrationDecision({
  customer: { accountId, status, reason },
}: {
  readonly customer: CustomerDetail;
}) {
  const t = useTranslate();
  const mayEdit = useMay('customer');
  const { run, refresh, busy } = useCommand();
  const [declining, setDeclining] = useState(false);
  if (status === 'active') return null;
  return (
    <Alert severity={status === 'waiting' ? 'warning' : 'info'} sx={{ alignItems: 'center' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {status === 'waiting' ? t('customer.waits') : t('customer.wasDeclined', { reason })}
        {mayEdit && (
          <Button
            variant="contained"
            size="small"
            disabled={busy}
            onClick={() => run(() => client.post('admin/customer/approve', { accountId }), 'customer.done.approved')}
          >
            {t('customer.approve')}
          </Button>
        )}
        {mayEdit && status === 'waiting' && (
          <Button variant="outlined" color="error" size="small" onClick={() => setDeclining(true)}>
            {t('customer.decline')}
          </Button>
        )}
      </Stack>
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
