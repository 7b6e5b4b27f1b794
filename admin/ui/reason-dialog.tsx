import { TextField } from '@mui/material';
import { CommandDialog } from './command-dialog.tsx';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly done: string;
  readonly onClose: () => void;
  /** @throws what the dialog shows */
  readonly send: (reason: string) => Promise<void>;
}

/** What needs a reason in words. */
export function ReasonDialog({ title, label, hint, done, onClose, send }: Props) {
  return (
    <CommandDialog title={title} done={done} onClose={onClose} onSubmit={(form) => send(String(form.get('reason')))}>
      <TextField
        name="reason"
        label={label}
        helperText={hint}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </CommandDialog>
  );
}
