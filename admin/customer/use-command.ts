import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { ApiError } from '#contracts/client.ts';

/** A command behind a button: says what came of it, and shows the customer anew. */
export function useCommand() {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async (command: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await command();
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      notify(error instanceof ApiError ? error.message : t('error.unreachable'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { run: (command: () => Promise<unknown>, done: string) => void run(command, done), refresh, busy };
}
