import { CreateButton, DataTable, SelectInput, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayAndTime, dayOnly, numberFormat, shopDayIn } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { PRICE_CHANGE_STATES } from '#domain/price-change/price-change.events.ts';
import { PriceChangeStatusChip } from './price-change-status.tsx';
import type { PriceChangeRow } from './price-change.reader.ts';

const Column = DataTable.Col<PriceChangeRow>;

export function PriceChanges() {
  const t = useTranslate();
  const mayEdit = useMay('price');
  return (
    <ResourceList<PriceChangeRow>
      resource="price-change"
      texts="priceChange"
      filters={[
        <SelectInput
          key="status"
          source="status"
          label="priceChange.status.name"
          alwaysOn
          choices={PRICE_CHANGE_STATES.map((id) => ({ id, name: `priceChange.status.${id}` }))}
        />,
      ]}
      sort={{ field: 'draftedAt', order: 'DESC' }}
      exported={{
        name: t('resources.price-change.name', { smart_count: 2 }),
        columns: [
          { source: 'name', label: 'priceChange.name', value: ({ name }) => name },
          { source: 'priceList', label: 'priceChange.priceList', value: ({ priceList }) => priceList },
          { source: 'from', label: 'priceChange.from', value: ({ from }) => from },
          {
            source: 'status',
            label: 'priceChange.status.name',
            value: (row, translate) => translate(`priceChange.status.${row.status}`),
          },
          { source: 'prices', label: 'priceChange.prices', value: ({ prices }) => prices },
          { source: 'draftedAt', label: 'priceChange.draftedAt', value: ({ draftedAt }) => draftedAt },
        ],
      }}
      create={mayEdit && <CreateButton label="priceChange.new" />}
      table={<Table />}
      blocks={<Blocks />}
    />
  );
}

function Table() {
  const [locale] = useLocaleState();
  const today = shopDayIn(0);
  return (
    <ResourceTable onlyWide={['draftedAt', 'takenBack']}>
      <Column
        source="name"
        label="priceChange.name"
        render={(row) => <RowLink to={`/price-change/${row.priceChange}/show`}>{row.name}</RowLink>}
      />
      <Column
        source="priceList"
        label="priceChange.priceList"
        disableSort
        render={(row) => <code>{row.priceList}</code>}
      />
      <Column source="from" label="priceChange.from" render={(row) => dayOnly(row.from, locale)} />
      <Column
        source="status"
        label="priceChange.status.name"
        disableSort
        render={(row) => <PriceChangeStatusChip status={row.status} holds={row.from <= today} />}
      />
      <Column
        source="prices"
        label="priceChange.prices"
        disableSort
        align="right"
        render={(row) => numberFormat(locale, {}).format(row.prices)}
      />
      <Column
        source="takenBack"
        label="priceChange.takenBack"
        disableSort
        align="right"
        render={(row) => numberFormat(locale, {}).format(row.takenBack)}
      />
      <Column source="draftedAt" label="priceChange.draftedAt" render={(row) => dayAndTime(row.draftedAt, locale)} />
    </ResourceTable>
  );
}

function Blocks() {
  const [locale] = useLocaleState();
  return (
    <SimpleList<PriceChangeRow>
      rowClick="show"
      primaryText={(row) => row.name}
      secondaryText={(row) => (
        <>
          <code>{row.priceList}</code> · {dayOnly(row.from, locale)}{' '}
          <PriceChangeStatusChip status={row.status} holds={row.from <= shopDayIn(0)} />
        </>
      )}
    />
  );
}
