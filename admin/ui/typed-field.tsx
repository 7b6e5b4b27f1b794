import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly disabled?: boolean;
  readonly show: (value: number) => string;
  /** Undefined: no value. */
  readonly read: (text: string) => number | undefined;
  readonly onChange: (value: number) => void;
  readonly unit?: string;
  readonly width: number;
}

/** A number as it is typed: what is being typed stays as it is, and counts as soon as it is a number. */
export function TypedField({ label, value, disabled = false, show, read, onChange, unit, width }: Props) {
  const t = useTranslate();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === undefined ? '' : show(value));
  const isWrong = typed !== undefined && read(typed) === undefined;
  return (
    <TextField
      size="small"
      fullWidth={false}
      label={label}
      value={text}
      disabled={disabled}
      error={isWrong}
      helperText={isWrong && typed ? t('form.notANumber') : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = read(target.value);
        if (number !== undefined) onChange(number);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
      sx={{ width }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 14, style: { textAlign: 'right' } },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
