import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { PriceChangeBar } from './price-change-bar.tsx';
import { PriceChangeForm } from './price-change-form.tsx';
import { PriceChangeItems } from './price-change-items.tsx';
import { PriceChangeEffect } from './price-change-effect.tsx';
import { priceChangeKey } from './price-change.reader.ts';

/** While a job is at it the page looks again so often. */
const LOOK_AGAIN_MS = 1_000;

export function PriceChangePage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: [...priceChangeKey, 'detail', id],
    queryFn: () => client.get('admin/pricechange/detail', { priceChange: id }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'writing' || state.data?.status === 'taking-back' ? LOOK_AGAIN_MS : false,
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1100 }}>
      <Title title={data.name} />
      <PriceChangeBar change={data} />
      <PriceChangeEffect change={data} />
      <PriceChangeForm change={data} />
      <PriceChangeItems change={data} />
    </Stack>
  );
}
