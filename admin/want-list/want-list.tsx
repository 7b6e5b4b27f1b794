import { DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayOnly } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import type { WantedRow } from './want-list.reader.ts';

const Column = DataTable.Col<WantedRow>;

const columns: readonly FileColumn<WantedRow>[] = [
  { source: 'itemNumber', label: 'wantList.product', value: ({ itemNumber }) => itemNumber },
  { source: 'name', label: 'wantList.name', value: ({ name }) => name },
  { source: 'people', label: 'wantList.people', value: ({ people }) => people },
  { source: 'units', label: 'wantList.units', value: ({ units }) => units },
  { source: 'since', label: 'wantList.since', value: ({ since }) => since },
  { source: 'available', label: 'wantList.available', value: ({ available }) => available },
  { source: 'expectedOn', label: 'wantList.expected', value: ({ expectedOn }) => expectedOn },
];

/** What is out of stock and wanted: the longest list is what to buy first. */
export function WantList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <ResourceList<WantedRow>
      resource="want-list"
      texts="wantList"
      filters={[]}
      sort={{ field: 'people', order: 'DESC' }}
      exported={{ name: t('resources.want-list.name', { smart_count: 2 }), columns }}
      table={
        <ResourceTable onlyWide={['since', 'expectedOn']}>
          <Column
            source="itemNumber"
            label="wantList.product"
            render={({ itemNumber }) => (
              <RowLink to={`/stock/${itemNumber}/show`}>
                <code>{itemNumber}</code>
              </RowLink>
            )}
          />
          <Column source="name" label="wantList.name" disableSort />
          <DataTable.NumberCol source="people" label="wantList.people" sortByOrder="DESC" />
          <DataTable.NumberCol source="units" label="wantList.units" sortByOrder="DESC" />
          <DataTable.NumberCol source="available" label="wantList.available" disableSort />
          <Column
            source="since"
            label="wantList.since"
            render={({ since }) => dayOnly(since.slice(0, 'YYYY-MM-DD'.length), locale)}
          />
          <Column
            source="expectedOn"
            label="wantList.expected"
            disableSort
            render={({ expectedOn }) => expectedOn && dayOnly(expectedOn, locale)}
          />
        </ResourceTable>
      }
      blocks={
        <SimpleList<WantedRow>
          rowClick={(id) => `/stock/${id}/show`}
          primaryText={({ itemNumber, name }) => (
            <>
              <code>{itemNumber}</code> {name}
            </>
          )}
          secondaryText={({ people, units, available }) =>
            `${t('wantList.people')} ${people} · ${t('wantList.units')} ${units} · ${t('wantList.available')} ${available}`
          }
        />
      }
    />
  );
}
