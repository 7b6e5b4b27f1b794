import { TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { shopDayIn } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { overdueKey } from './use-overdue.ts';

/** Until when a customer promised to pay all that is overdue. */
export function PromiseDialog({ accountId, onClose }: { readonly accountId: string; readonly onClose: () => void }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const promise = async (form: FormData) => {
    await client.post('admin/credit/promisepayment', {
      ...{ accountId, payOn: String(form.get('payOn')), text: String(form.get('text')) },
    });
    await queryClient.invalidateQueries({ queryKey: overdueKey(accountId) });
  };
  return (
    <CommandDialog title={t('credit.writePromise')} done="credit.isPromised" onClose={onClose} onSubmit={promise}>
      <Typography>{t('credit.promiseHint')}</Typography>
      <TextField
        name="payOn"
        type="date"
        label={t('credit.payOn')}
        required
        autoFocus
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: shopDayIn(0) } }}
      />
      <TextField name="text" label={t('credit.promiseText')} slotProps={{ htmlInput: { maxLength: 500 } }} />
    </CommandDialog>
  );
}
