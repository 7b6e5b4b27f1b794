import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { BrandRow } from './brand.reader.ts';

export function RenameButton({ brand: { name, products } }: { readonly brand: BrandRow }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t('brand.renameOf', { name })}>
        {t('brand.rename')}
      </Button>
      {open && (
        <CommandDialog
          title={t('brand.renameOf', { name })}
          submit={t('brand.rename')}
          done="brand.done"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            await client.post('admin/brand/rename', { name, to: String(form.get('to')) });
            refresh();
          }}
        >
          <Typography>{t('brand.renameHelp', { smart_count: products })}</Typography>
          <TextField
            name="to"
            label={t('brand.to')}
            defaultValue={name}
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
