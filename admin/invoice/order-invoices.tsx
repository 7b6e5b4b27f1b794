import { Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { InvoiceStatus } from './invoice-status.tsx';

/** An order is billed, and credited, a moment after its own page has changed. */
const POLL_MS = 5_000;

/** What was billed for an order. */
export function OrderInvoices({ orderId }: { readonly orderId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['order-invoices', orderId],
    queryFn: () => client.get('admin/invoice/list', { orderId }),
    refetchInterval: POLL_MS,
  });
  if (!data?.total) return null;
  return (
    <Panel title={t('resources.invoice.name', { smart_count: data.total })}>
      <Stack sx={{ gap: 1 }}>
        {data.rows.map((row) => (
          <Stack key={row.invoiceId} direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Link component={RouterLink} to={`/invoice/${encodeURIComponent(row.invoiceId)}/show`}>
              {row.number}
            </Link>
            <InvoiceStatus of={row} />
            <Typography sx={{ ml: 'auto' }}>{money(row.total, row.currency, locale)}</Typography>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
