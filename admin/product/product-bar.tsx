import { Button, Link, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { stickyBar } from '#admin/ui/panel.tsx';
import { HistoryButtons } from '#admin/ui/history-buttons.tsx';
import { DiscontinueButton } from './discontinue-button.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishButton } from './publish-button.tsx';
import { ProductStatus } from './product-status.tsx';
import { ScheduleButton } from './schedule-button.tsx';
import type { ProductDetail } from './product.reader.ts';
import { useProductCommand } from './use-product-command.ts';

/** Where a product stands, and what can be done with it as a whole. */
export function ProductBar({ product }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayEdit = useMay('catalogue');
  const { itemNumber, status, publishAt, successor, standardPrice, currency, seoFriendlyName } = product;
  const { send, isBusy: busy } = useProductCommand(itemNumber);
  const language = locale === 'fr' ? 'fr' : 'en';
  return (
    <Stack direction="row" sx={stickyBar}>
      <Typography variant="h5" component="h2" sx={{ minWidth: 0 }}>
        <code>{itemNumber}</code> {product.data.name[language]}
      </Typography>
      <ProductStatus status={status} />
      {publishAt && <Typography>{t('product.publishedAt', { at: dayAndTime(publishAt, locale) })}</Typography>}
      {successor && (
        <Typography>
          {t('product.replacedBy')}{' '}
          <Link component={RouterLink} to={`/product/${successor}/show`}>
            <code>{successor}</code>
          </Link>
        </Typography>
      )}
      <Typography color="text.secondary">
        {standardPrice === undefined || !currency ? t('product.noPrice') : money(standardPrice, currency, locale)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
        {mayEdit && status === 'draft' && (
          <>
            <PublishButton product={product} />
            <ScheduleButton product={product} />
          </>
        )}
        {mayEdit && status === 'discontinued' && (
          <Button
            size="small"
            disabled={busy}
            onClick={() => void send('admin/product/reinstate', { itemNumber }, 'product.done.reinstated')}
          >
            {t('product.reinstate')}
          </Button>
        )}
        {mayEdit && status !== 'draft' && <DiscontinueButton product={product} />}
        {mayEdit && <DuplicateButton itemNumber={itemNumber} />}
        <PreviewButton product={product} />
        <Button size="small" component={RouterLink} to={`/why-price?${new URLSearchParams({ item: itemNumber })}`}>
          {t('priceList.why.link')}
        </Button>
        {status !== 'draft' && (
          <Button size="small" href={`/product/${itemNumber}/${seoFriendlyName}`} target="_blank" rel="noopener">
            {t('product.inShop')}
          </Button>
        )}
        <HistoryButtons subject={`product:${itemNumber}`} />
      </Stack>
    </Stack>
  );
}
