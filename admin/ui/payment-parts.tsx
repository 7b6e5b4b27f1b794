import type { RefundPreview } from '#contracts/order/order-desk-shapes.ts';
import { MoneyRow } from '#admin/ui/money-row.tsx';

interface Props {
  readonly how: RefundPreview['how'];
  readonly amount: (value: number) => string;
}

/** Money goes back to the payments that it came from: a row for each. */
export function PaymentParts({ how, amount }: Props) {
  return how.map((part) => <MoneyRow key={part.paymentId} label={part.goesTo} value={amount(part.amount)} />);
}
