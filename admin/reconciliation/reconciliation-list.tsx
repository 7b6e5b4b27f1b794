import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DataTable, SelectInput, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { ReconcileDay } from './reconcile-day.tsx';
import { ReconciliationStatus } from './reconciliation-status.tsx';
import type { ReconciliationRow } from './reconciliation.reader.ts';

const Column = DataTable.Col<ReconciliationRow>;

/** Days of payment providers, and how far their lists agree with the shop's history. */
export function ReconciliationList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayReconcile = useMay('credit');
  const { data } = useQuery({
    queryKey: ['reconciliation', 'providers'],
    queryFn: () => client.get('admin/reconciliation/providers', {}),
  });
  const amounts = (sums: ReconciliationRow['theirs'], of: 'taken' | 'givenBack') =>
    sums.flatMap((sum) => (sum[of] ? [money(sum[of], sum.currency, locale)] : [])).join(', ');
  return (
    <>
      {data && !data.providers.length && <Alert severity="info">{t('reconciliation.noProvider')}</Alert>}
      {data && data.providers.length > 0 && !data.isAutomatic && (
        <Alert severity="info">{t('reconciliation.notAutomatic')}</Alert>
      )}
      <ResourceList<ReconciliationRow>
        resource="reconciliation"
        texts="reconciliation"
        sort={{ field: 'day', order: 'DESC' }}
        filters={[
          <SelectInput
            key="open"
            source="open"
            label="reconciliation.status"
            alwaysOn
            choices={[
              { id: 'true', name: 'reconciliation.differs' },
              { id: 'false', name: 'reconciliation.nothingOpen' },
            ]}
          />,
        ]}
        create={mayReconcile && data && data.providers.length > 0 && <ReconcileDay providers={data.providers} />}
        table={
          <ResourceTable onlyWide={['givenBack']}>
            <Column
              source="day"
              label="reconciliation.day"
              render={(row) => (
                <RowLink to={`/reconciliation/${row.reconciliationId}/show`}>{dayOnly(row.day, locale)}</RowLink>
              )}
            />
            <Column source="provider" label="reconciliation.provider" disableSort />
            <Column
              source="taken"
              label="reconciliation.taken"
              align="right"
              disableSort
              render={({ theirs }) => amounts(theirs, 'taken')}
            />
            <Column
              source="givenBack"
              label="reconciliation.givenBack"
              align="right"
              disableSort
              render={({ theirs }) => amounts(theirs, 'givenBack')}
            />
            <Column
              source="open"
              label="reconciliation.status"
              disableSort
              render={(row) => <ReconciliationStatus open={row.open} explained={row.explained} />}
            />
          </ResourceTable>
        }
        blocks={
          <SimpleList<ReconciliationRow>
            rowClick="show"
            primaryText={(row) => (
              <>
                {dayOnly(row.day, locale)} <ReconciliationStatus open={row.open} explained={row.explained} />
              </>
            )}
            secondaryText={({ provider, theirs }) => [provider, amounts(theirs, 'taken')].filter(Boolean).join(' · ')}
          />
        }
      />
    </>
  );
}
