import { Button, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { dayOf } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { AccountStatus } from './account-status.tsx';
import type { CustomerDetail } from './customer.reader.ts';
import { MergeDialog } from './merge-dialog.tsx';

type Duplicate = Output<'admin/customer/duplicates'>['rows'][number];
const columns = ['name', 'alike', 'status.name', 'since'] as const;

/** Accounts that may be the same customer; nothing where there is none. */
export function CustomerDuplicates({ customer: { accountId, status } }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayMerge = useMay('credit');
  const [into, setInto] = useState<Duplicate>();
  const { data } = useQuery({
    queryKey: ['duplicates', accountId],
    queryFn: () => client.get('admin/customer/duplicates', { accountId }),
    enabled: status !== 'merged',
  });
  if (!data?.rows.length) return null;
  return (
    <Panel title={t('customer.duplicates', { smart_count: data.rows.length })}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{t(`customer.${column}`)}</TableCell>
            ))}
            {mayMerge && <ActionsHead />}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map((row) => (
            <TableRow key={row.accountId}>
              <TableCell data-label={t('customer.name')}>
                <Link component={RouterLink} to={`/customer/${row.accountId}/show`}>
                  {row.name}
                </Link>
              </TableCell>
              <TableCell data-label={t('customer.alike')}>
                {row.alike.map((why) => t(`customer.alikeBy.${why}`)).join(', ')}
              </TableCell>
              <TableCell data-label={t('customer.status.name')}>
                <AccountStatus status={row.status} />
              </TableCell>
              <TableCell data-label={t('customer.since')}>{dayOf(row.openedAt, locale)}</TableCell>
              {mayMerge && (
                <TableCell align="right">
                  {(row.status === 'active' || row.status === 'suspended') && (
                    <Button
                      size="small"
                      sx={{ whiteSpace: 'nowrap' }}
                      onClick={() => setInto(row)}
                      aria-label={`${t('customer.merge')} ${row.name}`}
                    >
                      {t('customer.mergeIntoThis')}…
                    </Button>
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {into && <MergeDialog accountId={accountId} into={into} onClose={() => setInto(undefined)} />}
    </Panel>
  );
}
