// The spec table: one row per item, its attributes in columns, every row orderable, sorted by any column.
import { useAddToCart } from '#storefront/shared/cart/add-to-cart.ts';
import { useCompared } from '#storefront/shared/comparison/compared.ts';
import { alignment } from './alignment.ts';
import { ColumnChoice } from './column-choice.tsx';
import { listHref, type SortOrder } from './filter-url.ts';
import { useText } from '#storefront/lib/text.ts';
import { useWithoutPrice } from '#storefront/shared/product/without-price.ts';
import { rowTexts } from '#storefront/shared/product/row-texts.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { DataTable } from '#storefront/ui/data-table.tsx';
import { ProductRow } from './product-row.tsx';
import type { ListProps } from './list-props.ts';
import styles from './product-table.module.css';

interface Order {
  readonly up: SortOrder;
  readonly down: SortOrder;
  readonly column: string;
}

export function ProductTable({ list, state, path, named }: ListProps & { readonly named: boolean }) {
  const { t, language } = useText(['category', 'common']);
  const common = useText('common').t;
  const { onSubmit, notice } = useAddToCart();
  const texts = rowTexts(common, language);
  const withoutPrice = useWithoutPrice();
  const priceShown = usePriceShown();
  const compared = useCompared().items;
  const columns = list.columns.filter(({ key }) => !state.hidden.includes(key));
  const aligned = new Map(columns.map(({ key }) => [key, alignment(list.products, key)]));
  const direction = ({ up, down, column }: Order) =>
    state.column !== column
      ? undefined
      : state.sort === up
        ? 'ascending'
        : state.sort === down
          ? 'descending'
          : undefined;
  const sorted = (order: Order, label: string) => {
    const now = direction(order);
    const sort = now === 'ascending' ? order.down : order.up;
    return (
      <a href={listHref(path, state, { sort, column: order.column })} rel="nofollow" data-scroll="keep">
        {label}
        {now && (now === 'ascending' ? ' ↑' : ' ↓')}
      </a>
    );
  };
  const byColumn = (column: string): Order => ({ up: 'column-up', down: 'column-down', column });
  const byPrice: Order = { up: 'price-up', down: 'price-down', column: '' };
  const head = (column: string, label: string) => (list.sortedColumns ? sorted(byColumn(column), label) : label);
  const sortOf = (order: Order) => (list.sortedColumns || order === byPrice ? direction(order) : undefined);
  return (
    <>
      {list.columns.length > 0 && <ColumnChoice list={list} state={state} path={path} />}
      <DataTable label={t('items')} className={styles.tall} onSubmit={onSubmit}>
        <thead>
          <tr>
            <th scope="col" aria-sort={sortOf(byColumn('item'))}>
              {head('item', t('item'))}
            </th>
            {named && <th scope="col">{t('name')}</th>}
            <th scope="col" aria-sort={sortOf(byColumn('brand'))}>
              {head('brand', t('brand'))}
            </th>
            {columns.map(({ key, name, unit }) => (
              <th
                scope="col"
                key={key}
                data-number={aligned.get(key) ? true : undefined}
                aria-sort={sortOf(byColumn(key))}
              >
                {head(key, name)}
                {unit && <small> {unit}</small>}
              </th>
            ))}
            <th scope="col">{t('stock')}</th>
            <th scope="col" data-number aria-sort={sortOf(byPrice)}>
              {sorted(byPrice, t('price'))}
            </th>
            <th scope="col">{common('quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {list.products.map((product) => (
            <ProductRow
              key={product.itemNumber}
              product={product}
              columns={columns}
              aligned={aligned}
              named={named}
              texts={texts}
              notice={notice}
              withoutPrice={withoutPrice}
              priceShown={priceShown}
              isCompared={compared.some(({ itemNumber }) => itemNumber === product.itemNumber)}
            />
          ))}
        </tbody>
      </DataTable>
    </>
  );
}
