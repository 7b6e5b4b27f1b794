import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { WorkFilters, type WorkFilter } from './work-filters.tsx';
import { WorkKinds } from './work-kinds.tsx';
import { WorkPages } from './work-pages.tsx';
import { WorkTable } from './work-table.tsx';

const PAGE_SIZE = 50;
/** Work that colleagues take or finish must go from the screen by itself. */
const POLL_MS = 10_000;

/** Everything that waits for staff, whatever it is: the first page of their day. */
export function WorkQueue() {
  const t = useTranslate();
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useState<WorkFilter>({
    kind: parameters.get('kind') ?? '',
    sort: 'age',
    claimed: 'all',
    page: 1,
  });
  const narrow = (change: Partial<WorkFilter>) => setFilter({ ...filter, page: 1, ...change });
  const { kind, ...rest } = filter;
  const { data, error } = useQuery({
    queryKey: ['work', filter],
    queryFn: () => client.get('admin/work/list', { ...rest, pageSize: PAGE_SIZE, ...(kind ? { kind } : {}) }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  useRowKeys();
  const waiting = data?.kinds.map(({ open }) => open).reduce((sum, open) => sum + open, 0) ?? 0;
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('resources.work.name')} />
      <Panel title={t('work.waiting', { smart_count: waiting })}>
        <WorkKinds kinds={data?.kinds ?? []} chosen={kind} onChoose={(chosen) => narrow({ kind: chosen })} />
        <WorkFilters filter={filter} onChange={narrow} />
        {error && (
          <Typography role="alert" color="error">
            {error.message}
          </Typography>
        )}
        {data?.rows.length === 0 && (
          <Typography color="text.secondary" sx={{ py: 3 }}>
            {t(filter.claimed === 'all' ? 'work.none' : 'work.noneOfThese')}
          </Typography>
        )}
        {data && data.rows.length > 0 && <WorkTable rows={data.rows} />}
        <WorkPages
          page={filter.page}
          pages={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
          onTurn={(page) => narrow({ page })}
        />
      </Panel>
    </Box>
  );
}
