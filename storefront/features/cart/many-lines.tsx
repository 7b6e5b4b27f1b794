import { useDeferredValue, useState } from 'react';
import type { OrderLine } from '#contracts/order/order.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { CartCommands } from './cart-commands.ts';
import { CartLine } from './cart-line.tsx';
import { LINE_SORTS, linesShown, type LineSort } from './chosen-lines.ts';
import styles from './many-lines.module.css';

interface ManyLinesProps {
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  readonly commands: CartCommands;
}

/** Lines of a long cart: found, sorted, and several removed at once. */
export function ManyLines({ lines, currency, commands }: ManyLinesProps) {
  const { t, language } = useText(['cart', 'common']);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<LineSort>('added');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState(false);
  const shown = linesShown(lines, useDeferredValue(typed), sort, language);
  const chosenShown = shown.filter(({ LineID }) => chosen.has(LineID)).map(({ LineID }) => LineID);
  const choose = (lineIds: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const lineId of lineIds) {
      if (isChosen) next.add(lineId);
      else next.delete(lineId);
    }
    setChosen(next);
  };
  const remove = async () => {
    setRemoving(true);
    const isDone = await commands.removeLines(chosenShown);
    setRemoving(false);
    if (!isDone) return;
    setChosen(new Set());
    focusHeading();
  };
  return (
    <>
      <search className={styles.tools} aria-label={t('many.tools')}>
        <TextField
          type="search"
          label={t('many.find')}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          label={t('many.sort')}
          value={sort}
          options={LINE_SORTS.map((value) => ({ value, label: t(`many.sorts.${value}`) }))}
          onChange={({ target }) => setSort(LINE_SORTS.find((one) => one === target.value) ?? 'added')}
        />
        <div className={styles.choice}>
          <CheckBox
            checked={shown.length > 0 && chosenShown.length === shown.length}
            onChange={({ target }) =>
              choose(
                shown.map(({ LineID }) => LineID),
                target.checked,
              )
            }
          >
            {t('many.chooseAll')}
          </CheckBox>
          {chosenShown.length > 0 && (
            <Button pending={removing} onClick={() => void remove()}>
              {t('many.removeChosen', { count: chosenShown.length })}
            </Button>
          )}
          {typed !== '' && (
            <span className={text.quiet} role="status">
              {t('many.found', { count: shown.length })}
            </span>
          )}
        </div>
      </search>
      <ul className={layout.sheet} aria-label={t('heading')}>
        {shown.map((line) => (
          <CartLine
            key={line.LineID}
            line={line}
            currency={currency}
            commands={commands}
            choice={
              <input
                type="checkbox"
                aria-label={t('many.chooseLine', { item: line.ProductId })}
                checked={chosen.has(line.LineID)}
                onChange={({ target }) => choose([line.LineID], target.checked)}
              />
            }
          />
        ))}
      </ul>
    </>
  );
}
