import { Button, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { Facts, Writer, WrittenPage, type Fact } from '#admin/ui/written-page.tsx';
import type { Output } from '#contracts/api.ts';
import { fileUrl } from '#contracts/client.ts';
import { InvoiceDispute } from './invoice-dispute.tsx';
import { InvoiceStatus } from './invoice-status.tsx';

type Detail = Output<'admin/invoice/detail'>;

/** An invoice as it was sent, how it is paid, and its credit notes. */
export function InvoicePage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { id: invoiceId = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['invoice', 'detail', invoiceId],
    queryFn: () => client.get('admin/invoice/detail', { invoiceId }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!data) return null;
  const { invoice } = data;
  const amount = (cents: number) => money(cents, data.currency, locale);
  return (
    <WrittenPage
      resource="invoice"
      id={invoiceId}
      title={data.number}
      status={<InvoiceStatus of={data} />}
      actions={
        <Button variant="outlined" size="small" href={fileUrl('admin/invoice/paper', { invoiceId })}>
          {t('invoice.pdf')}
        </Button>
      }
    >
      <Panel title={t('invoice.facts')}>
        <Known data={data} />
      </Panel>
      <Panel title={t('invoice.lines')}>
        <Lines lines={invoice.OrderLines} amount={amount} />
        <Facts facts={sumsOf(invoice, t, amount)} />
      </Panel>
      <Panel title={t('invoice.payments')}>
        <Facts
          facts={[
            ...invoice.Payments.map((payment): Fact => [payment.Text || payment.Method, amount(payment.Amount)]),
            [t('invoice.paid'), amount(invoice.AmountPaid)],
            ...(invoice.AmountCredited ? [[t('invoice.credited'), amount(invoice.AmountCredited)] as const] : []),
            ...(invoice.AmountAdjusted ? [[t('invoice.adjusted'), amount(invoice.AmountAdjusted)] as const] : []),
            ...(invoice.AmountDiscounted ? [[t('invoice.discounted'), amount(invoice.AmountDiscounted)] as const] : []),
            [t('invoice.pending'), <strong key="pending">{amount(invoice.AmountPending)}</strong>],
          ]}
        />
      </Panel>
      <InvoiceDispute of={data} />
      {invoice.CreditNotes.map((note) => (
        <Panel key={note.CreditNoteId} title={`${t('invoice.creditNote')} ${note.Number}`}>
          <Lines lines={note.OrderLines} amount={amount} />
          <Facts
            facts={[
              [t('invoice.issuedOn'), dayOnly(note.Date, locale)],
              [t('invoice.reason'), note.Reason],
              ...sumsOf(note, t, amount),
            ]}
          />
          <Button
            size="small"
            sx={{ mt: 1 }}
            href={fileUrl('admin/invoice/paper', { invoiceId, creditNoteId: note.CreditNoteId })}
          >
            {t('invoice.pdf')}
          </Button>
        </Panel>
      ))}
    </WrittenPage>
  );
}

function Known({ data }: { readonly data: Detail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { Discount } = data.invoice;
  const earlyPayment = ({ Amount: amount, Until }: NonNullable<typeof Discount>) =>
    t('invoice.earlyPayment', { amount: money(amount, data.currency, locale), day: dayOnly(Until, locale) });
  return (
    <Facts
      facts={[
        [t('invoice.customer'), <Writer key="customer" accountId={data.accountId} name={data.customer} />],
        [
          t(data.moreOrders ? 'invoice.orders' : 'invoice.order'),
          <Stack key="orders" direction="row" sx={{ columnGap: 1, flexWrap: 'wrap' }}>
            {(data.invoice.Orders ?? [data.invoice]).map(({ OrderID, OrderNumber }) => (
              <Link key={OrderID} component={RouterLink} to={`/order/${OrderID}/show`}>
                {OrderNumber}
              </Link>
            ))}
          </Stack>,
        ],
        ...(data.invoice.PONumber ? [[t('invoice.poNumber'), data.invoice.PONumber] as const] : []),
        [t('invoice.issuedOn'), dayOnly(data.issuedOn, locale)],
        [t('invoice.dueOn'), dayOnly(data.dueOn, locale)],
        ...(Discount ? [[t('invoice.discounted'), earlyPayment(Discount)] as const] : []),
        ...(data.invoice.IsSupplement ? [[t('invoice.kind'), t('invoice.supplement')] as const] : []),
      ]}
    />
  );
}

type Amount = (cents: number) => string;
type Summed = Pick<
  Detail['invoice'],
  'SubTotal' | 'DiscountTotal' | 'FeeLines' | 'ShippingTotal' | 'TaxLines' | 'Deduction' | 'Total'
>;

const sumsOf = (of: Summed, t: (key: string) => string, amount: Amount): Fact[] => [
  [t('invoice.subTotal'), amount(of.SubTotal)],
  ...(of.DiscountTotal ? [[t('invoice.discounts'), amount(-of.DiscountTotal)] as const] : []),
  ...of.FeeLines.map((fee): Fact => [fee.name, amount(fee.amount)]),
  ...(of.ShippingTotal ? [[t('invoice.shipping'), amount(of.ShippingTotal)] as const] : []),
  ...of.TaxLines.map((tax): Fact => [tax.name, amount(tax.amount)]),
  ...(of.Deduction ? [[t('invoice.deduction'), amount(-of.Deduction)] as const] : []),
  [t('invoice.total'), <strong key="total">{amount(of.Total)}</strong>],
];

function Lines({ lines, amount }: { readonly lines: Detail['invoice']['OrderLines']; readonly amount: Amount }) {
  const t = useTranslate();
  if (!lines.length) return null;
  return (
    <Table size="small" sx={{ mb: 2, ...stacksOnPhone }} aria-label={t('invoice.lines')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('invoice.item')}</TableCell>
          <TableCell align="right">{t('invoice.quantity')}</TableCell>
          <TableCell align="right">{t('invoice.unitPrice')}</TableCell>
          <TableCell align="right">{t('invoice.total')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line, at) => (
          <TableRow key={at}>
            <TableCell>
              {line.SkuName} {line.ProductId && <code>{line.ProductId}</code>}
              {line.OrderNumber && (
                <Typography variant="body2" color="text.secondary">
                  {t('form.labelled', { label: t('invoice.order'), value: line.OrderNumber })}
                </Typography>
              )}
            </TableCell>
            <TableCell align="right" data-label={t('invoice.quantity')}>
              {line.Qty}
            </TableCell>
            <TableCell align="right" data-label={t('invoice.unitPrice')}>
              {amount(line.UnitPrice)}
            </TableCell>
            <TableCell align="right" data-label={t('invoice.total')}>
              {amount(line.LineTotal)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
