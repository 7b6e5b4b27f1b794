import type { Output } from '#contracts/api.ts';
import type { Returnable } from '#contracts/return/return-shapes.ts';
import {
  RETURN_CONDITIONS,
  RETURN_REASONS,
  type ReturnCondition,
  type ReturnReason,
} from '#domain/return/return.events.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { isAsked, type AskedLine } from './asked-line.ts';
import styles from './return.module.css';

interface ReturnLineProps {
  readonly line: Returnable['Lines'][number];
  readonly currency: string;
  readonly asked: AskedLine;
  readonly value: Output<'return/preview'>['Lines'][number] | undefined;
  /** A reason or condition is missed. */
  readonly isMissed: boolean;
  readonly onChange: (asked: AskedLine) => void;
}

/** Spec 3, return line: how many, why, of how many, the fee and the amount. */
export function ReturnLine({ line, currency, asked, value, isMissed, onChange }: ReturnLineProps) {
  const { t, language } = useText('return');
  const units = useUnits();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const item = line.ProductId;
  const isChosen = isAsked(asked);
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <span className={`${text.mono} ${text.quiet}`}>{item}</span>
        <br />
        {line.SkuName}
        <p className={text.quiet}>
          {t('ordered')} {units.count(line.OrderedQty, line.Unit)}
        </p>
      </div>
      {line.ReturnableQty === 0 ? (
        <p className={text.quiet}>{line.Why && t(`why.${line.Why as 'return_excluded'}`)}</p>
      ) : (
        <div className={styles.fields}>
          <TextField
            label={t('quantity')}
            hint={t('most', { most: line.ReturnableQty })}
            name={`quantity-${line.LineID}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={line.ReturnableQty}
            step={1}
            aria-label={t('quantityOf', { item })}
            value={asked.quantity}
            onChange={({ target }) => onChange({ ...asked, quantity: target.value })}
          />
          {isChosen && (
            <>
              <Select
                label={t('reasonName')}
                name={`reason-${line.LineID}`}
                aria-label={t('reasonOf', { item })}
                error={isMissed && !asked.reason ? t('reasonMissing') : undefined}
                value={asked.reason}
                options={[
                  { value: '', label: t('noReason') },
                  ...RETURN_REASONS.map(({ reason }) => ({ value: reason, label: t(`reason.${reason}`) })),
                ]}
                onChange={({ target }) => onChange({ ...asked, reason: target.value as ReturnReason })}
              />
              <Select
                label={t('conditionName')}
                name={`condition-${line.LineID}`}
                aria-label={t('conditionOf', { item })}
                error={isMissed && !asked.condition ? t('conditionMissing') : undefined}
                value={asked.condition}
                options={[
                  { value: '', label: t('noCondition') },
                  ...RETURN_CONDITIONS.map((condition) => ({ value: condition, label: t(`condition.${condition}`) })),
                ]}
                onChange={({ target }) => onChange({ ...asked, condition: target.value as ReturnCondition })}
              />
            </>
          )}
        </div>
      )}
      {isChosen && value && (
        <dl className={styles.values}>
          <dt>{t('fee')}</dt>
          <dd>{money(value.RestockingFee)}</dd>
          <dt>{t('amount')}</dt>
          <dd>
            <strong>{money(value.ReturnAmount)}</strong>
          </dd>
        </dl>
      )}
    </li>
  );
}
