import { TextField } from '@mui/material';
import { useInput, useTranslate, ValidationError, type Validator } from 'react-admin';
import { useTypedNumber } from '#admin/lib/use-typed-number.ts';

export interface DecimalInputProps {
  readonly source: string;
  /** Key of the field's name. */
  readonly label: string;
  /** So many of what is stored are one of what is shown: 1000 for grams shown as kilograms. */
  readonly scale: number;
  readonly decimals: number;
  readonly validate?: Validator | Validator[];
  /** Key of what is said below it. */
  readonly help?: string;
  /** Nothing is a value, too: null. */
  readonly mayBeEmpty?: boolean;
  /** All decimals are shown: 15.30. */
  readonly isMoney?: boolean;
}

/** A number with decimals in a form, typed with the reader's own decimal mark whatever language the browser speaks. */
export function DecimalInput({
  source,
  label,
  scale,
  decimals,
  validate,
  help,
  mayBeEmpty = false,
  isMoney = false,
}: DecimalInputProps) {
  const t = useTranslate();
  const {
    id,
    field,
    fieldState: { error },
    formState: { disabled },
    isRequired,
  } = useInput<number | null>({ source, ...(validate ? { validate } : {}) });
  const value = typeof field.value === 'number' ? field.value : null;
  const { text, type } = useTypedNumber({ value, onChange: field.onChange, scale, decimals, mayBeEmpty, isMoney });
  const isNoNumber = Number.isNaN(field.value);
  const below = help && t(help);
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={t(label)}
      value={text}
      fullWidth
      disabled={disabled}
      error={isNoNumber || error !== undefined}
      helperText={
        error?.message ? <ValidationError error={error.message} /> : isNoNumber && text ? t('form.notANumber') : below
      }
      onBlur={field.onBlur}
      onChange={({ target }) => type(target.value)}
      // Said by the form, as of its other fields, and not by the browser.
      slotProps={{
        inputLabel: { required: isRequired },
        htmlInput: { inputMode: 'decimal', maxLength: 14, 'aria-required': isRequired, 'data-scale': scale },
      }}
    />
  );
}
