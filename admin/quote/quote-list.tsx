import { Box, useMediaQuery, type Theme } from '@mui/material';
import {
  CreateButton,
  ExportButton,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { ListViews, type ListView } from '#admin/ui/list-views.tsx';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { useIsCsr } from '#admin/lib/use-roles.ts';
import { QUOTE_STATUSES } from '#domain/quote/quote.events.ts';
import { AccountInput } from './account-input.tsx';
import { exportQuotes } from './export-quotes.ts';
import { QuoteBlocks } from './quote-blocks.tsx';
import { QuoteTable } from './quote-table.tsx';

const views: readonly ListView[] = [
  { name: 'waiting', filter: { waitingFor: 'dealer' }, sort: 'requestedAt', order: 'ASC' },
  { name: 'expiring', filter: { expiresWithin: 7 }, sort: 'validUntil', order: 'ASC' },
  { name: 'all', filter: {}, sort: 'updatedAt', order: 'DESC' },
];
const sides = ['dealer', 'buyer', 'nobody'];
const ages = [1, 7, 30, 90];
const MAX_EXPORTED = 1_000;

/** The day begins with what waits on us, the oldest first. */
export function QuoteList() {
  const t = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  useRowKeys();
  const filters = [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t('quote.search')}
      sx={{ minWidth: { sm: 300 } }}
    />,
    <SelectInput
      key="waitingFor"
      source="waitingFor"
      label="quote.waitingOn"
      alwaysOn
      choices={sides.map((id) => ({ id, name: `quote.waitingFor.${id}` }))}
    />,
    <SelectInput
      key="status"
      source="status"
      label="quote.column.status"
      choices={QUOTE_STATUSES.map((id) => ({ id, name: `quote.status.${id}` }))}
    />,
    <SelectInput
      key="age"
      source="age"
      label="quote.filter.age"
      choices={ages.map((id) => ({ id, name: t('quote.filter.atMostDays', { smart_count: id }) }))}
      translateChoice={false}
    />,
    <AccountInput key="accountId" source="accountId" />,
  ];
  return (
    <List
      filters={filters}
      filterDefaultValues={{ waitingFor: 'dealer' }}
      sort={{ field: 'requestedAt', order: 'ASC' }}
      perPage={25}
      exporter={exportQuotes(t)}
      actions={<Actions />}
      empty={false}
      title={t('resources.quote.name', { smart_count: 2 })}
    >
      <Box>
        <ListViews resource="quote" views={views} texts="quote" />
        {narrow ? <QuoteBlocks /> : <QuoteTable />}
      </Box>
    </List>
  );
}

function Actions() {
  const isCsr = useIsCsr();
  return (
    <TopToolbar>
      <FilterButton />
      {isCsr && <CreateButton label="quote.new" />}
      <ExportButton maxResults={MAX_EXPORTED} />
    </TopToolbar>
  );
}
