import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { messageOf } from '#admin/lib/message-of.ts';

/** Runs a command about staff, says how it went, and reads members and roles again. */
export function useStaffCommand() {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['staff'] });
  const run = async (command: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await command();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    }
    setBusy(false);
    await refresh();
  };
  return { run, refresh, busy };
}
