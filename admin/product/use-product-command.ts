import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { messageOf } from '#admin/lib/message-of.ts';
import { productKey } from './product-key.ts';

/** A command behind a button: says why it was refused, and shows the product anew. */
export function useProductCommand(itemNumber: string) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: productKey(itemNumber) });
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
