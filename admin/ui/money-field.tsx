import { TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import { typedAmount } from '#admin/lib/number-input.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly currency: string;
  /** Minor units. */
  readonly most: number;
  /** What holds while nothing is typed. */
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
}

/** An amount as it is typed, with the reader's own decimal mark. */
export function MoneyField({ label, value, onChange, currency, most, placeholder = '', autoFocus = false }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const isNone = value !== '' && typedAmount(value, locale) === undefined;
  return (
    <TextField
      size="small"
      autoFocus={autoFocus}
      label={label}
      value={value}
      error={isNone}
      helperText={isNone ? t('form.notANumber') : t('orderDesk.atMost', { amount: money(most, currency, locale) })}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: 1, minWidth: 160 }}
      placeholder={placeholder}
      slotProps={{
        ...(placeholder ? { inputLabel: { shrink: true } } : {}),
        htmlInput: { inputMode: 'decimal', maxLength: 14 },
      }}
    />
  );
}
