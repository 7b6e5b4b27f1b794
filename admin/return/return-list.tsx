import { DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayAndTime, dayOnly, money } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { statusFilter } from '#admin/ui/written-status.tsx';
import { RETURN_STATUSES } from '#domain/return/return.events.ts';
import { ReturnStatus } from './return-status.tsx';
import type { ReturnRow } from './return.reader.ts';

const Column = DataTable.Col<ReturnRow>;
const CENTS = 100;

const columns: readonly FileColumn<ReturnRow>[] = [
  { source: 'returnNumber', label: 'return.number', value: ({ returnNumber }) => returnNumber },
  { source: 'orderNumber', label: 'return.order', value: ({ orderNumber }) => orderNumber },
  { source: 'buyer', label: 'return.buyer', value: ({ buyer }) => buyer },
  { source: 'accountName', label: 'return.account', value: ({ accountName }) => accountName },
  { source: 'quantity', label: 'return.units', value: ({ quantity }) => quantity },
  { source: 'amount', label: 'return.amount', value: ({ amount }) => amount / CENTS },
  { source: 'status', label: 'return.status.name', value: ({ status }, t) => t(`return.status.${status}`) },
  { source: 'at', label: 'return.requested', value: ({ at }) => at },
  { source: 'expiresOn', label: 'return.expires', value: ({ expiresOn }) => expiresOn },
];

/** What buyers want to bring back, and how far it is. */
export function ReturnList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const value = ({ amount, currency }: ReturnRow) => money(amount, currency, locale);
  return (
    <ResourceList<ReturnRow>
      resource="return"
      texts="return"
      sort={{ field: 'at', order: 'DESC' }}
      filters={[statusFilter('return', RETURN_STATUSES)]}
      exported={{ name: t('resources.return.name', { smart_count: 2 }), columns }}
      table={
        <ResourceTable onlyWide={['accountName', 'quantity', 'expiresOn']}>
          <Column
            source="returnNumber"
            label="return.number"
            render={({ returnNumber, returnId }) => (
              <RowLink to={`/return/${returnId}/show`}>
                <code>{returnNumber}</code>
              </RowLink>
            )}
          />
          <Column
            source="orderNumber"
            label="return.order"
            disableSort
            render={({ orderNumber }) => <code style={{ whiteSpace: 'nowrap' }}>{orderNumber}</code>}
          />
          <Column source="buyer" label="return.buyer" disableSort />
          <Column source="accountName" label="return.account" disableSort />
          <Column source="quantity" label="return.units" disableSort />
          <Column source="amount" label="return.amount" render={value} />
          <Column
            source="status"
            label="return.status.name"
            disableSort
            render={({ status }) => <ReturnStatus status={status} />}
          />
          <Column source="at" label="return.requested" render={({ at }) => dayAndTime(at, locale)} />
          <Column
            source="expiresOn"
            label="return.expires"
            disableSort
            render={({ expiresOn }) => (expiresOn ? dayOnly(expiresOn, locale) : '–')}
          />
        </ResourceTable>
      }
      blocks={
        <SimpleList<ReturnRow>
          rowClick="show"
          primaryText={(row) => (
            <>
              <code>{row.returnNumber}</code> <ReturnStatus status={row.status} />
            </>
          )}
          secondaryText={(row) => [row.buyer, value(row), dayAndTime(row.at, locale)].filter(Boolean).join(' · ')}
        />
      }
    />
  );
}
