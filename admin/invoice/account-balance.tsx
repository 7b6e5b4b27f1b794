import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { Facts } from '#admin/ui/written-page.tsx';
import { bucketName } from './bucket-name.ts';

/** What an account owes by age, today or on the day that is looked at. */
export function AccountBalance({ accountId }: { readonly accountId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { asOf } = useAsOf();
  const { data } = useQuery({
    queryKey: ['aged-balance', accountId, asOf],
    queryFn: () => client.get('admin/credit/agedbalance', { accountId, ...(asOf ? { asOf } : {}) }),
  });
  if (!data?.OpenItems.length) return null;
  return (
    <Panel title={t('invoice.aged')}>
      <Facts
        facts={data.Buckets.map((bucket) => [
          bucketName({ from: bucket.From, to: bucket.To }, t),
          money(bucket.Amount, data.CurrencyCode, locale),
        ])}
      />
      {data.Unapplied > 0 && (
        <Typography sx={{ mt: 1 }}>
          {t('invoice.unapplied', { amount: money(data.Unapplied, data.CurrencyCode, locale) })}
        </Typography>
      )}
    </Panel>
  );
}
