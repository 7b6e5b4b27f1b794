import { useTranslate } from 'react-admin';
import type { RefundPreview } from '#contracts/order-desk.ts';
import { MoneyRow } from './money-row.tsx';

interface Props {
  readonly how: RefundPreview['how'];
  readonly amount: (value: number) => string;
}

/** Which payment gets how much back. */
export function PaymentParts({ how, amount }: Props) {
  const t = useTranslate();
  return how.map((part) => (
    <MoneyRow
      key={part.paymentId}
      label={t(part.method === 'terms' ? 'orderDesk.toAccount' : 'orderDesk.toCard', { text: part.text })}
      value={amount(part.amount)}
    />
  ));
}
