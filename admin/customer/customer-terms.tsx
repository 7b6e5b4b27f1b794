import { Button, Link, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CustomerDetail } from './customer.reader.ts';
import { money } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { Overdue } from '#admin/ui/overdue.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { CurrencyDialog } from './currency-dialog.tsx';
import { PriceListDialog } from './price-list-dialog.tsx';
import { usePriceListChoices } from '#admin/ui/price-list-choices.ts';

const search = (filter: object) => new URLSearchParams({ filter: JSON.stringify(filter) }).toString();

interface Props {
  readonly customer: CustomerDetail;
  /** What else holds of orders on terms. */
  readonly children?: ReactNode;
}

/** The customer's price list, credit and payment term, with links to its quotes and orders. */
export function CustomerTerms({ customer, children }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayGrant = useMay('credit');
  const priceLists = usePriceListChoices();
  const [open, setOpen] = useState<'priceList' | 'currency' | 'credit' | 'payment'>();
  const amount = (value: number) => money(value, customer.currency, locale);
  const facts = [
    [
      'priceList',
      priceLists.find(({ id }) => id === customer.priceList)?.called ?? customer.priceList,
      mayGrant && (
        <Button size="small" aria-label={t('customer.changePriceList')} onClick={() => setOpen('priceList')}>
          {t('customer.change')}
        </Button>
      ),
    ],
    [
      'currency',
      customer.currency,
      mayGrant && customer.orders === 0 && (
        <Button size="small" aria-label={t('customer.changeCurrency')} onClick={() => setOpen('currency')}>
          {t('customer.change')}
        </Button>
      ),
    ],
    [
      'creditLimit',
      amount(customer.creditLimit),
      mayGrant && (
        <Button size="small" aria-label={t('customer.changeCredit')} onClick={() => setOpen('credit')}>
          {t('customer.change')}
        </Button>
      ),
    ],
    ['owed', amount(customer.owed), undefined],
    ['held', amount(customer.held), undefined],
    ['overdue', <Overdue of={customer} />, undefined],
    ['creditLeft', amount(customer.creditLeft), undefined],
  ] as const;
  return (
    <Panel title={t('customer.terms')}>
      <Stack component="dl" sx={{ m: 0, gap: 1 }}>
        {facts.map(([fact, value, action]) => (
          <Stack key={fact} direction="row" sx={{ alignItems: 'baseline', gap: 1 }}>
            <Typography component="dt" color="text.secondary" sx={{ flex: 1 }}>
              {t(`customer.${fact}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {action}
              {value}
            </Typography>
          </Stack>
        ))}
      </Stack>
      {children}
      {mayGrant && customer.owed > 0 && (
        <Button size="small" onClick={() => setOpen('payment')} sx={{ mt: 1 }}>
          {t('customer.recordPayment')}…
        </Button>
      )}
      <Stack direction="row" sx={{ gap: 2, pt: 2, flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={`/why-price?${new URLSearchParams({ account: customer.accountId })}`}>
          {t('priceList.why.link')}
        </Link>
        <Link component={RouterLink} to={`/quote?${search({ accountId: customer.accountId })}`}>
          {t('customer.quotes')}
        </Link>
        <Link component={RouterLink} to={`/order?${search({ accountId: customer.accountId })}`}>
          {t('customer.orders', { smart_count: customer.orders })}
        </Link>
      </Stack>
      {open === 'priceList' && <PriceListDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'currency' && <CurrencyDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'payment' && <PaymentDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'credit' && <CreditDialog customer={customer} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}
