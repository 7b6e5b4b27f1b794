import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';

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
  const { run } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const confirmed = () => {
    setOpen(false);
    return run(remove, 'form.removed');
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
