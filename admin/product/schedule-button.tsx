import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { ProductDetail } from './product.reader.ts';
import { useProductCommand } from './use-product-command.ts';

/** A moment as a field of the browser writes it: in the reader's own time, to the minute. */
const asField = (moment: string): string => {
  const at = moment ? new Date(moment) : new Date(Date.now() + 86_400_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

export function ScheduleButton({ product: { itemNumber, publishAt } }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const { send, refresh } = useProductCommand(itemNumber);
  const [open, setOpen] = useState(false);
  const takeBack = async () => {
    await send('admin/product/schedule', { itemNumber, publishAt: '' }, 'product.done.planTakenBack');
    setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('product.publishLater')}
      </Button>
      {open && (
        <CommandDialog
          title={t('product.publishLater')}
          submit={t('product.plan')}
          done="product.done.planned"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            const at = new Date(String(form.get('publishAt'))).toISOString();
            await client.post('admin/product/schedule', { itemNumber, publishAt: at });
            await refresh();
          }}
        >
          <TextField
            name="publishAt"
            type="datetime-local"
            label={t('product.publishAt')}
            defaultValue={asField(publishAt)}
            required
            autoFocus
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {publishAt && <Button onClick={() => void takeBack()}>{t('product.takePlanBack')}</Button>}
        </CommandDialog>
      )}
    </>
  );
}
