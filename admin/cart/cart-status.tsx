import { Alert, Chip, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import type { DeskCartRow } from '#contracts/cart/cart-desk.ts';

type Detail = Output<'admin/cart/detail'>;
type Status = DeskCartRow['status'] | Detail['status'];

const colors: Readonly<Partial<Record<Status, 'success' | 'warning' | 'info'>>> = {
  current: 'success',
  open: 'success',
  'payment-left': 'warning',
  locked: 'warning',
  saved: 'info',
};

/** A status as a word and a colour, never a colour alone. */
export function CartStatus({ status }: { readonly status: Status }) {
  const t = useTranslate();
  return (
    <Chip size="small" variant="outlined" color={colors[status] ?? 'default'} label={t(`cart.status.${status}`)} />
  );
}

/** Why nobody at the desk changes it now, and where it went. */
export function CartNotice({ of: { orderId, status } }: { readonly of: Detail }) {
  const t = useTranslate();
  if (status === 'open') return null;
  return (
    <Alert severity="info">
      {t(`cart.why.${status}`)}{' '}
      {(status === 'ordered' || status === 'quoted') && (
        <Link component={RouterLink} to={`/${status === 'ordered' ? 'order' : 'quote'}/${orderId}/show`}>
          {t(`cart.show.${status}`)}
        </Link>
      )}
    </Alert>
  );
}
