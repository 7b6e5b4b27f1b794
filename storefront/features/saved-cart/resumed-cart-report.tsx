import type { CartResumed } from '#contracts/cart/saved-cart.ts';
import { useText } from '#storefront/lib/text.ts';
import { LinesReport } from '#storefront/shared/cart/lines-report.tsx';

interface ResumedCartReportProps {
  readonly summary: string;
  readonly resumed: CartResumed;
}

/** What became of a cart that was taken up again: new prices, and what can no longer be had. */
export function ResumedCartReport({ summary, resumed: { Short, RepricedCount, OrderID } }: ResumedCartReportProps) {
  const { t } = useText('saved-cart');
  const repriced = RepricedCount ? [t('repriced', { count: RepricedCount })] : [];
  return (
    <LinesReport summary={summary} messages={[...repriced, ...Short.map(({ Message }) => Message)]} orderId={OrderID} />
  );
}
