import type { CartResumed } from '#contracts/cart/saved-cart.ts';
import { useText } from '#storefront/lib/text.ts';
import { LinesTold } from '#storefront/shared/cart/lines-told.tsx';

interface ResumedToldProps {
  readonly summary: string;
  readonly resumed: CartResumed;
}

/** What became of a cart that was taken up again: new prices, and what can no longer be had. */
export function ResumedTold({ summary, resumed: { Short, RepricedCount, OrderID } }: ResumedToldProps) {
  const { t } = useText('saved-cart');
  const repriced = RepricedCount ? [t('repriced', { count: RepricedCount })] : [];
  return (
    <LinesTold summary={summary} messages={[...repriced, ...Short.map(({ Message }) => Message)]} orderId={OrderID} />
  );
}
