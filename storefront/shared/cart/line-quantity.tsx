// The quantity of a line: typed and left, or stepped. Steps are gathered for a moment, so that five clicks are one
// change.
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef, useState } from 'react';
import { parseQuantity } from './quantity.ts';
import { useText } from '#storefront/lib/text.ts';
import { useResetOn } from '#storefront/lib/use-read.ts';
import styles from './line-quantity.module.css';

const gather = 400;

interface LineQuantityProps {
  readonly itemNumber: string;
  readonly quantity: number;
  /** The least that can be ordered, and what quantities are multiples of; 1 where nobody said. */
  readonly minimum?: number | undefined;
  readonly step?: number | undefined;
  readonly onChange: (quantity: number) => Promise<boolean>;
}

export function LineQuantity({ itemNumber, quantity, minimum = 1, step = 1, onChange }: LineQuantityProps) {
  const { t } = useText(['cart', 'common']);
  const [typed, setTyped] = useState(String(quantity));
  const [wrong, setWrong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Enter commits, and so does leaving the field afterwards: one change all the same. */
  const underWay = useRef<number>(undefined);
  useResetOn(quantity, () => setTyped(String(quantity)));
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = async (text: string) => {
    clearTimeout(timer.current);
    const wanted = parseQuantity(text);
    setWrong(wanted === undefined);
    if (wanted === undefined || wanted === quantity || wanted === underWay.current) return;
    underWay.current = wanted;
    const done = await onChange(wanted);
    underWay.current = undefined;
    if (!done) setTyped(String(quantity));
  };
  const stepBy = (steps: number) => {
    const from = parseQuantity(typed) ?? quantity;
    // From what is no multiple to the next one that is.
    const nearest = steps > 0 ? Math.floor(from / step) : Math.ceil(from / step);
    const next = String(Math.max(minimum, (nearest + steps) * step));
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void commit(next), gather);
  };

  return (
    <div>
      <div className={styles.field}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('less', { item: itemNumber })}
          disabled={typed === String(minimum)}
          onClick={() => stepBy(-1)}
        >
          <IconMinus aria-hidden size={16} />
        </button>
        <input
          className={styles.input}
          value={typed}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          aria-label={t('common:quantityOf', { item: itemNumber })}
          aria-invalid={wrong || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void commit(typed)}
          onKeyDown={(event) => event.key === 'Enter' && void commit(typed)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t('more', { item: itemNumber })}
          onClick={() => stepBy(1)}
        >
          <IconPlus aria-hidden size={16} />
        </button>
      </div>
      {wrong && (
        <p className={styles.error} role="alert">
          {t('common:quantityInvalid')}
        </p>
      )}
    </div>
  );
}
