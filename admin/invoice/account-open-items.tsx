import { Button, Chip, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import type { AgedBalance } from '#contracts/credit/aged-balance.ts';
import { AdjustBalanceDialog } from './adjust-balance-dialog.tsx';
import { openItemName } from './open-item-name.ts';
import { ReduceItemDialog, type Reduction } from './reduce-item-dialog.tsx';

type OpenItem = AgedBalance['OpenItems'][number];

/** What an account owes, item by item, the oldest due first, and what staff may correct of it. */
export function AccountOpenItems({ accountId }: { readonly accountId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { asOf } = useAsOf();
  const mayCorrect = useMay('credit');
  const [asked, setAsked] = useState<{ readonly kind: Reduction; readonly item: OpenItem } | 'more'>();
  const { data } = useQuery({
    queryKey: ['aged-balance', accountId, asOf],
    queryFn: () => client.get('admin/credit/agedbalance', { accountId, ...(asOf ? { asOf } : {}) }),
  });
  if (!data || (!data.OpenItems.length && !mayCorrect)) return null;
  const amount = (cents: number) => money(cents, data.CurrencyCode, locale);
  const close = () => setAsked(undefined);
  return (
    <Panel title={t('customer.openItems', { smart_count: data.OpenItems.length })}>
      {data.OpenItems.length > 0 && (
        <Table size="small" sx={stacksOnPhone} aria-label={t('invoice.openItems')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('customer.number')}</TableCell>
              <TableCell>{t('invoice.dueOn')}</TableCell>
              <TableCell align="right">{t('invoice.amount')}</TableCell>
              <TableCell align="right">{t('invoice.open')}</TableCell>
              {mayCorrect && <ActionsHead />}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.OpenItems.map((item) => {
              const name = openItemName(item, t);
              return (
                <TableRow key={item.OpenItemId}>
                  <TableCell component="th" scope="row">
                    {item.Kind === 'invoice' ? (
                      <Link component={RouterLink} to={`/order/${item.OrderID}/show`}>
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </TableCell>
                  <TableCell data-label={t('invoice.dueOn')}>
                    <Typography
                      component="span"
                      variant="inherit"
                      color={item.DaysOverdue > 0 ? 'error' : 'textPrimary'}
                    >
                      {dayOnly(item.DueDate, locale)}
                      {item.DaysOverdue > 0 && `, ${t('customer.overdue').toLowerCase()}`}
                    </Typography>
                  </TableCell>
                  <TableCell align="right" data-label={t('invoice.amount')}>
                    {amount(item.Amount)}
                  </TableCell>
                  <TableCell align="right" data-label={t('invoice.open')}>
                    {amount(item.Open)}
                    {item.IsDisputed && (
                      <Chip
                        size="small"
                        variant="outlined"
                        color="info"
                        sx={{ ml: 1 }}
                        label={t('invoice.status.disputed')}
                      />
                    )}
                  </TableCell>
                  {mayCorrect && (
                    <TableCell align="right">
                      {(['adjust', 'writeOff'] as const).map((kind) => (
                        <Button
                          key={kind}
                          size="small"
                          aria-label={`${t(`invoice.${kind}`)} ${name}`}
                          onClick={() => setAsked({ kind, item })}
                        >
                          {t(`invoice.${kind}`)}…
                        </Button>
                      ))}
                    </TableCell>
                  )}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
      {mayCorrect && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setAsked('more')}>
          {t('invoice.moreOwed')}…
        </Button>
      )}
      {asked === 'more' && <AdjustBalanceDialog accountId={accountId} currency={data.CurrencyCode} onClose={close} />}
      {asked && asked !== 'more' && (
        <ReduceItemDialog
          accountId={accountId}
          currency={data.CurrencyCode}
          kind={asked.kind}
          item={asked.item}
          onClose={close}
        />
      )}
    </Panel>
  );
}
