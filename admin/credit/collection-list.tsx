import { Box, Link } from '@mui/material';
import { DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayOf, dayOnly, money } from '#admin/lib/format.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import type { CollectionRow } from './collection.reader.ts';

const Column = DataTable.Col<CollectionRow>;

/** Accounts with something overdue, as they are called: who broke a promise, whose call is due, who is longest overdue. */
export function CollectionList() {
  return (
    <ResourceList<CollectionRow>
      resource="collection"
      texts="credit"
      sort={{ field: 'id', order: 'ASC' }}
      filters={[]}
      table={<Calls />}
      blocks={<Blocks />}
    />
  );
}

function usePromise() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return ({ promisedOn, isBroken }: CollectionRow): string =>
    isBroken ? t('credit.broken', { day: dayOnly(promisedOn, locale) }) : promisedOn && dayOnly(promisedOn, locale);
}

function Calls() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const promise = usePromise();
  return (
    <ResourceTable onlyWide={['contact', 'lastCallAt']} opens={(id) => `/customer/${id}/show`}>
      <Column
        source="customer"
        label="credit.customer"
        disableSort
        render={({ accountId, customer }) => <RowLink to={`/customer/${accountId}/show`}>{customer}</RowLink>}
      />
      <Column source="contact" label="credit.contact" disableSort />
      <Column
        source="phone"
        label="credit.phone"
        disableSort
        render={({ phone }) =>
          phone && (
            <Link href={`tel:${phone}`} onClick={(event) => event.stopPropagation()} sx={{ whiteSpace: 'nowrap' }}>
              {phone}
            </Link>
          )
        }
      />
      <Column
        source="overdue"
        label="credit.amount"
        align="right"
        disableSort
        render={({ overdue, currency }) => money(overdue, currency, locale)}
      />
      <Column
        source="overdueDays"
        label="credit.oldest"
        align="right"
        disableSort
        render={({ overdueDays }) => t('credit.days', { smart_count: overdueDays })}
      />
      <Column
        source="promisedOn"
        label="credit.promise"
        disableSort
        render={(row) => (
          <Box component="span" sx={{ color: row.isBroken ? 'error.main' : undefined }}>
            {promise(row)}
          </Box>
        )}
      />
      <Column
        source="lastCallAt"
        label="credit.lastCall"
        disableSort
        render={({ lastCallAt }) => lastCallAt && dayOf(lastCallAt, locale)}
      />
      <Column
        source="nextCallOn"
        label="credit.nextCallColumn"
        disableSort
        render={({ nextCallOn }) => nextCallOn && dayOnly(nextCallOn, locale)}
      />
    </ResourceTable>
  );
}

function Blocks() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const promise = usePromise();
  return (
    <SimpleList<CollectionRow>
      rowClick={(_id, _resource, { accountId }) => `/customer/${accountId}/show`}
      primaryText={({ customer }) => customer}
      secondaryText={(row) =>
        [
          t('credit.overdue', { amount: money(row.overdue, row.currency, locale), smart_count: row.overdueDays }),
          promise(row) && t('form.labelled', { label: t('credit.promise'), value: promise(row) }),
          row.nextCallOn &&
            t('form.labelled', { label: t('credit.nextCallColumn'), value: dayOnly(row.nextCallOn, locale) }),
          row.phone,
        ]
          .filter(Boolean)
          .join(' · ')
      }
    />
  );
}
