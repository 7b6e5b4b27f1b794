import { Divider, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OrderDetail } from '#admin/app/data-provider.ts';
import { money } from '#admin/app/format.ts';
import { Panel } from '#admin/app/panel.tsx';
import { StatusChip } from './status-chip.tsx';

export function OrderMoney({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { OrderHeader: header, Payments } = order;
  const amount = (value: number) => money(value, header.CurrencyCode, locale);
  const rows: [string, number][] = [
    [translate('order.subTotal'), header.SubTotal],
    [`${translate('order.shipping')} (${header.ShippingMethodName})`, header.ShippingTotal],
    ...header.TaxLines.map((tax): [string, number] => [tax.name, tax.amount]),
  ];
  return (
    <Panel title={translate('order.money')}>
      {rows.map(([label, value]) => <Row key={label} label={label} value={amount(value)} />)}
      <Divider sx={{ my: 1 }} />
      <Row label={translate('order.total')} value={amount(header.OrderTotal)} strong />
      {Payments.map((payment) => (
        <Stack key={payment.paymentId} direction="row" sx={{ mt: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography>{translate(`method.${payment.method}`)} · {payment.method === 'terms' ? header.PONumber : payment.text}</Typography>
          <StatusChip of="payment" status={payment.status} />
        </Stack>
      ))}
    </Panel>
  );
}

const Row = ({ label, value, strong = false }: { readonly label: string; readonly value: string; readonly strong?: boolean }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, fontVariantNumeric: 'tabular-nums', fontWeight: strong ? 700 : 400 }}>
    <span>{label}</span>
    <span>{value}</span>
  </Stack>
);
