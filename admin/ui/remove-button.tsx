import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';

interface Props {
  readonly label: string;
  /** What is asked before: it names the thing. */
  readonly sure: string;
  /** Key of what is said afterwards. */
  readonly done?: string;
  /** Whatever it throws is told. */
  readonly remove: () => Promise<void>;
  readonly size?: 'small';
}

/** Removes a thing, once somebody has said that they mean this one. */
export function RemoveButton({ label, sure, done = 'form.removed', remove, size }: Props) {
  const { run } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const confirmed = () => {
    setOpen(false);
    return run(remove, done);
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
