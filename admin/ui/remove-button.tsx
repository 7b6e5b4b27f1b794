import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { messageOf } from '#admin/lib/message-of.ts';

interface Props {
  readonly label: string;
  /** What is asked before: it names the thing. */
  readonly sure: string;
  /** Whatever it throws is told. */
  readonly remove: () => Promise<void>;
  readonly size?: 'small';
}

/** Removes a thing, once somebody has said that they mean this one. */
export function RemoveButton({ label, sure, remove, size }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const confirmed = async () => {
    setOpen(false);
    try {
      await remove();
      notify('form.removed', { type: 'success' });
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    }
  };
  return (
    <>
      <Button color="error" {...(size ? { size } : {})} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={label}
        content={sure}
        onConfirm={() => void confirmed()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
