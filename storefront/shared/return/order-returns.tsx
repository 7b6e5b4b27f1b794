import { useQuery } from '@tanstack/react-query';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { returnPaths } from './return-paths.ts';
import { orderReturnsQuery, useHasReturns } from './return.queries.ts';

interface OrderReturnsProps {
  readonly orderId: string;
  /** Of a guest's order. */
  readonly email?: string;
}

/** The way to return something of an order, and the returns that there are. */
export function OrderReturns({ orderId, email }: OrderReturnsProps) {
  const { t } = useText('return');
  const hasReturns = useHasReturns();
  const { data } = useQuery({ ...orderReturnsQuery(orderId, email), enabled: hasReturns });
  if (!data) return null;
  const canReturn = data.Lines.some(({ ReturnableQty }) => ReturnableQty > 0);
  if (!canReturn && !data.Returns.length) return null;
  return (
    <div className={layout.row}>
      {canReturn && <ButtonLink href={returnPaths.form(orderId)}>{t('title')}</ButtonLink>}
      {data.Returns.map(({ ReturnID, ReturnNumber, Status }) => (
        <span key={ReturnID} className={text.standalone}>
          <a href={email ? returnPaths.complete(ReturnID) : returnPaths.one(ReturnID)}>
            <span className={text.mono}>{ReturnNumber}</span>
          </a>{' '}
          <span className={text.quiet}>{t(`status.${Status}`)}</span>
        </span>
      ))}
    </div>
  );
}
