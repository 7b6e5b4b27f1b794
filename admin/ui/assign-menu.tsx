import { Button, Menu, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import type { WorkItem } from '#contracts/work/work.ts';

/** Gives a piece of work to a colleague, oneself or nobody; who saw another holder than there is by now is told so. */
export function AssignMenu({ item }: { readonly item: WorkItem }) {
  const t = useTranslate();
  const { send } = useCommand(['work']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayWork = useMay('order');
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: () => client.get('admin/work/colleagues', {}),
    enabled: anchor !== null,
  });
  if (!mayWork || !item.claimable) return null;

  const { workId, claimedById } = item;
  const release = () => {
    setAnchor(null);
    return send('admin/work/release', { workId });
  };
  const assign = (to: string) => {
    setAnchor(null);
    return send('admin/work/assign', { workId, to, ...(claimedById ? { seen: claimedById } : {}) });
  };

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
        {item.mine && <MenuItem onClick={() => void release()}>{t('work.claimed.nobody')}</MenuItem>}
        {data?.colleagues.map(({ staffId, name }) => (
          <MenuItem key={staffId} selected={staffId === claimedById} onClick={() => void assign(staffId)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
