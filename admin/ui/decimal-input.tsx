import { TextField } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useTypedNumber } from '#admin/lib/use-typed-number.ts';

interface Props {
  readonly source: string;
  /** Key of the field's name. */
  readonly label: string;
  /** So many of what is stored are one of what is shown: 1000 for grams shown as kilograms. */
  readonly scale: number;
  readonly decimals: number;
}

/** A number with decimals in a form, typed with the reader's own decimal mark whatever language the browser speaks. */
export function DecimalInput({ source, label, scale, decimals }: Props) {
  const t = useTranslate();
  const {
    id,
    field,
    fieldState: { error },
    formState: { disabled },
  } = useInput<number | null>({ source });
  const value = typeof field.value === 'number' ? field.value : null;
  const { text, type, isInvalid } = useTypedNumber({ value, onChange: field.onChange, scale, decimals });
  return (
    <TextField
      id={id}
      label={t(label)}
      value={text}
      fullWidth
      disabled={disabled}
      error={isInvalid || error !== undefined}
      helperText={error?.message ?? (isInvalid && text ? t('form.notANumber') : undefined)}
      onBlur={field.onBlur}
      onChange={({ target }) => type(target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
    />
  );
}
