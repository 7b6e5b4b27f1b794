import { TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

interface Props {
  readonly fileName: string;
  readonly onReject: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The reason is what the customer reads beside the file. */
export function RejectDialog({ fileName, onReject, onClose }: Props) {
  const t = useTranslate();
  return (
    <CommandDialog
      title={t('attachment.reject')}
      color="error"
      onClose={onClose}
      onSubmit={(form) => onReject(String(form.get('reason')))}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{fileName}</Typography>
      <TextField
        name="reason"
        label={t('attachment.reason')}
        required
        autoFocus
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </CommandDialog>
  );
}
