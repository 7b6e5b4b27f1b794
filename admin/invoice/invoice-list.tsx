import { DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayOnly, money } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { statusFilter } from '#admin/ui/written-status.tsx';
import type { InvoiceRow } from './invoice.reader.ts';
import { InvoiceStatus } from './invoice-status.tsx';

const Column = DataTable.Col<InvoiceRow>;
const CENTS = 100;

/** Of several the last one, and how many others. */
const orderText = ({ orderNumber, moreOrders }: InvoiceRow): string =>
  moreOrders ? `${orderNumber} +${moreOrders}` : orderNumber;

const columns: readonly FileColumn<InvoiceRow>[] = [
  { source: 'number', label: 'invoice.number', value: ({ number }) => number },
  { source: 'issuedOn', label: 'invoice.issuedOn', value: ({ issuedOn }) => issuedOn },
  { source: 'dueOn', label: 'invoice.dueOn', value: ({ dueOn }) => dueOn },
  { source: 'orderNumber', label: 'invoice.order', value: orderText },
  { source: 'accountId', label: 'invoice.account', value: ({ accountId }) => accountId },
  { source: 'customer', label: 'invoice.customer', value: ({ customer }) => customer },
  { source: 'total', label: 'invoice.total', value: ({ total }) => total / CENTS },
  { source: 'pending', label: 'invoice.pending', value: ({ pending }) => pending / CENTS },
  { source: 'credited', label: 'invoice.credited', value: ({ credited }) => credited / CENTS },
  { source: 'currency', label: 'invoice.currency', value: ({ currency }) => currency },
];

/** What was billed, and what of it is still open. */
export function InvoiceList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <ResourceList<InvoiceRow>
      resource="invoice"
      texts="invoice"
      sort={{ field: 'issuedOn', order: 'DESC' }}
      filters={[statusFilter('invoice', ['pending', 'overdue', 'disputed', 'paid'])]}
      exported={{ name: t('resources.invoice.name', { smart_count: 2 }), columns }}
      table={
        <ResourceTable onlyWide={['orderNumber', 'total', 'dueOn']}>
          <Column
            source="number"
            label="invoice.number"
            render={({ number, invoiceId }) => (
              <RowLink to={`/invoice/${encodeURIComponent(invoiceId)}/show`}>
                <code>{number}</code>
              </RowLink>
            )}
          />
          <Column source="issuedOn" label="invoice.issuedOn" render={({ issuedOn }) => dayOnly(issuedOn, locale)} />
          <Column source="customer" label="invoice.customer" disableSort />
          <Column source="orderNumber" label="invoice.order" disableSort render={orderText} />
          <Column source="dueOn" label="invoice.dueOn" render={({ dueOn }) => dayOnly(dueOn, locale)} />
          <Column
            source="total"
            label="invoice.total"
            align="right"
            render={({ total, currency }) => money(total, currency, locale)}
          />
          <Column
            source="pending"
            label="invoice.pending"
            align="right"
            render={({ pending, currency }) => money(pending, currency, locale)}
          />
          <Column
            source="status"
            label="invoice.status.name"
            disableSort
            render={(row) => <InvoiceStatus of={row} />}
          />
        </ResourceTable>
      }
      blocks={
        <SimpleList<InvoiceRow>
          rowClick="show"
          primaryText={(row) => (
            <>
              <code>{row.number}</code> {row.customer} <InvoiceStatus of={row} />
            </>
          )}
          secondaryText={({ pending, total, currency, dueOn }) => {
            const value = `${money(pending, currency, locale)} / ${money(total, currency, locale)}`;
            const open = t('form.labelled', { label: t('invoice.pending'), value });
            return `${open} · ${t('form.labelled', { label: t('invoice.dueOn'), value: dayOnly(dueOn, locale) })}`;
          }}
        />
      }
    />
  );
}
