import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { problemText } from './problem.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly label: string;
  readonly done: string;
  readonly command: () => Promise<void>;
}

/** A command that needs no words: one press, and what came of it. */
export function EditButton({ label, done, command, variant = 'outlined', size }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await command();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} disabled={busy} onClick={() => void press()} {...(size ? { size } : {})}>
      {label}
    </Button>
  );
}
