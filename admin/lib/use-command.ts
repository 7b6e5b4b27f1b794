import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { messageOf } from './message-of.ts';

/** A command behind a button: says that it is done, or why it was refused, and reads anew what the key names. */
export function useCommand(queryKey: QueryKey) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const run = async (command: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await command();
      if (done) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
      return false;
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return { run, refresh, busy };
}
