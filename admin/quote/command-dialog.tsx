import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { problemText } from './problem.ts';

interface Props {
  readonly title: string;
  /** Word on the button; the title when absent. */
  readonly submit?: string;
  readonly color?: 'primary' | 'error';
  /** Key of the text that says it is done. */
  readonly done: string;
  readonly onClose: () => void;
  /** May throw: the dialog stays open with what was typed, and says why. */
  readonly onSubmit: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
}

/** A command that needs a word or two: what is typed stays until it has taken effect. */
export function CommandDialog({ title, submit = title, color = 'primary', done, onClose, onSubmit, children }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await onSubmit(new FormData(event.currentTarget));
      notify(done, { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(problemText(error, t));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="command-title">
      <form onSubmit={send}>
        <DialogTitle id="command-title">{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {children}
            <Typography role="alert" color="error">{problem}</Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color={color} disabled={busy}>{submit}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
