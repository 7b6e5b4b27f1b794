import { TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { shopDayIn } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { overdueKey } from './use-overdue.ts';

export interface Callee {
  readonly contactId: string;
  readonly name: string;
}

interface Props {
  readonly accountId: string;
  readonly contacts: readonly Callee[];
  readonly onClose: () => void;
}

/** What came of a call about what is overdue, and when the customer is called again. */
export function CallDialog({ accountId, contacts, onClose }: Props) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const note = async (form: FormData) => {
    const contactId = String(form.get('contactId') ?? '');
    await client.post('admin/credit/notecall', {
      ...{ accountId, text: String(form.get('text')), nextOn: String(form.get('nextOn')) },
      ...(contactId ? { contactId } : {}),
    });
    await queryClient.invalidateQueries({ queryKey: overdueKey(accountId) });
  };
  return (
    <CommandDialog title={t('credit.noteCall')} done="credit.isNoted" onClose={onClose} onSubmit={note}>
      <TextField
        select
        name="contactId"
        label={t('credit.spokeWith')}
        defaultValue=""
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('credit.spokeWithNobody')}</option>
        {contacts.map(({ contactId, name }) => (
          <option key={contactId} value={contactId}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        name="text"
        label={t('credit.callText')}
        required
        autoFocus
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <TextField
        name="nextOn"
        type="date"
        label={t('credit.nextOn')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: shopDayIn(0) } }}
      />
    </CommandDialog>
  );
}
