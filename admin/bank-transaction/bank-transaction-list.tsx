import { DataTable, SelectInput, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayOnly, money } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { BANK_TRANSACTION_STATUSES } from '#contracts/bank-transaction/bank-transaction.ts';
import { BankFileImport } from './bank-file-import.tsx';
import type { BankTransactionRow } from './bank-transaction.reader.ts';
import { TransactionStatus } from './transaction-status.tsx';

const Column = DataTable.Col<BankTransactionRow>;

const columns: readonly FileColumn<BankTransactionRow>[] = [
  { source: 'bookedOn', label: 'bankTransaction.bookedOn', value: ({ bookedOn }) => bookedOn },
  { source: 'payer', label: 'bankTransaction.payer', value: ({ payer }) => payer },
  { source: 'text', label: 'bankTransaction.text', value: ({ text }) => text },
  { source: 'reference', label: 'bankTransaction.reference', value: ({ reference }) => reference },
  { source: 'amount', label: 'bankTransaction.amount', value: ({ amount }) => amount / 100 },
  { source: 'unmatched', label: 'bankTransaction.unmatched', value: ({ unmatched }) => unmatched / 100 },
  { source: 'currency', label: 'bankTransaction.currency', value: ({ currency }) => currency },
  {
    source: 'status',
    label: 'bankTransaction.status.name',
    value: ({ status }, t) => t(`bankTransaction.status.${status}`),
  },
];

/** Money that came into the bank account, and the place to drop the bank's next file. */
export function BankTransactionList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayImport = useMay('credit');
  const amountOf = ({ amount, currency }: BankTransactionRow) => money(amount, currency, locale);
  return (
    <>
      {mayImport && <BankFileImport />}
      <ResourceList<BankTransactionRow>
        resource="bank-transaction"
        texts="bankTransaction"
        sort={{ field: 'bookedOn', order: 'DESC' }}
        filters={[
          <SelectInput
            key="status"
            source="status"
            label="bankTransaction.status.name"
            alwaysOn
            choices={BANK_TRANSACTION_STATUSES.map((id) => ({ id, name: `bankTransaction.status.${id}` }))}
          />,
        ]}
        exported={{ name: t('resources.bank-transaction.name', { smart_count: 2 }), columns }}
        table={
          <ResourceTable onlyWide={['text', 'unmatched']}>
            <Column
              source="payer"
              label="bankTransaction.payer"
              disableSort
              render={(row) => (
                <RowLink to={`/bank-transaction/${row.transactionId}/show`}>
                  {row.payer || t('bankTransaction.unknownPayer')}
                </RowLink>
              )}
            />
            <Column source="text" label="bankTransaction.text" disableSort sx={{ overflowWrap: 'anywhere' }} />
            <Column
              source="bookedOn"
              label="bankTransaction.bookedOn"
              render={({ bookedOn }) => dayOnly(bookedOn, locale)}
            />
            <Column source="amount" label="bankTransaction.amount" align="right" render={amountOf} />
            <Column
              source="unmatched"
              label="bankTransaction.unmatched"
              align="right"
              disableSort
              render={({ unmatched, currency }) => (unmatched ? money(unmatched, currency, locale) : '')}
            />
            <Column
              source="status"
              label="bankTransaction.status.name"
              disableSort
              render={({ status }) => <TransactionStatus status={status} />}
            />
          </ResourceTable>
        }
        blocks={
          <SimpleList<BankTransactionRow>
            rowClick="show"
            primaryText={(row) => (
              <>
                {row.payer || t('bankTransaction.unknownPayer')} <TransactionStatus status={row.status} />
              </>
            )}
            secondaryText={(row) => `${amountOf(row)} · ${dayOnly(row.bookedOn, locale)} · ${row.text}`}
          />
        }
      />
    </>
  );
}
