import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly done: string;
  readonly onClose: () => void;
  /** @throws what the dialog shows */
  readonly send: (reason: string) => Promise<void>;
}

/** What needs a reason in words. */
export function ReasonDialog({ title, hint, done, onClose, send }: Props) {
  const t = useTranslate();
  return (
    <CommandDialog title={title} done={done} onClose={onClose} onSubmit={(form) => send(String(form.get('reason')))}>
      <TextField
        name="reason"
        label={t('bankTransaction.reason')}
        helperText={hint}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </CommandDialog>
  );
}
