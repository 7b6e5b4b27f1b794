import { Box } from '@mui/material';
import { DataTable, SelectInput, SimpleList, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { bucketName } from './bucket-name.ts';
import type { ReceivableRow } from './receivable.reader.ts';

const Column = DataTable.Col<ReceivableRow>;
const CENTS = 100;

const columns: readonly FileColumn<ReceivableRow>[] = [
  { source: 'accountId', label: 'invoice.account', value: ({ accountId }) => accountId },
  { source: 'customer', label: 'invoice.customer', value: ({ customer }) => customer },
  { source: 'owed', label: 'invoice.owed', value: ({ owed }) => owed / CENTS },
  { source: 'overdue', label: 'invoice.overdue', value: ({ overdue }) => overdue / CENTS },
  { source: 'limit', label: 'invoice.limit', value: ({ limit }) => limit / CENTS },
  { source: 'currency', label: 'invoice.currency', value: ({ currency }) => currency },
];

/** Accounts that owe something, by age: who is called first stands first. */
export function ReceivableList() {
  const t = useTranslate();
  return (
    <ResourceList<ReceivableRow>
      resource="receivable"
      texts="invoice.receivable"
      sort={{ field: 'overdue', order: 'DESC' }}
      filters={[
        <SelectInput
          key="only"
          source="only"
          label="invoice.show"
          alwaysOn
          choices={[{ id: 'overdue', name: 'invoice.onlyOverdue' }]}
        />,
      ]}
      exported={{ name: t('resources.receivable.name', { smart_count: 2 }), columns }}
      table={<Ages />}
      blocks={<Blocks />}
    />
  );
}

function Ages() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data = [] } = useListContext<ReceivableRow>();
  const ages = data[0]?.ages ?? [];
  return (
    <ResourceTable onlyWide={['limit']} opens={(id) => `/customer/${id}/show`}>
      <Column
        source="customer"
        label="invoice.customer"
        disableSort
        render={({ accountId, customer }) => <RowLink to={`/customer/${accountId}/show`}>{customer}</RowLink>}
      />
      <Column
        source="owed"
        label="invoice.owed"
        align="right"
        render={({ owed, currency }) => money(owed, currency, locale)}
      />
      <Column
        source="overdue"
        label="invoice.overdue"
        align="right"
        render={({ overdue, currency }) => (
          <Box component="span" sx={{ color: overdue > 0 ? 'error.main' : undefined }}>
            {money(overdue, currency, locale)}
          </Box>
        )}
      />
      {ages.map((age, at) => (
        <Column
          key={age.from}
          source={`buckets.${at}`}
          label={bucketName(age, t)}
          align="right"
          disableSort
          render={({ buckets, currency }) => money(buckets[at] ?? 0, currency, locale)}
        />
      ))}
      <Column
        source="limit"
        label="invoice.limit"
        align="right"
        disableSort
        render={({ limit, currency }) => money(limit, currency, locale)}
      />
    </ResourceTable>
  );
}

function Blocks() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <SimpleList<ReceivableRow>
      rowClick={(_id, _resource, { accountId }) => `/customer/${accountId}/show`}
      primaryText={({ customer }) => customer}
      secondaryText={({ owed, overdue, currency }) =>
        [
          t('form.labelled', { label: t('invoice.owed'), value: money(owed, currency, locale) }),
          t('form.labelled', { label: t('invoice.overdue'), value: money(overdue, currency, locale) }),
        ].join(' · ')
      }
    />
  );
}
