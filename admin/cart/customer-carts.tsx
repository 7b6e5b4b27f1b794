import { Link } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskCartRow } from '#contracts/cart/cart-desk.ts';
import { client } from '#admin/lib/client.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { PagedPanel } from '#admin/ui/paged-panel.tsx';
import { CartStatus } from './cart-status.tsx';

/** What a customer's people have in their carts: each leads to its page, where staff shop along. */
export function CustomerCarts({ accountId }: { readonly accountId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <PagedPanel<DeskCartRow>
      name={['customer-carts', accountId]}
      title={t('cart.ofCustomer')}
      none={t('cart.none')}
      load={(asked) => client.get('admin/cart/list', { accountId, ...asked })}
      keyOf={({ orderId }) => orderId}
      columns={[
        {
          label: t('cart.cart'),
          cell: ({ orderId, name, owner }) => (
            <Link component={RouterLink} to={`/cart/${orderId}/show`}>
              {name ? t('cart.named', { name, owner }) : owner}
            </Link>
          ),
        },
        { label: t('cart.status.name'), cell: ({ status }) => <CartStatus status={status} /> },
        { label: t('cart.lines'), isNumber: true, cell: ({ lineCount }) => lineCount },
        {
          label: t('cart.subTotal'),
          isNumber: true,
          cell: ({ subTotal, currency }) => money(subTotal, currency, locale),
        },
        { label: t('cart.changedAt'), cell: ({ changedAt }) => dayAndTime(changedAt, locale) },
      ]}
    />
  );
}
