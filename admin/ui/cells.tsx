// Inputs for the cells of a table that is edited in place: the label is heard only, unless `Labelled` shows it.
import { Box, Checkbox, InputBase, MenuItem, Select, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useTypedNumber } from '#admin/lib/use-typed-number.ts';

interface CellProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
}

const frame = {
  width: '100%',
  px: 0.75,
  border: '1px solid',
  borderColor: 'grey.500',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: 13,
  '&.Mui-focused': { borderColor: 'primary.main' },
  '&.Mui-error': { borderColor: 'error.main' },
} as const;

export const TextCell = ({
  label,
  value,
  onChange,
  disabled,
  maxLength = 120,
  type = 'text',
}: CellProps<string> & { readonly maxLength?: number; readonly type?: 'text' | 'date' | 'time' }) => (
  <InputBase
    value={value}
    type={type}
    disabled={disabled ?? false}
    onChange={({ target }) => onChange(target.value)}
    inputProps={{ 'aria-label': label, maxLength }}
    sx={frame}
  />
);

interface NumberProps extends CellProps<number | null> {
  /** So many of what is stored are one of what is shown: 100 for cents, 1000 for grams shown as kilograms. */
  readonly scale?: number;
  readonly decimals?: number;
  /** An empty cell stands for none; otherwise it is an error. */
  readonly mayBeEmpty?: boolean;
  /** All decimals are shown: 15.30. */
  readonly isMoney?: boolean;
}

/** A number as it is typed, with the reader's own decimal mark. What is no number is NaN, which the server refuses. */
export function NumberCell({
  label,
  value,
  onChange,
  disabled,
  scale = 1,
  decimals = 0,
  mayBeEmpty = false,
  isMoney = false,
}: NumberProps) {
  const [wasLeft, setLeft] = useState(false);
  const t = useTranslate();
  const problem = useId();
  const { text, type, isInvalid } = useTypedNumber({ value, onChange, scale, decimals, mayBeEmpty, isMoney });
  const isNone = isInvalid && text !== '';
  return (
    <>
      <InputBase
        value={text}
        disabled={disabled ?? false}
        error={(wasLeft || text !== '') && isInvalid}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => type(target.value)}
        inputProps={{
          'aria-label': label,
          inputMode: 'decimal',
          maxLength: 14,
          style: { textAlign: 'end' },
          ...(isNone ? { 'aria-describedby': problem } : {}),
        }}
        sx={frame}
      />
      {isNone && (
        <Typography id={problem} variant="caption" color="error" component="p">
          {t('form.notANumber')}
        </Typography>
      )}
    </>
  );
}

export const SelectCell = <Value extends string>({
  label,
  value,
  onChange,
  disabled,
  choices,
}: CellProps<Value> & { readonly choices: readonly { readonly id: Value; readonly name: string }[] }) => (
  <Select<Value>
    value={value}
    disabled={disabled ?? false}
    displayEmpty
    onChange={({ target }) => onChange(target.value as Value)}
    input={<InputBase sx={frame} />}
    SelectDisplayProps={{ 'aria-label': label }}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id} dense>
        {name || '\u00a0'}
      </MenuItem>
    ))}
  </Select>
);

export const CheckCell = ({ label, value, onChange, disabled }: CellProps<boolean>) => (
  <Checkbox
    size="small"
    checked={value}
    disabled={disabled ?? false}
    onChange={({ target }) => onChange(target.checked)}
    slotProps={{ input: { 'aria-label': label } }}
    sx={{ p: 0.25 }}
  />
);

/** A cell outside a table, with its label above it. Width in pixels. */
export const Labelled = ({
  label,
  width,
  children,
}: {
  readonly label: string;
  readonly width: number;
  readonly children: ReactNode;
}) => (
  <Box sx={{ width }}>
    <Typography sx={{ fontSize: 12, lineHeight: '16px', mb: 0.25 }} color="text.secondary" component="p">
      {label}
    </Typography>
    {children}
  </Box>
);
