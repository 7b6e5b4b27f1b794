import type { OrderLine } from '#contracts/order/order.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import price from '#storefront/shared/product/price.module.css';
import text from '#storefront/ui/text.module.css';

/** Spec 2: with a reduced price the struck-through UnitPrice × Qty stands next to ExtendedPrice × Qty. */
export function LinePrice({
  line,
  currency,
}: {
  readonly line: Pick<OrderLine, 'UnitPrice' | 'ExtendedPrice' | 'Qty'>;
  readonly currency: string;
}) {
  const { t, language } = useText('cart');
  const money = (amount: number) => formatMoney(amount, currency, language);
  if (line.ExtendedPrice <= 0) return <strong className={price.price}>{money(line.UnitPrice * line.Qty)}</strong>;
  return (
    <span>
      <s className={price.struck}>
        <span className={text.hidden}>{t('listPrice')} </span>
        {money(line.UnitPrice * line.Qty)}
      </s>{' '}
      <strong className={price.price}>{money(line.ExtendedPrice * line.Qty)}</strong>
    </span>
  );
}
