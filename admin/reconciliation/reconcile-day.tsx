import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { shopDayIn } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { Output } from '#contracts/api.ts';

interface Props {
  readonly providers: Output<'admin/reconciliation/providers'>['providers'];
}

/** A day by hand: one of before it was done by itself, or once more. */
export function ReconcileDay({ providers }: Props) {
  const t = useTranslate();
  const redirect = useRedirect();
  const [isOpen, setOpen] = useState(false);
  const yesterday = shopDayIn(-1);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('reconciliation.run')}…
      </Button>
      {isOpen && (
        <CommandDialog
          title={t('reconciliation.run')}
          submit={t('reconciliation.submit')}
          done="reconciliation.done"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            const [provider, day] = ['provider', 'day'].map((name) => String(form.get(name))) as [string, string];
            const { reconciliationId } = await client.post('admin/reconciliation/run', { provider, day });
            redirect('show', 'reconciliation', reconciliationId);
          }}
        >
          <Typography>{t('reconciliation.runHelp')}</Typography>
          <TextField
            select
            name="provider"
            label={t('reconciliation.provider')}
            defaultValue={providers[0]?.provider ?? ''}
            required
          >
            {providers.map(({ provider, name }) => (
              <MenuItem key={provider} value={provider}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            name="day"
            type="date"
            label={t('reconciliation.day')}
            defaultValue={yesterday}
            required
            slotProps={{ htmlInput: { max: yesterday }, inputLabel: { shrink: true } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
