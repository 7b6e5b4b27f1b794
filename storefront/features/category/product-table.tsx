// The spec table: one row per item, its attributes in columns, every row orderable.
import { useAddToCart } from '#storefront/shared/cart/add-to-cart.ts';
import { listHref, type SortOrder } from './filter-url.ts';
import { useText } from '#storefront/lib/text.ts';
import { useWithoutPrice } from '#storefront/shared/product/without-price.ts';
import { rowTexts } from '#storefront/shared/product/row-texts.ts';
import { DataTable } from '#storefront/ui/data-table.tsx';
import { ProductRow } from './product-row.tsx';
import type { ListProps } from './list-props.ts';

export function ProductTable({ list, state, path, named }: ListProps & { readonly named: boolean }) {
  const { t, language } = useText(['category', 'common']);
  const common = useText('common').t;
  const { onSubmit, notice } = useAddToCart();
  const texts = rowTexts(common, language);
  const withoutPrice = useWithoutPrice();
  const sorted = (sort: SortOrder, label: string) => (
    <a href={listHref(path, state, { sort })} rel="nofollow" data-scroll="keep">
      {label}
      {state.sort === 'price-up' && ' ↑'}
      {state.sort === 'price-down' && ' ↓'}
    </a>
  );
  return (
    <DataTable label={t('items')} onSubmit={onSubmit}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          {named && <th scope="col">{t('name')}</th>}
          <th scope="col">{t('brand')}</th>
          {list.columns.map((column) => (
            <th scope="col" key={column.key}>
              {column.name}
              {column.unit && <small> {column.unit}</small>}
            </th>
          ))}
          <th scope="col">{t('stock')}</th>
          <th
            scope="col"
            data-number
            aria-sort={state.sort === 'price-up' ? 'ascending' : state.sort === 'price-down' ? 'descending' : undefined}
          >
            {sorted(state.sort === 'price-up' ? 'price-down' : 'price-up', t('price'))}
          </th>
          <th scope="col">{common('quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {list.products.map((product) => (
          <ProductRow
            key={product.itemNumber}
            product={product}
            columns={list.columns}
            named={named}
            texts={texts}
            notice={notice}
            withoutPrice={withoutPrice}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
