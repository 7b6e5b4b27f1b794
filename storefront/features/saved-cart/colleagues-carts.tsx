import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import type { ColleagueCart } from '#contracts/cart/colleague-cart.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { LineList } from '#storefront/shared/cart/lines-of-cart.tsx';
import { AddedLinesReport } from '#storefront/shared/cart/lines-report.tsx';
import type { PendingDays } from '#storefront/shared/cart/pending-carts.ts';
import { useAfterLinesAdded } from '#storefront/shared/cart/use-add-lines.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { OfCart } from './cart-entry.tsx';
import { colleaguesCartsQuery, colleaguesLinesQuery } from './colleagues-carts.queries.ts';
import styles from './saved-carts.module.css';

interface ColleaguesCartsProps {
  readonly kind: 'saved' | 'pending';
  readonly days?: PendingDays;
}

/** Carts of colleagues to look at and to copy, for who sees all of the company's; nothing for everybody else. */
export function ColleaguesCarts({ kind, days }: ColleaguesCartsProps) {
  const { t } = useText(['saved-cart', 'common']);
  const { Carts } = useRead(colleaguesCartsQuery(kind, days));
  const { OrderId, lineCount } = useUser();
  const { run, pending, error } = useCommand('cart/copycolleaguescart');
  const tell = useAfterLinesAdded();
  const [copied, setCopied] = useState<Output<'cart/copycolleaguescart'>>();
  const copy = async (cart: ColleagueCart) => {
    setCopied(undefined);
    const answer = await run({ OrderId: cart.OrderID, ...(lineCount > 0 ? { currentOrderId: OrderId } : {}) });
    if (!answer) return;
    tell(answer);
    setCopied(answer);
  };
  if (!Carts.length) return null;
  return (
    <section className={layout.tight} aria-labelledby="colleagues-carts">
      <h2 id="colleagues-carts">{t('colleagues')}</h2>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {copied && <AddedLinesReport added={copied} further={copied.Short.map(({ Message }) => Message)} />}
      <ul className={styles.carts}>
        {Carts.map((cart) => (
          <ColleagueEntry key={cart.OrderID} cart={cart} pending={pending} onCopy={() => void copy(cart)} />
        ))}
      </ul>
    </section>
  );
}

interface ColleagueEntryProps {
  readonly cart: ColleagueCart;
  readonly pending: boolean;
  readonly onCopy: () => void;
}

function ColleagueEntry({ cart, pending, onCopy }: ColleagueEntryProps) {
  const { t, language } = useText('saved-cart');
  const [isOpen, setOpen] = useState(false);
  const { OrderTag, LineCount: count } = cart;
  const date = formatDate(cart.ChangedAt, language);
  // Two colleagues may have saved a cart under one name.
  const name = t('ofColleague', { name: OrderTag || t('cartOf', { date }), owner: cart.Owner });
  return (
    <li className={`${layout.sheet} ${styles.cart}`} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={text.quiet}>{OrderTag ? t('facts', { count, date }) : t('lineCount', { count })}</p>
        <strong>{formatMoney(cart.SubTotal, cart.CurrencyCode, language)}</strong>
      </div>
      <div className={layout.row}>
        <Button pending={pending} onClick={onCopy}>
          {t('copy')}
          <OfCart name={name} />
        </Button>
        <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('lines')}
          <OfCart name={name} />
        </Button>
      </div>
      {isOpen && <ColleagueLines orderId={cart.OrderID} label={name} />}
    </li>
  );
}

function ColleagueLines({ orderId, label }: { readonly orderId: string; readonly label: string }) {
  const { t } = useText('common');
  const { data, error } = useQuery(colleaguesLinesQuery(orderId));
  if (error) return <Alert kind="error">{errorText(error, t('unreachable'))}</Alert>;
  return data ? <LineList lines={data.OrderLines} currency={data.CurrencyCode} label={label} /> : null;
}
