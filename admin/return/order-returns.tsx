import { Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { ReturnStatus } from './return-status.tsx';

/** The returns of an order, on its page. */
export function OrderReturns({ orderId }: { readonly orderId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { asOf } = useAsOf();
  const { data: { rows } = { rows: [] } } = useQuery({
    queryKey: ['return', 'ofOrder', orderId],
    // What stands of the past has no returns of today.
    enabled: asOf === undefined,
    queryFn: () => client.get('admin/return/list', { orderId }),
  });
  if (!rows.length || asOf !== undefined) return null;
  return (
    <Panel title={t('return.panel')}>
      {rows.map((one) => (
        <Stack key={one.returnId} sx={{ py: 1, gap: 0.25, borderBottom: '1px solid', borderColor: 'divider' }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Link component={RouterLink} to={`/return/${one.returnId}/show`}>
              <code>{one.returnNumber}</code>
            </Link>
            <ReturnStatus status={one.status} />
            <strong>{money(one.amount, one.currency, locale)}</strong>
          </Stack>
          <Typography variant="caption" color="text.secondary">
            {dayAndTime(one.at, locale)}
          </Typography>
        </Stack>
      ))}
    </Panel>
  );
}
