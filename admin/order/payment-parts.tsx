import type { RefundPreview } from '#contracts/order-desk.ts';
import { MoneyRow } from './money-row.tsx';

interface Props {
  readonly how: RefundPreview['how'];
  readonly amount: (value: number) => string;
}

/** Which payment gets how much back. */
export function PaymentParts({ how, amount }: Props) {
  return how.map((part) => <MoneyRow key={part.paymentId} label={part.goesTo} value={amount(part.amount)} />);
}
