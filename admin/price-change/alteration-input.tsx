import { MenuItem, TextField } from '@mui/material';
import { useInput, useLocaleState, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { minorDigits } from '#admin/lib/format.ts';
import { amountText, percentText, typedAmount, typedNumber } from '#admin/lib/number-input.ts';
import { TypedField } from '#admin/ui/typed-field.tsx';
import type { PriceAlteration } from '#domain/shared/price/price-arithmetic.ts';

const FIRST: Readonly<Record<PriceAlteration['kind'], PriceAlteration>> = {
  percent: { kind: 'percent', by: 3_500 },
  amount: { kind: 'amount', by: 100 },
  set: { kind: 'set', to: 1_000 },
};

/** By how many percent, by which amount, or to which price. */
export function AlterationInput({ source, currency }: { readonly source: string; readonly currency: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { disabled } = useFormState();
  const { field } = useInput<PriceAlteration>({ source });
  const value = field.value as PriceAlteration;
  const digits = minorDigits(currency);
  return (
    <>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={t('priceChange.alteration')}
        value={value.kind}
        disabled={disabled}
        onChange={({ target }) => field.onChange(FIRST[target.value as PriceAlteration['kind']])}
        sx={{ minWidth: 170 }}
      >
        {(['percent', 'amount', 'set'] as const).map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`priceChange.kind.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {value.kind === 'percent' ? (
        <TypedField
          key="percent"
          label={t('priceChange.by')}
          value={value.by}
          disabled={disabled}
          show={(by) => percentText(by / 1_000, locale)}
          read={(text) => {
            const percent = typedNumber(text.replace('+', ''), locale);
            return percent === undefined ? undefined : Math.round(percent * 1_000);
          }}
          onChange={(by) => field.onChange({ kind: 'percent', by })}
          unit="%"
          width={120}
        />
      ) : (
        <TypedField
          key={value.kind}
          label={t(value.kind === 'set' ? 'priceChange.to' : 'priceChange.by')}
          value={value.kind === 'set' ? value.to : value.by}
          disabled={disabled}
          show={(amount) => amountText(amount, locale, digits)}
          read={(text) => typedAmount(text.replace('+', ''), locale, digits)}
          onChange={(amount) =>
            field.onChange(value.kind === 'set' ? { kind: 'set', to: amount } : { kind: 'amount', by: amount })
          }
          unit={currency}
          width={150}
        />
      )}
    </>
  );
}
