import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { BulkDialog } from '#admin/ui/bulk-dialog.tsx';

/** Takes the chosen redirects away. */
export function RemoveRedirects() {
  const t = useTranslate();
  const { selectedIds = [] } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const rows = selectedIds.map((id) => ({ id: String(id), name: String(id) }));
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {t('redirect.removeChosen')}
      </Button>
      {isOpen && (
        <BulkDialog
          title={t('redirect.removeMany', { smart_count: rows.length })}
          submit={t('redirect.removeChosen')}
          color="error"
          rows={rows}
          others={0}
          act={(from, commandId) => client.post('admin/redirect/remove', { from: [from] }, { commandId })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
