import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';

export function RenameButton({ customer: { accountId, name } }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('customer.rename')}
      </Button>
      {open && (
        <CommandDialog
          title={t('customer.rename')}
          submit={t('ra.action.save')}
          done="customer.done.saved"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            await client.post('admin/customer/rename', { accountId, name: String(form.get('name')) });
            refresh();
          }}
        >
          <TextField
            name="name"
            label={t('customer.name')}
            defaultValue={name}
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
