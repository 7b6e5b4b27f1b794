import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import type { WorkItem } from '#contracts/work/work.ts';

/**
 * Takes a piece of work, or gives it back. What the shop itself reports is nobody's to take, and what a colleague has
 * is theirs.
 */
export function ClaimButton({ item }: { readonly item: WorkItem }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand(['work']);
  const mayWork = useMay('order');
  if (!mayWork || !item.claimable || (item.claimedBy && !item.mine)) return null;

  return (
    <Button
      size="small"
      variant="outlined"
      data-key={item.mine ? 'r' : 'c'}
      disabled={isBusy}
      onClick={() => void send(item.mine ? 'admin/work/release' : 'admin/work/claim', { workId: item.workId })}
      aria-label={`${t(item.mine ? 'work.release' : 'work.claim')} ${t(`work.kind.${item.kind}`, { smart_count: 1 })} ${item.number}`}
    >
      {t(item.mine ? 'work.release' : 'work.claim')}
    </Button>
  );
}
