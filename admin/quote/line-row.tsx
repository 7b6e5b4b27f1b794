import { memo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { money } from '#admin/lib/format.ts';
import { amountText, percentText, shortPercent } from '#admin/lib/number-input.ts';
import { useAttempt, type Attempt } from '#admin/lib/use-attempt.ts';
import { discountFigures } from './discount.ts';
import { LineItem } from './line-item.tsx';
import { LineMore } from './line-more.tsx';
import { lineEdits, needsReason, type Figure, type Typed } from './line-edits.ts';
import type { LineProps } from './line-props.ts';
import { problemText } from './error-message.ts';
import { lastReason, ReasonRow } from './reason-row.tsx';

/** These fields exclude each other: a discount is said in one way. */
const DISCOUNTS: readonly Figure[] = ['percent', 'amount', 'total'];

/** One line, drawn again only when it changes. What is typed stays in its field until it is saved or cancelled. */
export const LineRow = memo(function LineRow(props: LineProps) {
  const { line, edit, mayEdit, t, locale, currency } = props;
  const [typed, setTyped] = useState<Typed>({});
  const { attempt, problem, forgetProblem, isBusy } = useAttempt(problemText);
  const [open, setOpen] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const type = (figure: Figure, text: string) =>
    setTyped((before) => ({
      ...(DISCOUNTS.includes(figure) ? { quantity: before.quantity, price: before.price } : before),
      [figure]: text,
    }));
  const cancel = () => {
    setTyped({});
    forgetProblem();
  };

  const save = (reason: string, only?: Figure) =>
    attempt(async () => {
      const wanted = only ? { [only]: typed[only] } : typed;
      for (const { figure, send } of lineEdits(line, wanted, reason, props)) {
        await send(edit);
        setTyped(({ [figure]: _, ...rest }) => rest);
      }
    });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return cancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isBusy) return;
    const figure = event.currentTarget.dataset['figure'] as Figure;
    if (!needsReason(typed)) return void save('', figure);
    if (lastReason()) return void save(lastReason());
    reasonField.current?.focus();
  };

  const field = (figure: Figure, value: string, placeholder = '') =>
    mayEdit ? (
      <input
        data-figure={figure}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('quote.fieldOfLine', { field: t(`quote.column.${COLUMN[figure]}`), line: line.lineId })}
        className={typed[figure] === undefined ? '' : 'typed'}
        placeholder={placeholder}
        value={typed[figure] ?? value}
        onChange={(event) => type(figure, event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={
          figure === 'quantity' && typed.quantity !== undefined && !isBusy ? () => void save('', 'quantity') : undefined
        }
      />
    ) : (
      value || placeholder
    );

  const gross = line.offeredUnitPrice * line.quantity;
  const off = discountFigures(gross, line.discount?.discount);
  const given = line.discount !== undefined;
  const cell = (column: string, children: ReactNode) => (
    <td className={column} data-label={t(`quote.column.${column}`)}>
      {children}
    </td>
  );

  return (
    <tbody aria-busy={isBusy}>
      <tr>
        <td className="line">{line.lineId}</td>
        <LineItem line={line} t={t} />
        {cell('quantity', field('quantity', String(line.quantity)))}
        {cell('cataloguePrice', <CataloguePrice {...props} />)}
        {cell('offeredPrice', field('price', amountText(line.offeredUnitPrice, locale)))}
        {cell('percentOff', field('percent', given ? percentText(off.percent, locale) : '', '0'))}
        {cell('amountOff', field('amount', given ? amountText(off.amount, locale) : '', amountText(0, locale)))}
        {cell(
          'netTotal',
          <div>
            {field('total', amountText(off.total, locale))}
            {line.total !== off.total && (
              <small>{t('quote.afterQuoteDiscount', { total: money(line.total, currency, locale) })}</small>
            )}
          </div>,
        )}
        {cell(
          'belowCatalogue',
          line.discountPercent > 0 && (
            <span className={line.discountPercent > props.limitPercent ? 'warn' : ''}>
              {shortPercent(line.discountPercent, locale)}
            </span>
          ),
        )}
        {cell('margin', line.marginPercent === undefined ? '–' : shortPercent(line.marginPercent, locale))}
        <td className="actions">
          <RowButtons {...props} open={open} toggle={() => setOpen(!open)} attempt={attempt} />
        </td>
      </tr>
      {(needsReason(typed) || problem) && (
        <ReasonRow
          ref={reasonField}
          line={line}
          asks={needsReason(typed)}
          problem={problem}
          busy={isBusy}
          save={save}
          cancel={cancel}
          t={t}
        />
      )}
      {open && <LineMore {...props} />}
    </tbody>
  );
});

const COLUMN = {
  quantity: 'quantity',
  price: 'offeredPrice',
  percent: 'percentOff',
  amount: 'amountOff',
  total: 'netTotal',
} as const;

function CataloguePrice({ line, t, locale, currency }: LineProps) {
  if (line.catalogueUnitPrice === undefined) return <small>{t('quote.freeLine')}</small>;
  return (
    <div>
      {money(line.catalogueUnitPrice, currency, locale)}
      {line.tiers
        .filter(({ quantity }) => quantity > 1)
        .map(({ quantity, unitPrice }) => (
          <small key={quantity}>{t('quote.tier', { quantity, price: amountText(unitPrice, locale) })}</small>
        ))}
    </div>
  );
}

interface ButtonsProps extends LineProps {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly attempt: Attempt['attempt'];
}

function RowButtons({ line, messages, mayEdit, edit, t, open, toggle, attempt }: ButtonsProps) {
  const news = (messages?.length ?? 0) + line.alternatives.length;
  const remove = () =>
    attempt(() =>
      edit(
        'admin/quote/removeline',
        { lineId: line.lineId },
        t('quote.mine.remove', { line: t('quote.lineNamed', { line: line.lineId, item: line.name }) }),
      ),
    );
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-label={t('quote.moreOfLine', { line: line.lineId })}
        onClick={toggle}
      >
        {t('quote.more')}
        {news ? ` (${news})` : ''} {open ? '▴' : '▾'}
      </button>{' '}
      {mayEdit && (
        <button
          type="button"
          aria-label={t('quote.removeLine', { line: line.lineId })}
          title={t('quote.removeLine', { line: line.lineId })}
          onClick={() => void remove()}
        >
          ×
        </button>
      )}
    </>
  );
}
