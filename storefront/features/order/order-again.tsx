import { useState } from 'react';
import type { Output } from '#contracts/api.ts';
import type { OrderLine } from '#contracts/order/order.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';
import { useText } from '#storefront/lib/text.ts';
import { useAfterLinesAdded } from '#storefront/shared/cart/use-add-lines.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';

const AddedLinesReport = partOnDemand(
  async () => (await import('#storefront/shared/cart/lines-report.tsx')).AddedLinesReport,
);

interface OrderAgainProps {
  readonly orderId: string;
  readonly lines: readonly OrderLine[];
}

/** Spec 4, copy order to cart: only what is available goes over, and what does not is told line by line. */
export function OrderAgain({ orderId, lines }: OrderAgainProps) {
  const { t } = useText(['order', 'cart', 'common']);
  const units = useUnits();
  const { OrderId, lineCount } = useUser();
  const { run, pending, error } = useCommand('cart/copytocart');
  const tell = useAfterLinesAdded();
  const [copied, setCopied] = useState<Output<'cart/copytocart'>>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const copy = async () => {
    setCopied(undefined);
    const answer = await run({
      OrderId: orderId,
      ...(chosen?.size ? { LineIDs: [...chosen] } : {}),
      ...(lineCount > 0 ? { currentOrderId: OrderId } : {}),
    });
    if (!answer) return;
    await AddedLinesReport.preload();
    setCopied(answer);
    tell(answer);
  };
  const choose = (lineId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(lineId);
    else next.delete(lineId);
    setChosen(next);
  };
  return (
    <section className={layout.tight} aria-label={t('orderAgain')}>
      <div className={layout.row}>
        <Button kind="ink" pending={pending} onClick={() => void copy()}>
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
              {units.count(line.Qty, line.Unit)} · <span className={text.mono}>{line.ProductId}</span> {line.SkuName}
            </CheckBox>
          ))}
        </fieldset>
      )}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {copied && <AddedLinesReport added={copied} further={copied.Short.map(({ Message }) => Message)} />}
    </section>
  );
}
