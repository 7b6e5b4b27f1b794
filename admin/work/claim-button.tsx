import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ApiError } from '#contracts/client.ts';
import type { WorkItem } from '#contracts/work.ts';

/**
 * Takes a piece of work, or gives it back. What the shop itself reports is nobody's to take, and what a colleague has
 * is theirs.
 */
export function ClaimButton({ item }: { readonly item: WorkItem }) {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const mayWork = useMay('order');
  if (!mayWork || !item.claimable || (item.claimedBy && !item.mine)) return null;

  const act = async () => {
    setBusy(true);
    try {
      await client.post(item.mine ? 'admin/work/release' : 'admin/work/claim', { workId: item.workId });
    } catch (error) {
      notify(error instanceof ApiError ? error.message : t('error.unreachable'), { type: 'error' });
    }
    // A refusal too is news: somebody else has it, or it is done.
    await queries.invalidateQueries({ queryKey: ['work'] });
    setBusy(false);
  };

  return (
    <Button
      size="small"
      variant="outlined"
      data-key={item.mine ? 'r' : 'c'}
      disabled={busy}
      onClick={act}
      aria-label={`${t(item.mine ? 'work.release' : 'work.claim')} ${t(`work.kind.${item.kind}`, { smart_count: 1 })} ${item.number}`}
    >
      {t(item.mine ? 'work.release' : 'work.claim')}
    </Button>
  );
}
