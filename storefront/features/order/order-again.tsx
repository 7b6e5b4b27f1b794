import { useState } from 'react';
import type { OrderLine } from '#contracts/order/order.ts';
import { useText } from '#storefront/lib/text.ts';
import { useOrderAgain } from '#storefront/shared/order/use-order-again.tsx';
import { useUnits } from '#storefront/shared/product/units.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';

interface OrderAgainProps {
  readonly orderId: string;
  readonly lines: readonly OrderLine[];
}

/** All of its lines, or those that are chosen, go into the cart again. */
export function OrderAgain({ orderId, lines }: OrderAgainProps) {
  const { t } = useText('order');
  const units = useUnits();
  const { copy, pending, report } = useOrderAgain();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const choose = (lineId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(lineId);
    else next.delete(lineId);
    setChosen(next);
  };
  return (
    <section className={layout.tight} aria-label={t('orderAgain')}>
      <div className={layout.row}>
        <Button kind="ink" pending={pending} onClick={() => void copy(orderId, [...(chosen ?? [])])}>
          {chosen?.size ? t('orderChosen', { count: chosen.size }) : t('orderAgain')}
        </Button>
        {lines.length > 1 && (
          <Button
            kind="link"
            aria-expanded={chosen !== undefined}
            onClick={() => setChosen(chosen ? undefined : new Set())}
          >
            {t(chosen ? 'chooseNoLines' : 'chooseLines')}
          </Button>
        )}
      </div>
      {chosen && (
        <fieldset className={`${layout.sheet} ${layout.padded}`}>
          <legend className={text.hidden}>{t('chooseLines')}</legend>
          {lines.map((line) => (
            <CheckBox
              key={line.LineID}
              checked={chosen.has(line.LineID)}
              onChange={({ target }) => choose(line.LineID, target.checked)}
            >
              {units.count(line.Qty, line.Unit)} · <span className={text.mono}>{line.ProductId}</span>{' '}
              {[line.SkuName, line.Options].filter(Boolean).join(', ')}
            </CheckBox>
          ))}
        </fieldset>
      )}
      {report}
    </section>
  );
}
