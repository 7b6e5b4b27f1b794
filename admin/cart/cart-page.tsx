import { Box, Link, Stack, Typography } from '@mui/material';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { MoneyRow } from '#admin/ui/money-row.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { SumLines } from '#admin/ui/sums.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { AddItem } from './add-item.tsx';
import { CartComments } from './cart-comments.tsx';
import { CartCoupons } from './cart-coupons.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotice, CartStatus } from './cart-status.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { RequestQuoteButton } from './request-quote-button.tsx';
import { ResumeButton } from './resume-button.tsx';
import { useLiveCart } from './use-live-cart.ts';

/** A buyer's cart, as they see it on their side of the telephone. */
export function CartPage() {
  const t = useTranslate();
  const { id: orderId = '' } = useParams();
  const { cart, error } = useLiveCart(orderId);
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {messageOf(error, t)}
      </Typography>
    );
  return cart ? <Cart key={orderId} of={cart} /> : null;
}

function Cart({ of }: { readonly of: Output<'admin/cart/detail'> }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayQuote = useMay('quote');
  const mayOrder = useMay('order');
  const mayEdit = mayQuote && of.status === 'open';
  const { OrderHeader: header, OrderLines: lines } = of.cart;
  const title = header.OrderTag
    ? t('cart.named', { name: header.OrderTag, owner: of.owner })
    : t('cart.cartOf', { owner: of.owner });
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={<span>{title}</span>} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <CartStatus status={of.status} />
        <Typography color="text.secondary">
          <Link component={RouterLink} to={`/customer/${of.accountId}/show`}>
            {of.accountName || of.owner}
          </Link>{' '}
          · {t('cart.changed', { at: dayAndTime(of.changedAt, locale) })}
        </Typography>
        <TimelineLink subject={`cart:${of.orderId}`} />
        <Box sx={{ flex: 1 }} />
        {mayEdit && lines.length > 0 && <RequestQuoteButton orderId={of.orderId} />}
        {mayQuote && of.status === 'payment-left' && <ResumeButton orderId={of.orderId} />}
        {mayOrder && of.status === 'open' && lines.length > 0 && <PlaceOrderButton orderId={of.orderId} />}
      </Stack>
      <CartNotice of={of} />
      <Panel title={t('cart.linesOf', { smart_count: lines.length })}>
        {lines.length === 0 && <Typography color="text.secondary">{t('cart.empty')}</Typography>}
        {lines.length > 0 && <CartLines of={of} mayEdit={mayEdit} />}
        {mayEdit && <AddItem orderId={of.orderId} />}
      </Panel>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, alignItems: 'start' }}
      >
        <Panel title={t('cart.sums')}>
          <SumLines of={header} currency={header.CurrencyCode} />
          <Box role="status">
            <MoneyRow strong label={t('cart.total')} value={money(header.OrderTotal, header.CurrencyCode, locale)} />
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('cart.beforeCheckout')}
          </Typography>
        </Panel>
        <CartCoupons of={of} mayEdit={mayEdit} />
        <CartComments of={of} mayEdit={mayEdit} />
      </Box>
    </Stack>
  );
}
