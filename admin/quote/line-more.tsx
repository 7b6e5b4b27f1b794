import { Link } from 'react-router-dom';
import { money } from '#admin/lib/format.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { discountShown } from './line-edits.ts';
import type { LineProps } from './line-props.ts';
import { MessageForm, MessageList } from './message-list.tsx';
import { problemText } from './error-message.ts';
import { ProductSearch } from '#admin/ui/product-search.tsx';

/** Below a line's figures stand the reason of its price, its alternatives and its part of the thread. */
export function LineMore(props: LineProps) {
  const { line, t, locale, currency, accountId, messages = [], mayWrite, tell } = props;
  const { override, discount } = line;
  return (
    <tr className="more">
      <td className="wide" colSpan={11}>
        {override && (
          <p>
            {t('quote.overridden', {
              from: money(override.from, currency, locale),
              by: override.by,
              reason: override.reason,
            })}
          </p>
        )}
        {discount && (
          <p>
            {t('quote.discounted', {
              discount: discountShown(discount.discount, { t, locale, currency }),
              by: discount.by,
              reason: discount.reason,
            })}
          </p>
        )}
        {line.itemNumber && (
          <p>
            <Link
              to={`/why-price?${new URLSearchParams({ item: line.itemNumber, account: accountId, quantity: String(line.quantity) })}`}
            >
              {t('priceList.why.link')}
            </Link>
          </p>
        )}
        <Alternatives {...props} />
        <h3>{t('quote.messagesOfLine', { line: line.lineId })}</h3>
        <MessageList messages={messages} />
        {mayWrite && <MessageForm tell={tell} lineId={line.lineId} />}
      </td>
    </tr>
  );
}

function Alternatives({ line, t, locale, currency, mayEdit, edit }: LineProps) {
  const { attempt, problem } = useAttempt(problemText);
  const named = t('quote.lineNamed', { line: line.lineId, item: line.name });
  const offer = (itemNumber: string) =>
    attempt(() =>
      edit(
        'admin/quote/offeralternative',
        { lineId: line.lineId, itemNumber },
        t('quote.mine.offer', { item: itemNumber, line: named }),
      ),
    );
  const withdraw = (itemNumber: string) =>
    attempt(() =>
      edit(
        'admin/quote/withdrawalternative',
        { lineId: line.lineId, itemNumber },
        t('quote.mine.withdraw', { item: itemNumber, line: named }),
      ),
    );
  return (
    <>
      <h3>{t('quote.alternatives')}</h3>
      <ul>
        {line.alternatives.map(({ itemNumber, name, unitPrice }) => (
          <li key={itemNumber}>
            <code>{itemNumber}</code> {name}, {money(unitPrice, currency, locale)}{' '}
            {mayEdit && (
              <button
                type="button"
                aria-label={t('quote.withdrawAlternative', { item: itemNumber })}
                onClick={() => void withdraw(itemNumber)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <ProductSearch label={t('quote.offerAlternative')} onChoose={(itemNumber) => void offer(itemNumber)} />
      )}
      {problem && (
        <p role="alert" className="warn">
          {problem}
        </p>
      )}
    </>
  );
}
