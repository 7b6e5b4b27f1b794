import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

/** For a buyer who lost phone and codes. Whoever is on the phone has to show who they are: it is asked about first. */
export function ResetFactorButton({ contactId, name }: { readonly contactId: string; readonly name: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`${t('customer.resetFactor')} ${name}`}>
        {t('customer.resetFactor')}
      </Button>
      {open && (
        <CommandDialog
          title={t('customer.resetFactorOf', { name })}
          submit={t('customer.resetFactor')}
          color="error"
          done="customer.done.factorReset"
          onClose={() => setOpen(false)}
          onSubmit={async () => void (await client.post('admin/contact/resetsecondfactor', { contactId }))}
        >
          <Typography>{t('customer.resetFactorHelp')}</Typography>
        </CommandDialog>
      )}
    </>
  );
}
