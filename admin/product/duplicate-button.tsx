import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

export function DuplicateButton({ itemNumber }: { readonly itemNumber: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('product.duplicate')}
      </Button>
      {open && (
        <CommandDialog
          title={t('product.duplicate')}
          done="product.done.duplicated"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            const to = String(form.get('to')).trim();
            await client.post('admin/product/duplicate', { itemNumber, to });
            void navigate(`/product/${to}/show`);
          }}
        >
          <TextField
            name="to"
            label={t('product.newItemNumber')}
            helperText={t('product.duplicateHelp')}
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: 64 } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
