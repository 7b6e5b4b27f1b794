import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import type { LookedUp } from '#contracts/quick-order/quick-order.ts';
import { parsedQuantity, parseQuickOrder, quickOrderLine } from '#domain/shared/quick-order/quick-order-lines.ts';
import { announce } from '#storefront/lib/announce.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { rememberCart, useUser } from '#storefront/shared/session/session.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { isFilled, type PadRow } from './pad.ts';
import { PadRows } from './pad-rows.tsx';
import { PasteBox } from './paste-box.tsx';
import { quickOrderStore } from './quick-order-store.ts';
import { SentOrder, type Sent } from './sent-order.tsx';
import { unitPriceOf, useLookedUp } from './use-looked-up.ts';
import { SaveList } from './save-list.tsx';
import { ScanButton } from './scan-button.tsx';
import { maySend, type WaitingOrder } from './waiting-orders.ts';
import styles from './quick-order.module.css';

/** Without a network it is tried again so often, besides when the browser says that there is one. */
const RETRY_MS = 15_000;

export function QuickOrder() {
  const { t, language } = useText(['quick-order', 'common']);
  const { pad, waiting } = quickOrderStore();
  const user = useUser();
  const { ContactId, OrderId } = user;
  const queryClient = useQueryClient();
  const rows = useSyncExternalStore(pad.onChange, pad.rows);
  const orders = useSyncExternalStore(waiting.onChange, waiting.all);
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [notKept, setNotKept] = useState(false);

  const codes = useMemo(() => rows.map(({ itemCode }) => itemCode.trim()).filter((code) => code.length > 1), [rows]);
  const found = useLookedUp(codes);
  const priceShown = usePriceShown();

  // What could not be sent before is sent when the page opens, when the network returns, and now and then.
  const waits = orders.some((order) => maySend(order, ContactId));
  useEffect(() => {
    if (!waits) return;
    const send = () => void waiting.sendAll(ContactId);
    send();
    const timer = setInterval(send, RETRY_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [waits, waiting, ContactId]);

  // An answer is taken over at once: what was added is in the cart, the rest is back in the pad with what is wrong.
  useEffect(() => {
    for (const order of orders) {
      if (!order.answer && order.refusal === undefined) continue;
      const refused = refusedRows(order);
      if (refused.length) pad.append(refused);
      waiting.remove(order.id);
      if (order.answer?.OrderID) {
        rememberCart(queryClient, { OrderId: order.answer.OrderID, lineCount: order.answer.lineCount });
        void refreshCart(queryClient);
      }
      const outcome = {
        ...{ id: order.id, enteredAt: order.enteredAt, added: order.answer?.Added ?? 0, refused: refused.length },
        ...{ lines: order.answer?.Lines ?? [], problem: order.refusal ?? '' },
      };
      setSent((before) => [outcome, ...before.filter(({ id }) => id !== order.id)]);
      announce(t('addedLines', { count: outcome.added }));
    }
  }, [orders, pad, waiting, queryClient, t]);

  const filled = rows.filter(isFilled);
  /** With the numbers that the lines have once the others are gone. */
  const markFaults = () => {
    const problems = pad.rows().flatMap((row, at) => {
      const line = at + 1;
      const { fault } = quickOrderLine(line, row.itemCode.trim(), row.quantity.trim());
      return fault && isFilled(row) ? [[row.key, t(`fault.${fault}`, { line })] as const] : [];
    });
    const [first] = problems;
    if (!first) return;
    pad.mark(new Map(problems));
    setProblem(first[1]);
  };
  const addToCart = async () => {
    setSent([]);
    setProblem('');
    if (!filled.length) return setProblem(t('empty'));
    const checked = rows.flatMap((row, at) =>
      isFilled(row) ? [{ row, ...quickOrderLine(at + 1, row.itemCode.trim(), row.quantity.trim()) }] : [],
    );
    const ready = checked.filter(({ fault }) => !fault);
    if (!ready.length) return markFaults();
    const isKept = waiting.add({
      id: crypto.randomUUID(),
      orderId: OrderId,
      contactId: ContactId,
      enteredAt: new Date().toISOString(),
      lines: ready.map(({ row: { key }, itemCode, quantity }) => ({ key, itemCode, quantity })),
    });
    setNotKept(!isKept);
    pad.remove(new Set(ready.map(({ row }) => row.key)));
    markFaults();
    setSending(true);
    try {
      await waiting.sendAll(ContactId);
    } finally {
      setSending(false);
    }
  };
  const paste = (pasted: string) => {
    const lines = parseQuickOrder(pasted);
    pad.append(lines.map(({ itemCode, quantity }) => ({ itemCode, quantity })));
    announce(t('linesPasted', { count: lines.length }));
  };

  const { total, currency, unpriced } = totalOf(filled, found, priceShown);
  const stuck = orders.filter((order) => !order.answer && order.refusal === undefined);
  return (
    <>
      {stuck.map((order) => (
        <Alert key={order.id} kind={notKept ? 'error' : 'info'}>
          {maySend(order, ContactId) ? (
            <p>{t(notKept ? 'waitsHere' : sending ? 'sending' : 'waits', { count: order.lines.length })}</p>
          ) : (
            <>
              <p>{t('unknown', { count: order.lines.length })}</p>
              <p className={layout.row}>
                <Button
                  onClick={() => {
                    pad.append(order.lines.map(({ itemCode, quantity }) => ({ itemCode, quantity })));
                    waiting.remove(order.id);
                  }}
                >
                  {t('backIntoPad')}
                </Button>
                <Button onClick={() => waiting.remove(order.id)}>{t('discard')}</Button>
              </p>
            </>
          )}
        </Alert>
      ))}
      {sent.map((one) => (
        <SentOrder key={one.id} sent={one} />
      ))}
      <section className={layout.sheet} aria-label={t('heading')}>
        <PadRows rows={rows} pad={pad} found={found} onPaste={paste} />
        <div className={styles.foot}>
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <Button onClick={() => pad.addRow()}>{t('addRow')}</Button>
          <ScanButton onCode={(code) => pad.addOne(code)} />
          <p className={styles.total} aria-live="polite">
            {t('lineCount', { count: filled.length })}
            {currency && (
              <strong>
                {' '}
                {[formatMoney(total, currency, language), ...(priceShown.rates ? [t('common:withTax')] : [])].join(' ')}
              </strong>
            )}
            {currency && unpriced > 0 && <span> {t('unpriced', { count: unpriced })}</span>}
          </p>
          <Button kind="action" large pending={sending} onClick={() => void addToCart()}>
            {t('common:addToCart')}
          </Button>
        </div>
      </section>
      <PasteBox onText={paste} onLines={(lines) => pad.append(lines)} />
      {ContactId > 0 && filled.length > 0 && <SaveList rows={filled} />}
    </>
  );
}

/** What the rows come to as this reader is shown prices, and how many have no price yet. */
function totalOf(rows: readonly PadRow[], found: ReadonlyMap<string, LookedUp>, priceShown: PriceShown) {
  let [total, currency, unpriced] = [0, '', 0];
  for (const { itemCode, quantity } of rows) {
    const [item, count] = [found.get(itemCode.trim()), parsedQuantity(quantity)];
    const price = item && count !== undefined && !item.Code ? unitPriceOf(item, count) : undefined;
    if (!item || price === undefined || count === undefined) unpriced += 1;
    else
      [total, currency] = [
        total + amountsShown(price, priceShown, item.TaxClass).amount * count,
        item.CurrencyCode ?? currency,
      ];
  }
  return { total, currency, unpriced };
}

function refusedRows({ lines, answer, refusal }: WaitingOrder): Omit<PadRow, 'key'>[] {
  return lines.flatMap(({ itemCode, quantity }, at) => {
    const result = answer?.Lines[at];
    if (result?.Added) return [];
    const problem = result?.Message || refusal || '';
    const successor = result?.Successor?.ProductId;
    return [{ itemCode, quantity, problem, ...(successor ? { successor } : {}) }];
  });
}
