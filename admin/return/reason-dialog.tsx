import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';

const WHAT = {
  refuse: { route: 'admin/return/refuse', done: 'return.refused', label: 'return.refuseReason', color: 'error' },
  waive: { route: 'admin/return/waivefee', done: 'return.waived', label: 'return.waiveReason', color: 'primary' },
} as const;

interface Props {
  readonly one: ReturnDetail;
  readonly what: keyof typeof WHAT;
  readonly onClose: () => void;
}

/** Refuses a return, or waives its fee: either needs a reason. */
export function ReasonDialog({ one: { orderId, returnId }, what, onClose }: Props) {
  const t = useTranslate();
  const { refresh } = useCommand(['return']);
  const { route, done, label, color } = WHAT[what];
  return (
    <CommandDialog
      title={t(`return.${what}`)}
      color={color}
      done={done}
      onClose={onClose}
      onSubmit={async (form) => {
        await client.post(route, { orderId, returnId, reason: String(form.get('reason')) });
        await refresh();
      }}
    >
      <TextField
        name="reason"
        label={t(label)}
        required
        autoFocus
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </CommandDialog>
  );
}
