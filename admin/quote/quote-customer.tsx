import { Link, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { money } from '#admin/lib/format.ts';
import { listPath } from '#admin/lib/list-path.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { Overdue } from '#admin/ui/overdue.tsx';
import { useDesk } from './desk-commands.tsx';

/** Shows who asks, and what they may owe. */
export function QuoteCustomer() {
  const {
    desk: { customer, quote, comments },
  } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = (value: number) => money(value, quote.currency, locale);
  const quotesOfAccount = listPath('quote', {
    filter: { accountId: customer.accountId },
    displayedFilters: { accountId: true },
  });
  const ordersOfAccount = listPath('order', { filter: { search: customer.accountName } });
  return (
    <Panel title={t('quote.customer')}>
      <Typography sx={{ fontWeight: 700 }}>
        <Link component={RouterLink} to={`/customer/${customer.accountId}/show`}>
          {customer.accountName}
        </Link>
      </Typography>
      <Typography>{customer.contactName}</Typography>
      <Typography>
        <Link href={`mailto:${customer.email}`} sx={{ overflowWrap: 'anywhere' }}>
          {customer.email}
        </Link>
      </Typography>
      {customer.phone && (
        <Typography>
          <Link href={`tel:${customer.phone}`}>{customer.phone}</Link>
        </Typography>
      )}
      <Typography sx={{ mt: 1 }}>
        {customer.creditLimit
          ? t('quote.credit', { left: amount(customer.creditLeft), limit: amount(customer.creditLimit) })
          : t('quote.noCredit')}
      </Typography>
      {customer.overdue > 0 && (
        <Typography>
          <Overdue of={{ ...customer, currency: quote.currency }} inWords />
        </Typography>
      )}
      <Typography>
        <Link component={RouterLink} to={quotesOfAccount}>
          {t('quote.openQuotes', { smart_count: customer.openQuotes })}
        </Link>
        {' · '}
        <Link component={RouterLink} to={ordersOfAccount}>
          {t('quote.orders', { smart_count: customer.orders })}
        </Link>
      </Typography>
      <Typography color="text.secondary">{t('quote.priceList', { name: customer.priceList })}</Typography>
      {comments && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <strong>{t('quote.comments')}</strong> {comments}
        </Typography>
      )}
    </Panel>
  );
}
