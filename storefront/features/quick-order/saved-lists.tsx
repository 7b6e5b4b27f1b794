import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { parseQuickOrder } from '#domain/shared/quick-order/quick-order-lines.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { rememberCart, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { quickOrderStore } from './quick-order-store.ts';
import { quickOrderListsQuery } from './quick-order.queries.ts';
import { SentOrder, type Sent } from './sent-order.tsx';
import styles from './quick-order.module.css';

type List = Output<'checkout/getquickorderlist'>['Lists'][number];
const SHARINGS = ['private', 'seen', 'edited'] as const;

/** Express Order lists: Transfer To Order, into the pad, shared in the company, Delete List. */
export function SavedLists() {
  const { t } = useText(['quick-order', 'common']);
  const { Lists } = useRead(quickOrderListsQuery);
  const queryClient = useQueryClient();
  const { OrderId } = useUser();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState('');
  const [sent, setSent] = useState<Sent>();

  const attempt = async (list: List, work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(list.ListID);
    setProblem('');
    try {
      await work();
      // Not waited for: what is pressed while the lists are asked again counts, too.
      void queryClient.invalidateQueries({ queryKey: quickOrderListsQuery.queryKey });
    } catch (error) {
      setProblem(errorText(error, t('common:unreachable')));
    } finally {
      setBusy('');
    }
  };
  const transfer = async ({ ListID }: List) => {
    const answer = await browserApi.post('checkout/convertquickorderlisttocart', {
      ListID,
      ...(OrderId ? { OrderId } : {}),
    });
    if (answer.OrderID) rememberCart(queryClient, { OrderId: answer.OrderID, lineCount: answer.lineCount });
    void refreshCart(queryClient);
    const refused = answer.Lines.filter(({ Added }) => !Added);
    quickOrderStore().pad.append(
      refused.map(({ ItemCode, Qty, Message }) => ({ itemCode: ItemCode, quantity: String(Qty), problem: Message })),
    );
    setSent({
      ...{ id: ListID, enteredAt: '', added: answer.Added, refused: refused.length },
      ...{ lines: answer.Lines, problem: '' },
    });
  };
  const intoPad = async ({ ListID }: List) => {
    const { Text } = await browserApi.post('checkout/getquickorderlines', { ListID });
    const lines = parseQuickOrder(Text);
    quickOrderStore().pad.append(lines.map(({ itemCode, quantity }) => ({ itemCode, quantity })));
  };
  return (
    <section className={`${layout.sheet} ${styles.card}`}>
      <h2>{t('lists')}</h2>
      {problem && <Alert kind="error">{problem}</Alert>}
      {sent && <SentOrder sent={sent} />}
      {Lists.length === 0 && <p className={text.quiet}>{t('noLists')}</p>}
      <ul className={styles.lists}>
        {Lists.map((list) => (
          <li key={list.ListID}>
            <p className={styles.listHead}>
              <strong>{list.Name || t('unnamed')}</strong>{' '}
              <span className={text.quiet}>
                {t('lineCount', { count: list.LineCount })}
                {list.Owner && ` · ${list.Owner}`}
              </span>
            </p>
            <p className={layout.row}>
              <Button
                kind="ink"
                pending={busy === list.ListID}
                onClick={() => void attempt(list, () => transfer(list))}
              >
                {t('transfer')}
                <span className={text.hidden}> {list.Name}</span>
              </Button>
              <Button kind="link" onClick={() => void attempt(list, () => intoPad(list))}>
                {t('intoPad')}
                <span className={text.hidden}> {list.Name}</span>
              </Button>
              {list.IsOwn && (
                <Button
                  kind="link"
                  onClick={() =>
                    void attempt(list, () => browserApi.post('checkout/deletequickorderlist', { ListID: list.ListID }))
                  }
                >
                  {t('deleteList')}
                  <span className={text.hidden}> {list.Name}</span>
                </Button>
              )}
            </p>
            {list.IsOwn && (
              <Select
                label={t('sharing')}
                value={list.Sharing}
                options={SHARINGS.map((value) => ({ value, label: t(`sharings.${value}`) }))}
                onChange={({ target }) =>
                  void attempt(list, () =>
                    browserApi.post('checkout/savequickorderlist', {
                      ListID: list.ListID,
                      Sharing: SHARINGS.find((one) => one === target.value) ?? 'private',
                    }),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
