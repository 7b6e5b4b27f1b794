import { Stack } from '@mui/material';
import { DataTable, SelectInput, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import type { CustomerRow } from './customer.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import type { ListView } from '#admin/ui/list-views.tsx';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { AccountStatus } from './account-status.tsx';
import { NewCustomerButton } from './new-customer.tsx';
import { customerColumns } from './customers-file.ts';
import { Overdue } from '#admin/ui/overdue.tsx';
import { usePriceListChoices } from '#admin/ui/price-list-choices.ts';

const statuses = ['active', 'waiting', 'declined', 'suspended', 'merged'];
const kinds = ['dealer', 'buyer'];

const Column = DataTable.Col<CustomerRow>;

const views: readonly ListView[] = [
  { name: 'waiting', filter: { status: 'waiting' }, sort: 'openedAt', order: 'ASC' },
  { name: 'overdue', filter: { credit: 'overdue' }, sort: 'name', order: 'ASC' },
  { name: 'suspended', filter: { status: 'suspended' }, sort: 'name', order: 'ASC' },
  { name: 'all', filter: {}, sort: 'name', order: 'ASC' },
];

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="customer.status.name"
    alwaysOn
    choices={statuses.map((id) => ({ id, name: `customer.status.${id}` }))}
  />,
  <SelectInput
    key="credit"
    source="credit"
    label="customer.credit"
    alwaysOn
    choices={[{ id: 'overdue', name: 'customer.overdue' }]}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="customer.kind.name"
    choices={kinds.map((id) => ({ id, name: `customer.kind.${id}` }))}
  />,
];

export const CustomerList = () => (
  <ResourceList<CustomerRow>
    resource="customer"
    texts="customer"
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    views={views}
    exported={{ name: 'customers', columns: customerColumns }}
    create={<NewCustomerButton />}
    table={<CustomerTable />}
    blocks={<CustomerBlocks />}
  />
);

function CustomerTable() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const priceLists = usePriceListChoices();
  return (
    <ResourceTable onlyWide={['salesRep', 'contacts', 'priceList', 'creditLimit', 'openedAt']}>
      <Column
        source="name"
        label="customer.name"
        render={(row) => <RowLink to={`/customer/${row.accountId}/show`}>{row.name}</RowLink>}
      />
      <Column source="kind" label="customer.kind.name" disableSort render={(row) => t(`customer.kind.${row.kind}`)} />
      <Column
        source="status"
        label="customer.status.name"
        disableSort
        render={(row) => <AccountStatus status={row.status} />}
      />
      <Column source="salesRep" label="customer.salesRep" disableSort />
      <DataTable.NumberCol source="contacts" label="customer.contacts" disableSort />
      <Column
        source="priceList"
        label="customer.priceList"
        disableSort
        render={({ priceList }) => priceLists.find(({ id }) => id === priceList)?.called ?? priceList}
      />
      <Column
        source="creditLimit"
        label="customer.creditLimit"
        disableSort
        align="right"
        render={(row) => money(row.creditLimit, row.currency, locale)}
      />
      <Column
        source="creditLeft"
        label="customer.creditLeft"
        disableSort
        align="right"
        render={(row) => money(row.creditLeft, row.currency, locale)}
      />
      <Column
        source="overdue"
        label="customer.overdue"
        disableSort
        align="right"
        render={(row) => (row.overdue ? <Overdue of={row} /> : '')}
      />
      <Column source="openedAt" label="customer.since" render={(row) => dayAndTime(row.openedAt, locale)} />
    </ResourceTable>
  );
}

function CustomerBlocks() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <SimpleList<CustomerRow>
      rowClick="show"
      primaryText={(row) => row.name}
      secondaryText={(row) => (
        <>
          {t(`customer.kind.${row.kind}`)},{' '}
          {row.creditLimit
            ? `${t('customer.creditLeft')} ${money(row.creditLeft, row.currency, locale)}`
            : t('customer.noTerms')}
          {row.overdue > 0 && (
            <>
              , <Overdue of={row} inWords />
            </>
          )}
          <Stack component="span" direction="row" sx={{ mt: 0.5 }}>
            <AccountStatus status={row.status} />
          </Stack>
        </>
      )}
    />
  );
}
