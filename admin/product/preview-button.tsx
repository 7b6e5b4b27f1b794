import { Alert, Box, Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { AccountField } from '#admin/ui/account-field.tsx';
import type { ProductDetail } from './product.reader.ts';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import type { Output } from '#contracts/api.ts';

/** The product as shoppers will read it, in both languages side by side, also before it is published. */
export function PreviewButton({ product }: { readonly product: ProductDetail }) {
  const { itemNumber, status } = product;
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [account, setAccount] = useState<Account>();
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('product.preview')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} maxWidth="lg" fullWidth aria-labelledby="preview-title">
          <DialogTitle id="preview-title">{t('product.preview')}</DialogTitle>
          <DialogContent>
            {status !== 'active' && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t(`product.previewOf.${status}`)}
              </Alert>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2, pt: 0.5 }}>
              <Typography>
                {account ? t('product.previewAs', { name: account.name }) : t('product.previewAsGuest')}
              </Typography>
              {account && (
                <Button size="small" onClick={() => setAccount(undefined)}>
                  {t('product.asGuest')}
                </Button>
              )}
              <AccountField label={t('product.asAccount')} onChoose={setAccount} />
            </Box>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
              <Preview itemNumber={itemNumber} language="en" account={account} />
              <Preview itemNumber={itemNumber} language="fr" account={account} />
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('ra.action.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

type Account = Parameters<ComponentProps<typeof AccountField>['onChoose']>[0];

interface PreviewProps {
  readonly itemNumber: string;
  readonly language: 'en' | 'fr';
  /** Nobody: a guest. */
  readonly account: Account | undefined;
}

function Preview({ itemNumber, language, account }: PreviewProps) {
  const accountId = account?.accountId;
  const { data, error } = useQuery({
    queryKey: ['product', 'preview', itemNumber, language, accountId],
    queryFn: () => client.get('admin/product/preview', { itemNumber, language, ...(accountId ? { accountId } : {}) }),
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
  const t = useTranslate();
  const { prices = [], currency, attributes, pictures, documents, options } = product;
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
      {product.isNew && <Chip size="small" color="success" label={t('product.isNew')} />}
      <Typography>
        {t(`product.availability.${product.availability.status}`, { quantity: product.availability.quantity })}
      </Typography>
      {product.prices === undefined && <Typography color="text.secondary">{t('product.noPriceShown')}</Typography>}
      {prices.map(({ quantity, unitPrice }) => (
        <Typography key={quantity}>
          {quantity}+ {money(unitPrice, currency, language)}
        </Typography>
      ))}
      {options.map(({ key, name, values }) => (
        <Typography key={key}>
          <strong>{name}</strong> {values.map(({ label, selected }) => (selected ? `[${label}]` : label)).join(' · ')}
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
      {documents.map(({ document, title, needsSignIn }) => (
        <Typography key={document} variant="body2">
          {title} {needsSignIn && <em>({t('product.document.for.signed-in')})</em>}
        </Typography>
      ))}
    </Box>
  );
}
