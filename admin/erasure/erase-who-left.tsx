import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

/** Whoever was removed from their company is on no customer's page: staff know the address that they write from. */
export function EraseWhoLeft() {
  const t = useTranslate();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('erasure.left.button')}
      </Button>
      {open && (
        <CommandDialog
          title={t('erasure.left.title')}
          submit={t('erasure.submit')}
          color="error"
          done="erasure.done.requested"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            await client.post('admin/erasure/requestbyemail', { email: String(form.get('email')) });
            refresh();
          }}
        >
          <Typography>{t('erasure.left.help')}</Typography>
          <TextField
            name="email"
            type="email"
            label={t('erasure.left.email')}
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: 254 } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
