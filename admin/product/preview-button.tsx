import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import type { Output } from '#contracts/api.ts';

/** The product as shoppers will read it, in both languages side by side, also before it is published. */
export function PreviewButton({ itemNumber }: { readonly itemNumber: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('product.preview')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} maxWidth="lg" fullWidth aria-labelledby="preview-title">
          <DialogTitle id="preview-title">{t('product.preview')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
            <Preview itemNumber={itemNumber} language="en" />
            <Preview itemNumber={itemNumber} language="fr" />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('ra.action.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function Preview({ itemNumber, language }: { readonly itemNumber: string; readonly language: 'en' | 'fr' }) {
  const { data, error } = useQuery({
    queryKey: ['product', 'preview', itemNumber, language],
    queryFn: () => client.get('admin/product/preview', { itemNumber, language }),
    staleTime: 0,
  });
  if (error)
    return (
      <Typography role="alert" color="error">
        {error.message}
      </Typography>
    );
  return data ? <Page product={data} language={language} /> : null;
}

function Page({ product, language }: { readonly product: Output<'admin/product/preview'>; readonly language: string }) {
  const { prices = [], currency, attributes, pictures } = product;
  return (
    <Box lang={language} component="article" sx={{ border: '1px solid', borderColor: 'divider', p: 2, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {product.breadcrumb.map(({ CategoryName }) => CategoryName).join(' › ')}
      </Typography>
      <Typography variant="body2">
        <code>{product.itemNumber}</code> {product.brand}
      </Typography>
      <Typography variant="h5" component="h3">
        {product.name}
      </Typography>
      {pictures[0] && (
        <img
          src={pictures[0].url}
          alt={pictures[0].altText}
          width={240}
          height={240}
          style={{ objectFit: 'contain' }}
        />
      )}
      {prices.map(({ quantity, unitPrice }) => (
        <Typography key={quantity}>
          {quantity}+ {money(unitPrice, currency, language)}
        </Typography>
      ))}
      {/* The server has taken out what could run. */}
      <Box dangerouslySetInnerHTML={{ __html: product.description }} sx={{ '& p': { my: 0.75 } }} />
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, m: 0 }}>
        {attributes.map(({ key, name, value, unit }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value} {unit}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
