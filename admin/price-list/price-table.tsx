// The prices of one list, item by item; a row opens its prices over time.
import { Alert, Button, Chip } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  SelectInput,
  SimpleList,
  useListContext,
  useLocaleState,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayOnly, minorDigits, money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsLabel } from '#admin/ui/actions-head.tsx';
import { usePriceListChoices } from '#admin/ui/price-list-choices.ts';
import { AnyProductSearch } from '#admin/ui/product-search.tsx';
import { NoRows } from '#admin/ui/no-rows.tsx';
import { ResourceList } from '#admin/ui/resource-list.tsx';
import { timelinePath } from '#admin/ui/timeline-link.tsx';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { USUAL_LIST, type PriceRow } from './price-list.reader.ts';

const Column = DataTable.Col<PriceRow>;
const firstPrice = (row: PriceRow): number | undefined => row.periods[row.present]?.tiers[0]?.unitPrice;
const planned = (row: PriceRow) => row.periods.slice(row.present + 1)[0];

export function Prices() {
  const t = useTranslate();
  const lists = usePriceListChoices();
  return (
    <ResourceList<PriceRow>
      resource="price"
      texts="price"
      filters={[
        <SelectInput
          key="priceList"
          source="priceList"
          label="priceList.list"
          alwaysOn
          isRequired
          emptyText={false}
          choices={lists}
          translateChoice={false}
        />,
      ]}
      filterDefaultValues={{ priceList: USUAL_LIST }}
      sort={{ field: 'itemNumber', order: 'ASC' }}
      exported={{
        name: t('resources.price.name', { smart_count: 2 }),
        columns: [
          { source: 'itemNumber', label: 'price.item', value: ({ itemNumber }) => itemNumber },
          { source: 'name', label: 'price.itemName', value: ({ name }) => name },
          { source: 'currency', label: 'priceList.currency', value: ({ currency }) => currency },
          {
            source: 'price',
            label: 'price.now',
            value: (row) => {
              const price = firstPrice(row);
              return price === undefined ? '' : price / 10 ** minorDigits(row.currency);
            },
          },
          { source: 'tiers', label: 'price.tiers', value: tiersText },
          { source: 'planned', label: 'price.planned', value: (row) => planned(row)?.from ?? '' },
        ],
      }}
      create={<AddPrice />}
      table={<Table />}
      blocks={<Blocks />}
    />
  );
}

/** `1:12.50|10:11.00`, as the import of prices reads it. */
const tiersText = (row: PriceRow): string =>
  (row.periods[row.present]?.tiers ?? [])
    .map(
      ({ quantity, unitPrice }) =>
        `${quantity}:${(unitPrice / 10 ** minorDigits(row.currency)).toFixed(minorDigits(row.currency))}`,
    )
    .join('|');

function useOpenPrice() {
  const refresh = useRefresh();
  const { filterValues } = useListContext<never>();
  const priceList = (filterValues as { priceList?: string }).priceList ?? USUAL_LIST;
  const [open, setOpen] = useState<PriceRow>();
  const dialog = open && (
    <PriceDialog priceList={priceList} price={open} onClose={() => setOpen(undefined)} onSaved={refresh} />
  );
  return { priceList, setOpen, dialog };
}

function Table() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { priceList, setOpen, dialog } = useOpenPrice();
  return (
    <>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        empty={<NoRows always={['priceList']} />}
        sx={{ '& tr:focus-within': { bgcolor: '#EAF2FB' } }}
      >
        <Column
          source="itemNumber"
          label="price.item"
          render={(row) => (
            <Button
              size="small"
              data-row
              onClick={() => setOpen(row)}
              sx={{ fontFamily: 'monospace', textTransform: 'none', px: 0, minWidth: 0 }}
            >
              {row.itemNumber}
            </Button>
          )}
        />
        <Column source="name" label="price.itemName" disableSort />
        <Column
          source="price"
          label="price.now"
          disableSort
          align="right"
          render={(row) => {
            const price = firstPrice(row);
            return price === undefined ? t('price.none') : money(price, row.currency, locale);
          }}
        />
        <Column
          source="tiers"
          label="price.tiers"
          disableSort
          render={(row) =>
            row.periods[row.present]?.tiers
              .slice(1)
              .map(({ quantity, unitPrice }) =>
                t('price.fromQuantity', { quantity, price: money(unitPrice, row.currency, locale) }),
              )
              .join(' · ')
          }
        />
        <Column source="planned" label="price.planned" disableSort render={(row) => <Planned row={row} />} />
        <Column
          source="actions"
          label={<ActionsLabel />}
          disableSort
          align="right"
          render={(row) => (
            <Button
              size="small"
              component={RouterLink}
              to={timelinePath(`stream:price-list-${priceList}.${row.itemNumber}`)}
            >
              {t('history.timeline')}
            </Button>
          )}
        />
      </DataTable>
      {dialog}
    </>
  );
}

function Planned({ row }: { readonly row: PriceRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const next = planned(row);
  const first = next?.tiers[0];
  return next && first ? (
    <Chip
      size="small"
      variant="outlined"
      label={t('price.plannedFrom', {
        day: dayOnly(next.from, locale),
        price: money(first.unitPrice, row.currency, locale),
      })}
    />
  ) : null;
}

function Blocks() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { setOpen, dialog } = useOpenPrice();
  return (
    <>
      <SimpleList<PriceRow>
        rowClick={(_id, _resource, row) => {
          setOpen(row as PriceRow);
          return false;
        }}
        primaryText={(row) => (
          <>
            <code>{row.itemNumber}</code> {row.name}
          </>
        )}
        secondaryText={(row) => {
          const price = firstPrice(row);
          return (
            <>
              {price === undefined ? t('price.none') : money(price, row.currency, locale)} <Planned row={row} />
            </>
          );
        }}
      />
      {dialog}
    </>
  );
}

/** For an item that has no price in the list yet. */
function AddPrice() {
  const t = useTranslate();
  const mayEdit = useMay('price');
  const { priceList, setOpen, dialog } = useOpenPrice();
  const [asking, setAsking] = useState(false);
  const currency = usePriceListChoices().find(({ id }) => id === priceList)?.currency;
  if (!mayEdit || !currency) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('price.add')}
      </Button>
      {asking && (
        <CommandDialog
          title={t('price.add')}
          submit={t('price.add')}
          notYet
          onClose={() => setAsking(false)}
          onSubmit={() => Promise.resolve()}
        >
          <Alert severity="info">{t('price.addHelp')}</Alert>
          <AnyProductSearch
            label={t('price.item')}
            onChoose={(itemNumber) => {
              setAsking(false);
              setOpen({
                id: itemNumber,
                itemNumber,
                name: '',
                unit: '',
                version: 0,
                currency,
                periods: [],
                present: -1,
              });
            }}
          />
        </CommandDialog>
      )}
      {dialog}
    </>
  );
}
