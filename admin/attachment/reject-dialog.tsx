import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { requiredInOwnWords } from '#admin/lib/required-in-own-words.ts';

interface Props {
  readonly fileName: string;
  readonly onReject: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The reason is what the customer reads beside the file. */
export function RejectDialog({ fileName, onReject, onClose }: Props) {
  const translate = useTranslate();
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await onReject(String(new FormData(event.currentTarget).get('reason')));
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form {...requiredInOwnWords(translate)} onSubmit={submit}>
        <DialogTitle>{translate('attachment.reject')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{fileName}</Typography>
          <TextField
            name="reason"
            label={translate('attachment.reason')}
            required
            fullWidth
            autoFocus
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <Typography role="alert" color="error">
            {problem}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color="error">
            {translate('attachment.reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
