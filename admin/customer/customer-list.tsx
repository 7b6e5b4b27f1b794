import { Link, Stack, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SearchInput, SelectInput, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CustomerRow } from './customer.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { leftOutWhenNarrow } from '#admin/lib/narrow-columns.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { AccountStatus } from './account-status.tsx';
import { Overdue } from '#admin/ui/overdue.tsx';

const statuses = ['active', 'waiting', 'declined'];
const kinds = ['dealer', 'buyer'];

const Column = DataTable.Col<CustomerRow>;

export function CustomerList() {
  const t = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  useRowKeys();
  const filters = [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t('customer.search')}
      sx={{ minWidth: { sm: 360 } }}
    />,
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
  return (
    <List filters={filters} sort={{ field: 'name', order: 'ASC' }} perPage={25} exporter={false}>
      {narrow ? <CustomerBlocks /> : <CustomerTable />}
    </List>
  );
}

function CustomerTable() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick="show"
      sx={{
        '& tr:focus-within': { bgcolor: '#EAF2FB' },
        ...leftOutWhenNarrow('contacts', 'priceList', 'creditLimit', 'openedAt'),
      }}
    >
      <Column
        source="name"
        label="customer.name"
        render={(row) => (
          <Link
            component={RouterLink}
            data-row
            to={`/customer/${row.accountId}/show`}
            onClick={(event) => event.stopPropagation()}
          >
            {row.name}
          </Link>
        )}
      />
      <Column source="kind" label="customer.kind.name" disableSort render={(row) => t(`customer.kind.${row.kind}`)} />
      <Column
        source="status"
        label="customer.status.name"
        disableSort
        render={(row) => <AccountStatus status={row.status} />}
      />
      <DataTable.NumberCol source="contacts" label="customer.contacts" disableSort />
      <Column source="priceList" label="customer.priceList" disableSort />
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
    </DataTable>
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
