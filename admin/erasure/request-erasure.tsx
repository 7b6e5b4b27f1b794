import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

interface RequestErasureProps {
  readonly contactId: string;
  readonly name: string;
}

/** For a contact who asks by letter or by telephone. */
export function RequestErasure({ contactId, name }: RequestErasureProps) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)} aria-label={`${t('erasure.request')} ${name}`}>
        {t('erasure.request')}
      </Button>
      {open && (
        <CommandDialog
          title={t('erasure.requestOf', { name })}
          submit={t('erasure.submit')}
          color="error"
          done="erasure.done.requested"
          onClose={() => setOpen(false)}
          onSubmit={async () => {
            await client.post('admin/erasure/request', { contactId });
            refresh();
          }}
        >
          <Typography>{t('erasure.help')}</Typography>
        </CommandDialog>
      )}
    </>
  );
}
