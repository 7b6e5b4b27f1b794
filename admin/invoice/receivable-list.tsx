import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { SelectInput, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { money } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { ResourceList } from '#admin/ui/resource-list.tsx';
import { bucketName } from './bucket-name.ts';
import type { ReceivableRow } from './receivable.reader.ts';

const CENTS = 100;

const columns: readonly FileColumn<ReceivableRow>[] = [
  { source: 'accountId', label: 'invoice.account', value: ({ accountId }) => accountId },
  { source: 'customer', label: 'invoice.customer', value: ({ customer }) => customer },
  { source: 'owed', label: 'invoice.owed', value: ({ owed }) => owed / CENTS },
  { source: 'overdue', label: 'invoice.overdue', value: ({ overdue }) => overdue / CENTS },
  { source: 'limit', label: 'invoice.limit', value: ({ limit }) => limit / CENTS },
  { source: 'currency', label: 'invoice.currency', value: ({ currency }) => currency },
];

/** Accounts that owe something, by age: who is called first stands first. */
export function ReceivableList() {
  const t = useTranslate();
  return (
    <ResourceList<ReceivableRow>
      resource="receivable"
      texts="invoice"
      sort={{ field: 'overdue', order: 'DESC' }}
      filters={[
        <SelectInput
          key="only"
          source="only"
          label="invoice.show"
          alwaysOn
          choices={[{ id: 'overdue', name: 'invoice.onlyOverdue' }]}
        />,
      ]}
      exported={{ name: t('resources.receivable.name', { smart_count: 2 }), columns }}
      table={<Ages />}
      blocks={<Ages />}
    />
  );
}

function Ages() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data = [] } = useListContext<ReceivableRow>();
  const ages = data[0]?.ages ?? [];
  return (
    <Table size="small" sx={stacksOnPhone} aria-label={t('resources.receivable.name', { smart_count: 2 })}>
      <TableHead>
        <TableRow>
          <TableCell>{t('invoice.customer')}</TableCell>
          <TableCell align="right">{t('invoice.owed')}</TableCell>
          <TableCell align="right">{t('invoice.overdue')}</TableCell>
          {ages.map((age) => (
            <TableCell key={age.from} align="right">
              {bucketName(age, t)}
            </TableCell>
          ))}
          <TableCell align="right">{t('invoice.limit')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((row) => (
          <TableRow key={row.accountId} hover>
            <TableCell component="th" scope="row">
              <Link component={RouterLink} to={`/customer/${row.accountId}/show`}>
                {row.customer}
              </Link>
            </TableCell>
            <TableCell align="right" data-label={t('invoice.owed')}>
              {money(row.owed, row.currency, locale)}
            </TableCell>
            <TableCell
              align="right"
              data-label={t('invoice.overdue')}
              sx={{ color: row.overdue > 0 ? 'error.main' : undefined }}
            >
              {money(row.overdue, row.currency, locale)}
            </TableCell>
            {row.buckets.map((amount, at) => {
              const age = ages[at];
              return (
                age && (
                  <TableCell key={age.from} align="right" data-label={bucketName(age, t)}>
                    {money(amount, row.currency, locale)}
                  </TableCell>
                )
              );
            })}
            <TableCell align="right" data-label={t('invoice.limit')}>
              {money(row.limit, row.currency, locale)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
