import { Button } from '@mui/material';
import { DataTable, SelectInput, SimpleList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '#admin/lib/use-rights.ts';
import type { ListView } from '#admin/ui/list-views.tsx';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { stockColumns } from './stock-file.ts';
import type { StockRow } from './stock.reader.ts';
import { useWarehouseNames } from './use-warehouse-names.ts';

const Column = DataTable.Col<StockRow>;
const NumberColumn = DataTable.NumberCol<StockRow>;
const kinds = ['belowSafety', 'backordered', 'expected', 'inTransit', 'out'];

const views: readonly ListView[] = [
  { name: 'all', filter: {}, sort: 'itemNumber', order: 'ASC' },
  { name: 'belowSafety', filter: { only: 'belowSafety' }, sort: 'available', order: 'ASC' },
  { name: 'backordered', filter: { only: 'backordered' }, sort: 'backordered', order: 'DESC' },
  { name: 'expected', filter: { only: 'expected' }, sort: 'itemNumber', order: 'ASC' },
  { name: 'inTransit', filter: { only: 'inTransit' }, sort: 'itemNumber', order: 'ASC' },
];

export function StockList() {
  const t = useTranslate();
  const mayChange = useMay('stock');
  const { choices } = useWarehouseNames();
  const filters = [
    <SelectInput
      key="only"
      source="only"
      label="stock.only"
      alwaysOn
      choices={kinds.map((id) => ({ id, name: `stock.view.${id}` }))}
    />,
    <SelectInput key="warehouse" source="warehouse" label="stock.warehouse" choices={choices} />,
  ];
  return (
    <ResourceList<StockRow>
      resource="stock"
      texts="stock"
      filters={filters}
      sort={{ field: 'itemNumber', order: 'ASC' }}
      views={views}
      exported={{ name: 'stock', columns: stockColumns }}
      create={
        mayChange && (
          <>
            <Button component={Link} to="/stock/count" size="small">
              {t('stock.count.title')}
            </Button>
            <Button component={Link} to="/stock/transfer" size="small">
              {t('stock.transfer.title')}
            </Button>
          </>
        )
      }
      table={<StockTable />}
      blocks={<StockBlocks />}
    />
  );
}

function StockTable() {
  const { nameOf } = useWarehouseNames();
  const t = useTranslate();
  return (
    <ResourceTable onlyWide={['warehouses', 'inTransit', 'nextExpected']}>
      <Column
        source="itemNumber"
        label="stock.item"
        render={(row) => (
          <RowLink to={`/stock/${row.itemNumber}/show`}>
            <code>{row.itemNumber}</code> {row.name}
          </RowLink>
        )}
      />
      <NumberColumn source="onHand" label="stock.onHand" />
      <NumberColumn source="held" label="stock.held" disableSort />
      <Column
        source="available"
        label="stock.available"
        align="right"
        render={(row) =>
          row.belowSafety ? (
            <strong title={t('stock.view.belowSafety')}>
              {row.available} {t('stock.short')}
            </strong>
          ) : (
            row.available
          )
        }
      />
      <NumberColumn source="backordered" label="stock.backordered" />
      <NumberColumn source="inTransit" label="stock.inTransit" disableSort />
      <Column
        source="nextExpected"
        label="stock.expected"
        disableSort
        render={(row) => (row.expected ? `${row.expected}, ${row.nextExpected}` : '')}
      />
      <Column
        source="warehouses"
        label="stock.byWarehouse"
        disableSort
        render={(row) => row.warehouses.map((one) => `${nameOf(one.warehouse)} ${one.available}`).join(', ')}
      />
    </ResourceTable>
  );
}

function StockBlocks() {
  const t = useTranslate();
  return (
    <SimpleList<StockRow>
      rowClick="show"
      primaryText={(row) => `${row.itemNumber} ${row.name}`}
      secondaryText={(row) =>
        `${t('stock.onHand')} ${row.onHand}, ${t('stock.held')} ${row.held}, ${t('stock.available')} ${row.available}`
      }
    />
  );
}
