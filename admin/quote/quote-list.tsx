import { CreateButton, SelectInput, useTranslate } from 'react-admin';
import type { ListView } from '#admin/ui/list-views.tsx';
import { ResourceList } from '#admin/ui/resource-list.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import { QUOTE_STATUSES } from '#domain/quote/quote.events.ts';
import { AccountInput } from './account-input.tsx';
import { QuoteBlocks } from './quote-blocks.tsx';
import { QuoteTable } from './quote-table.tsx';
import type { QuoteRow } from './quote.reader.ts';
import { quoteColumns } from './quotes-file.ts';

const views: readonly ListView[] = [
  { name: 'waiting', filter: { waitingFor: 'dealer' }, sort: 'requestedAt', order: 'ASC' },
  { name: 'expiring', filter: { expiresWithin: 7 }, sort: 'validUntil', order: 'ASC' },
  { name: 'all', filter: {}, sort: 'updatedAt', order: 'DESC' },
];
const sides = ['dealer', 'buyer', 'nobody'];
const ages = [1, 7, 30, 90];

/** The day begins with what waits on us, the oldest first. */
export function QuoteList() {
  const t = useTranslate();
  const mayWork = useMay('quote');
  const filters = [
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
    <ResourceList<QuoteRow>
      resource="quote"
      texts="quote"
      filters={filters}
      filterDefaultValues={{ waitingFor: 'dealer' }}
      sort={{ field: 'requestedAt', order: 'ASC' }}
      views={views}
      canChoose={mayWork}
      exported={{ name: 'quotes', columns: quoteColumns }}
      create={mayWork && <CreateButton label="quote.new" />}
      table={<QuoteTable />}
      blocks={<QuoteBlocks />}
    />
  );
}
