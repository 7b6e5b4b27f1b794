import GridOn from '@mui/icons-material/GridOn';
import { Button } from '@mui/material';
import { AutocompleteInput, CreateButton, SelectInput, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '#admin/lib/use-rights.ts';
import type { ListView } from '#admin/ui/list-views.tsx';
import { ResourceList } from '#admin/ui/resource-list.tsx';
import { PRODUCT_STATUSES } from '#domain/product/product.events.ts';
import { useBrands, useCategoryChoices } from '#admin/ui/catalogue-choices.ts';
import { AllButton } from './bulk/bulk-buttons.tsx';
import type { ProductRow } from './product.reader.ts';
import { productColumns } from './product-file.ts';
import { ProductBlocks, ProductTable } from './product-table.tsx';

const views: readonly ListView[] = [
  { name: 'all', filter: {}, sort: 'itemNumber', order: 'ASC' },
  { name: 'drafts', filter: { status: 'draft' }, sort: 'changedAt', order: 'DESC' },
  { name: 'noPrice', filter: { status: 'active', price: 'without' }, sort: 'itemNumber', order: 'ASC' },
  { name: 'noPicture', filter: { status: 'active', picture: 'without' }, sort: 'itemNumber', order: 'ASC' },
  { name: 'noStock', filter: { status: 'active', stock: 'without' }, sort: 'itemNumber', order: 'ASC' },
];
const withOrWithout = ['with', 'without'].map((id) => ({ id, name: `product.filter.${id}` }));

/** The products that the list finds now, as a table to edit. */
function GridButton() {
  const t = useTranslate();
  const { filterValues, sort } = useListContext();
  const query = new URLSearchParams({ filter: JSON.stringify(filterValues), sort: sort.field });
  return (
    <Button size="small" component={RouterLink} to={`/product/grid?${query.toString()}`} startIcon={<GridOn />}>
      {t('product.grid.open')}
    </Button>
  );
}

export function ProductList() {
  const t = useTranslate();
  const mayEdit = useMay('catalogue');
  const categories = useCategoryChoices();
  const brands = useBrands();
  const filters = [
    <AutocompleteInput
      key="category"
      source="category"
      label="product.category"
      alwaysOn
      choices={categories}
      translateChoice={false}
      sx={{ minWidth: { sm: 200 } }}
    />,
    <AutocompleteInput
      key="brand"
      source="brand"
      label="product.brand"
      choices={brands.map((name) => ({ id: name, name }))}
      translateChoice={false}
    />,
    <SelectInput
      key="status"
      source="status"
      label="product.status.name"
      choices={PRODUCT_STATUSES.map((id) => ({ id, name: `product.status.${id}` }))}
    />,
    <SelectInput key="picture" source="picture" label="product.filter.picture" choices={withOrWithout} />,
    <SelectInput key="price" source="price" label="product.filter.price" choices={withOrWithout} />,
    <SelectInput key="stock" source="stock" label="product.filter.stock" choices={withOrWithout} />,
  ];
  return (
    <ResourceList<ProductRow>
      resource="product"
      texts="product"
      filters={filters}
      sort={{ field: 'itemNumber', order: 'ASC' }}
      views={views}
      exported={{ name: t('resources.product.name', { smart_count: 2 }), columns: productColumns }}
      canChoose={mayEdit}
      create={
        mayEdit && (
          <>
            <CreateButton label="product.new" />
            <GridButton />
            <AllButton />
          </>
        )
      }
      table={<ProductTable />}
      blocks={<ProductBlocks />}
    />
  );
}
