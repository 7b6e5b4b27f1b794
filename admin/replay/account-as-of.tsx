import { Box, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { FindField } from '#admin/ui/find-field.tsx';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { Overdue } from '#admin/ui/overdue.tsx';
import { StatusChip } from '#admin/ui/status-chip.tsx';
import type { Output } from '#contracts/api.ts';
import { MomentsBar } from './as-of-bar.tsx';

type Account = Output<'admin/replay/account'>;

/** All open orders of an account, what it owed and what was left of its credit, as of a date. */
export function AccountAsOf() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const { asOf } = useAsOf();
  const accountId = search.get('id') ?? '';
  const { data, error } = useQuery({
    queryKey: ['replay', 'account', accountId, asOf],
    enabled: accountId !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    queryFn: () => client.get('admin/replay/account', { accountId, ...(asOf === undefined ? {} : { asOf }) }),
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <FindAccount onChoose={(id) => setSearch({ tab: 'account', id })} />
      {accountId === '' ? (
        <Typography color="text.secondary">{t('replay.account.choose')}</Typography>
      ) : (
        <MomentsBar kind="account" id={accountId} />
      )}
      {error && (
        <Typography role="alert" color="error">
          {error.message}
        </Typography>
      )}
      {data && !error && <Standing account={data} asOf={asOf} />}
    </Stack>
  );
}

function FindAccount({ onChoose }: { readonly onChoose: (accountId: string) => void }) {
  const t = useTranslate();
  return (
    <FindField
      label={t('replay.account.find')}
      kind="account"
      none={t('replay.account.none')}
      find={async (search, signal) => {
        const { rows } = await client.get('admin/contact/list', { search }, { signal });
        return [
          ...new Map(
            rows.map(({ accountId, accountName, name }) => [accountId, { accountId, name: accountName || name }]),
          ).values(),
        ];
      }}
      keyOf={({ accountId }) => accountId}
      onChoose={({ accountId }) => onChoose(accountId)}
      row={({ name }) => name}
    />
  );
}

function Standing({ account, asOf }: { readonly account: Account; readonly asOf: string | undefined }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = (cents: number) => money(cents, account.currency, locale);
  const { limit, owed, held, left } = account.credit;
  return (
    <>
      <Panel title={account.name || account.accountId}>
        <Box component="dl" sx={facts}>
          {(
            [
              ['owed', amount(owed)],
              ['overdue', <Overdue of={{ ...account.credit, currency: account.currency }} />],
              ['limit', amount(limit)],
              ['held', amount(held)],
              ['left', amount(left)],
              ['openTotal', amount(account.openTotal)],
              ['priceList', account.priceList],
              ['at', dayAndTime(account.at, locale)],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{t(`replay.account.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
      </Panel>
      <Panel title={t('replay.account.openOrders', { smart_count: account.openOrders.length })}>
        {!account.complete && <Typography color="warning.main">{t('replay.account.incomplete')}</Typography>}
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {['number', 'date', 'status', 'lines', 'total'].map((column) => (
                <TableCell key={column} align={column === 'total' || column === 'lines' ? 'right' : 'left'}>
                  {t(`order.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {account.openOrders.map((order) => (
              <TableRow key={order.OrderID}>
                <TableCell data-label={t('order.number')}>
                  <Link
                    component={RouterLink}
                    to={`/order/${order.OrderID}/show${asOf === undefined ? '' : `?${new URLSearchParams({ asOf: account.at })}`}`}
                  >
                    <code>{order.OrderNumber}</code>
                  </Link>
                </TableCell>
                <TableCell data-label={t('order.date')}>{dayAndTime(order.OrderDate, locale)}</TableCell>
                <TableCell data-label={t('order.status')}>
                  <StatusChip of="order" status={order.OrderStatus} />
                </TableCell>
                <TableCell align="right" data-label={t('order.lines')}>
                  {order.LineCount}
                </TableCell>
                <TableCell align="right" data-label={t('order.total')}>
                  {money(order.OrderTotal, order.CurrencyCode, locale)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </>
  );
}

const facts = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
} as const;
