import { Box, Link, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { PriceAndStock } from '#admin/product/price-and-stock.tsx';
import { ProductBar } from '#admin/product/product-bar.tsx';
import { ProductDocuments } from '#admin/product/product-documents.tsx';
import { ProductForm } from '#admin/product/product-form.tsx';
import { productKey } from '#admin/product/product-key.ts';
import { ProductPictures } from '#admin/product/product-pictures.tsx';
import type { ProductDetail } from '#admin/product/product.reader.ts';
import { AsOfBar } from '#admin/replay/as-of-bar.tsx';

const SECTIONS = [
  'priceAndStock',
  'texts',
  'place',
  'attributes',
  'sale',
  'shipping',
  'related',
  'pictures',
  'documents',
] as const;

/** Everything about one product on one screen, now or as it once was. */
export function ProductShow() {
  const { id: itemNumber = '' } = useParams();
  const { asOf } = useAsOf();
  const { data: product, error } = useQuery({
    queryKey: asOf === undefined ? productKey(itemNumber) : [...productKey(itemNumber), asOf],
    queryFn: () => client.get('admin/product/detail', { itemNumber, ...(asOf === undefined ? {} : { asOf }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <AsOfBar kind="product" id={itemNumber} />
      {error ? (
        <Typography role="alert" color="error" sx={{ py: 2 }}>
          {error.message}
        </Typography>
      ) : (
        product && <Product key={`${product.itemNumber} ${asOf}`} product={product} isPresent={asOf === undefined} />
      )}
    </>
  );
}

interface ProductProps {
  readonly product: ProductDetail;
  /** Not as it once was. */
  readonly isPresent: boolean;
}

function Product({ product, isPresent }: ProductProps) {
  return (
    <>
      <Title title={<span>{product.itemNumber}</span>} />
      <ProductBar product={product} />
      <Box sx={{ display: 'grid', gap: 2, py: 2, gridTemplateColumns: { lg: '170px minmax(0, 1fr)' } }}>
        <SectionLinks sections={isPresent ? SECTIONS : SECTIONS.slice(1)} />
        <Stack sx={{ gap: 2, minWidth: 0, maxWidth: 1180 }}>
          {isPresent && <PriceAndStock product={product} />}
          <ProductForm product={product} />
          <Box id="section-pictures" tabIndex={-1} sx={anchor}>
            <ProductPictures product={product} />
          </Box>
          <Box id="section-documents" tabIndex={-1} sx={anchor}>
            <ProductDocuments product={product} />
          </Box>
        </Stack>
      </Box>
    </>
  );
}

/** The focus goes along, so that the next Tab is in the section. */
function SectionLinks({ sections }: { readonly sections: readonly (typeof SECTIONS)[number][] }) {
  const t = useTranslate();
  const goTo = (section: string) => {
    const element = document.getElementById(`section-${section}`);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  };
  return (
    <Box
      component="nav"
      aria-label={t('product.sections')}
      sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 130, alignSelf: 'start' }}
    >
      {sections.map((section) => (
        <Link
          key={section}
          component="button"
          type="button"
          underline="hover"
          onClick={() => goTo(section)}
          sx={{ display: 'block', py: 0.5, textAlign: 'start' }}
        >
          {t(`product.section.${section}`)}
        </Link>
      ))}
    </Box>
  );
}

const anchor = { scrollMarginTop: 110, outline: 'none' } as const;
