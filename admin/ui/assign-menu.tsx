import { Button, Menu, MenuItem } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import type { WorkItem } from '#contracts/work.ts';

/** Gives a piece of work to a colleague, oneself or nobody; who saw another holder than there is by now is told so. */
export function AssignMenu({ item }: { readonly item: WorkItem }) {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayWork = useMay('order');
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: () => client.get('admin/work/colleagues', {}),
    enabled: anchor !== null,
  });
  if (!mayWork || !item.claimable) return null;

  const { workId, claimedById } = item;
  const run = async (command: () => Promise<unknown>) => {
    setAnchor(null);
    try {
      await command();
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    }
    // A refusal too is news: somebody else has it, or it is done.
    await queries.invalidateQueries({ queryKey: ['work'] });
  };
  const assign = (to: string) =>
    run(() => client.post('admin/work/assign', { workId, to, ...(claimedById ? { seen: claimedById } : {}) }));

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        data-key="a"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('work.assign')} ${item.number}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('work.assign')}
      </Button>
      <Menu open={anchor !== null && data !== undefined} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {item.mine && (
          <MenuItem onClick={() => void run(() => client.post('admin/work/release', { workId }))}>
            {t('work.claimed.nobody')}
          </MenuItem>
        )}
        {data?.colleagues.map(({ staffId, name }) => (
          <MenuItem key={staffId} selected={staffId === claimedById} onClick={() => void assign(staffId)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
