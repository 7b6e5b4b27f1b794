import { Box, Pagination, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { EffectActions } from './effect-actions.tsx';
import { StoppedReadModels } from './stopped-read-models.tsx';
import { EffectTable } from './effect-table.tsx';

const PAGE_SIZE = 50;
const POLL_MS = 20_000;

/** E-mails and steps that did not succeed by themselves: several are tried again, or given up, together. */
export function EffectList() {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data, error } = useQuery({
    queryKey: ['effect', page],
    queryFn: () => client.get('admin/effect/list', { page, pageSize: PAGE_SIZE }),
    refetchInterval: POLL_MS,
  });
  const { rows = [], total = 0 } = data ?? {};
  const present = chosen.filter((effectId) => rows.some((row) => row.effectId === effectId));
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title={t('resources.effect.name', { smart_count: 2 })} />
      <StoppedReadModels />
      <Panel title={t('effect.waiting', { smart_count: total })}>
        {error && (
          <Typography role="alert" color="error">
            {error.message}
          </Typography>
        )}
        {data?.total === 0 && <Typography color="text.secondary">{t('effect.none')}</Typography>}
        {rows.length > 0 && (
          <>
            <EffectActions
              chosen={rows.filter(({ effectId }) => present.includes(effectId))}
              onDone={() => setChosen([])}
            />
            <EffectTable rows={rows} chosen={present} onChoose={setChosen} />
          </>
        )}
        {total > PAGE_SIZE && (
          <Pagination
            page={page}
            count={Math.ceil(total / PAGE_SIZE)}
            onChange={(_event, next) => setPage(next)}
            sx={{ mt: 2 }}
          />
        )}
      </Panel>
    </Box>
  );
}
