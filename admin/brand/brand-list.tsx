import { Box, Button, Typography } from '@mui/material';
import { DataTable, SimpleList, useTranslate } from 'react-admin';
import { ActionsLabel } from '#admin/ui/actions-head.tsx';
import { timelinePath } from '#admin/ui/timeline-link.tsx';
import { PictureThumb } from '#admin/ui/picture-thumb.tsx';
import { NoRows } from '#admin/ui/no-rows.tsx';
import { ResourceList, RowLink } from '#admin/ui/resource-list.tsx';
import { listPath } from '#admin/lib/list-path.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Link as RouterLink } from 'react-router-dom';
import type { BrandRow } from './brand.reader.ts';
import { LogoButton } from './logo-button.tsx';
import { RenameButton } from './rename-button.tsx';

const Column = DataTable.Col<BrandRow>;

/** The list of products with this brand only. */
const productsOf = (brand: string) => listPath('product', { filter: { brand }, displayedFilters: { brand: true } });

export function BrandList() {
  const t = useTranslate();
  return (
    <ResourceList<BrandRow>
      resource="brand"
      texts="brand"
      filters={[]}
      sort={{ field: 'name', order: 'ASC' }}
      exported={{
        name: t('resources.brand.name', { smart_count: 2 }),
        columns: [
          { source: 'name', label: 'brand.name', value: ({ name }) => name },
          { source: 'products', label: 'brand.products', value: ({ products }) => products },
        ],
      }}
      table={<BrandTable />}
      blocks={<BrandBlocks />}
    />
  );
}

function BrandTable() {
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick={false}
      empty={<NoRows />}
      sx={{ '& tr:focus-within': { bgcolor: '#EAF2FB' } }}
    >
      <Column
        source="name"
        label="brand.name"
        render={(row) => (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 34 }}>
            {row.logoUrl && <PictureThumb url={row.logoUrl} />}
            <RowLink to={productsOf(row.name)}>{row.name}</RowLink>
            <Renaming row={row} />
          </Box>
        )}
      />
      <DataTable.NumberCol source="products" label="brand.products" />
      <Column
        source="actions"
        label={<ActionsLabel />}
        disableSort
        align="right"
        render={(row) => <Actions row={row} />}
      />
    </DataTable>
  );
}

function Actions({ row }: { readonly row: BrandRow }) {
  const t = useTranslate();
  const mayEdit = useMay('catalogue');
  return (
    <>
      {mayEdit && <RenameButton brand={row} />}
      {mayEdit && <LogoButton brand={row} />}
      {row.stream && (
        <Button size="small" component={RouterLink} to={timelinePath(`stream:${row.stream}`)}>
          {t('history.timeline')}
        </Button>
      )}
    </>
  );
}

function Renaming({ row: { renamedTo } }: { readonly row: BrandRow }) {
  const t = useTranslate();
  return renamedTo ? (
    <Typography component="span" color="warning.main">
      {t('brand.renaming', { to: renamedTo })}
    </Typography>
  ) : null;
}

function BrandBlocks() {
  const t = useTranslate();
  return (
    <SimpleList<BrandRow>
      rowClick={false}
      primaryText={(row) => <RowLink to={productsOf(row.name)}>{row.name}</RowLink>}
      secondaryText={(row) => (
        <>
          {t('brand.count', { smart_count: row.products })} <Renaming row={row} />
          <br />
          <Actions row={row} />
        </>
      )}
    />
  );
}
