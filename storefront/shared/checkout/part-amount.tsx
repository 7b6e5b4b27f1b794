import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from './checkout.module.css';

interface PartAmountProps {
  readonly number: number;
  readonly typed: string;
  /** Minor units; undefined where the part says itself how much it pays. */
  readonly rest: number | undefined;
  /** Minor units of the whole order. */
  readonly most: number;
  readonly currency: string;
  readonly isWrong: boolean;
  readonly onType: (typed: string) => void;
  readonly onRemove: () => void;
}

/** How much one of several payments pays: what is typed, or what the others leave. */
export function PartAmount({ number, typed, rest, most, currency, isWrong, onType, onRemove }: PartAmountProps) {
  const { t, language } = useText('checkout');
  return (
    <>
      <div className={layout.headRow}>
        <h3>{t('partOf', { number })}</h3>
        <Button kind="link" aria-label={t('removePart', { number })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      {rest === undefined ? (
        <div className={styles.partAmount}>
          <TextField
            label={t('partAmount', { currency })}
            name={`amount${number}`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={isWrong ? t('partTooMuch', { most: formatMoney(most, currency, language) }) : undefined}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
      ) : (
        <p role="status">
          {t('partRest')} <strong>{formatMoney(rest, currency, language)}</strong>
        </p>
      )}
    </>
  );
}
