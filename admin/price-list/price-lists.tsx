import { Chip } from '@mui/material';
import { CreateButton, DataTable, SelectInput, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { asLanguage, dayOnly, numberFormat } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { COST_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import type { PriceListRow } from './price-list.reader.ts';

const Column = DataTable.Col<PriceListRow>;

export function PriceLists() {
  const t = useTranslate();
  const mayEdit = useMay('price');
  return (
    <ResourceList<PriceListRow>
      resource="price-list"
      texts="priceList"
      filters={[
        <SelectInput
          key="currency"
          source="currency"
          label="priceList.currency"
          alwaysOn
          choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
          translateChoice={false}
        />,
      ]}
      sort={{ field: 'priceList', order: 'ASC' }}
      exported={{
        name: t('resources.price-list.name', { smart_count: 2 }),
        columns: [
          { source: 'priceList', label: 'priceList.code', value: ({ priceList }) => priceList },
          { source: 'name', label: 'priceList.name', value: ({ name }) => name.en },
          { source: 'currency', label: 'priceList.currency', value: ({ currency }) => currency },
          {
            source: 'audience',
            label: 'priceList.audience.name',
            value: (row, translate) => translate(`priceList.audience.${row.audience}`),
          },
          { source: 'from', label: 'priceList.from', value: ({ from }) => from },
          { source: 'until', label: 'priceList.until', value: ({ until }) => until },
          { source: 'priority', label: 'priceList.priority', value: ({ priority }) => priority },
          { source: 'items', label: 'priceList.items', value: ({ items }) => items },
        ],
      }}
      create={mayEdit && <CreateButton label="priceList.new" />}
      table={<PriceListTable />}
      blocks={<PriceListBlocks />}
    />
  );
}

function PriceListTable() {
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  return (
    <ResourceTable onlyWide={['priority', 'rules']}>
      <Column
        source="priceList"
        label="priceList.code"
        render={(row) => (
          <RowLink to={`/price-list/${row.priceList}/show`}>
            <code>{row.priceList}</code>
          </RowLink>
        )}
      />
      <Column
        source="name"
        label="priceList.name"
        render={(row) => (
          <>
            <Name row={row} /> <Marks row={row} />
          </>
        )}
      />
      <Column source="currency" label="priceList.currency" />
      <Column source="audience" label="priceList.audience.name" disableSort render={(row) => <Audience row={row} />} />
      <Column source="valid" label="priceList.valid" disableSort render={(row) => <Valid row={row} />} />
      <DataTable.NumberCol source="priority" label="priceList.priority" />
      <DataTable.NumberCol source="rules" label="priceList.rules" disableSort />
      <Column
        source="items"
        label="priceList.items"
        disableSort
        align="right"
        render={(row) => numberFormat(locale, {}).format(row.items)}
      />
    </ResourceTable>
  );
}

function Name({ row }: { readonly row: PriceListRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return <>{row.priceList === COST_PRICE_LIST ? t('priceList.cost') : row.name[asLanguage(locale)]}</>;
}

function Marks({ row }: { readonly row: PriceListRow }) {
  const t = useTranslate();
  return (
    <>
      {row.isStandard && (
        <Chip
          size="small"
          color="primary"
          variant="outlined"
          label={t('priceList.standardOf', { currency: row.currency })}
        />
      )}
      {!row.isDescribed && row.priceList !== COST_PRICE_LIST && (
        <Chip size="small" variant="outlined" label={t('priceList.undescribed')} />
      )}
    </>
  );
}

const Audience = ({ row }: { readonly row: PriceListRow }) => {
  const t = useTranslate();
  if (row.priceList === COST_PRICE_LIST) return <>{t('priceList.audience.nobody')}</>;
  return <>{t(`priceList.audience.${row.isStandard ? 'everyone' : row.audience}`)}</>;
};

function Valid({ row: { from, until } }: { readonly row: PriceListRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (!from && !until) return <>{t('priceList.always')}</>;
  return (
    <>
      {from && dayOnly(from, locale)} – {until && dayOnly(until, locale)}
    </>
  );
}

function PriceListBlocks() {
  const t = useTranslate();
  return (
    <SimpleList<PriceListRow>
      rowClick="show"
      primaryText={(row) => (
        <>
          <Name row={row} /> <Marks row={row} />
        </>
      )}
      secondaryText={(row) => (
        <>
          <code>{row.priceList}</code> · {row.currency} · {t('priceList.itemCount', { smart_count: row.items })}
        </>
      )}
    />
  );
}
