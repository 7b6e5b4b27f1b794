import { Box, Button } from '@mui/material';
import { DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime, money, numberFormat } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { PictureThumb } from '#admin/ui/picture-thumb.tsx';
import { ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { ChosenButtons } from './bulk/bulk-buttons.tsx';
import { ProductStatus } from './product-status.tsx';
import type { ProductRow } from './product.reader.ts';

const Column = DataTable.Col<ProductRow>;

export function ProductTable() {
  const t = useTranslate();
  const mayEdit = useMay('catalogue');
  const [locale] = useLocaleState();
  return (
    <ResourceTable
      onlyWide={['brand', 'category', 'changedAt']}
      {...(mayEdit ? { bulkActions: <ChosenButtons />, begin: <BeginButtons /> } : {})}
    >
      <Column
        source="itemNumber"
        label="product.itemNumber"
        render={(row) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <PictureThumb url={row.imageUrl} />
            <RowLink to={`/product/${row.itemNumber}/show`}>
              <code>{row.itemNumber}</code>
            </RowLink>
          </Box>
        )}
      />
      <Column source="name" label="product.name" render={(row) => row.name} />
      <Column source="brand" label="product.brand" disableSort />
      <Column source="category" label="product.category" disableSort render={(row) => row.categoryName} />
      <Column
        source="status"
        label="product.status.name"
        disableSort
        render={(row) => <ProductStatus status={row.status} />}
      />
      <Column
        source="price"
        label="product.price"
        disableSort
        align="right"
        render={(row) =>
          row.price === undefined || !row.currency ? t('product.noPrice') : money(row.price, row.currency, locale)
        }
      />
      <Column
        source="available"
        label="product.available"
        disableSort
        align="right"
        render={(row) =>
          row.available === undefined ? t('product.isBundle') : numberFormat(locale, {}).format(row.available)
        }
      />
      <Column source="changedAt" label="product.changedAt" render={(row) => dayAndTime(row.changedAt, locale)} />
    </ResourceTable>
  );
}

function BeginButtons() {
  const t = useTranslate();
  return (
    <>
      <Button component={RouterLink} to="/import">
        {t('product.importFile')}
      </Button>
      <Button component={RouterLink} to="/product/create">
        {t('product.new')}
      </Button>
    </>
  );
}

export function ProductBlocks() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <SimpleList<ProductRow>
      rowClick="show"
      leftIcon={(row) => <PictureThumb url={row.imageUrl} size={40} />}
      primaryText={(row) => (
        <>
          <code>{row.itemNumber}</code> {row.name}
        </>
      )}
      secondaryText={(row) => (
        <>
          {row.price === undefined || !row.currency ? t('product.noPrice') : money(row.price, row.currency, locale)}
          {row.available !== undefined && ` · ${t('product.inStock', { quantity: row.available })}`}{' '}
          <ProductStatus status={row.status} />
        </>
      )}
    />
  );
}
