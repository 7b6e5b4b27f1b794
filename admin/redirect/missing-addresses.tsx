import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { PagedTable } from '#admin/ui/paged-table.tsx';
import type { Output } from '#contracts/api.ts';

type Missing = Output<'admin/redirect/missing'>['rows'][number];

/** Addresses that visitors did not find, those asked for most first; each becomes a redirect in one step. */
export function MissingAddresses({ onRedirect }: { readonly onRedirect: (address: string) => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('content');
  return (
    <PagedTable<Missing>
      name={['redirect', 'missing']}
      title={t('redirect.missing')}
      help={t('redirect.missingHelp')}
      searchLabel={t('redirect.search')}
      none={t('redirect.noneMissing')}
      load={(asked) => client.get('admin/redirect/missing', asked)}
      keyOf={({ address }) => address}
      columns={[
        { label: t('redirect.address'), cell: ({ address }) => <code>{address}</code> },
        { label: t('redirect.count'), isNumber: true, cell: ({ count }) => count },
        { label: t('redirect.lastSeen'), cell: ({ lastSeenAt }) => dayAndTime(lastSeenAt, locale) },
        { label: t('redirect.referrer'), cell: ({ referrer }) => referrer },
      ]}
      action={({ address }) =>
        mayChange && (
          <Button size="small" aria-label={t('redirect.makeFor', { address })} onClick={() => onRedirect(address)}>
            {t('redirect.make')}
          </Button>
        )
      }
    />
  );
}
