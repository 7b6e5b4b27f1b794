import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PriceRounding } from '#domain/shared/price/price-arithmetic.ts';

/** Those that shops use; others can be sent by programs, and are shown as they are. */
const ROUNDINGS: Readonly<Record<string, PriceRounding>> = {
  minor: { step: 1, less: 0 },
  five: { step: 5, less: 0 },
  ten: { step: 10, less: 0 },
  ninetyFive: { step: 100, less: 5 },
  ninetyNine: { step: 100, less: 1 },
  whole: { step: 100, less: 0 },
};

interface Props {
  readonly value: PriceRounding;
  readonly disabled?: boolean;
  readonly onChange: (rounding: PriceRounding) => void;
}

export function RoundingField({ value, disabled = false, onChange }: Props) {
  const t = useTranslate();
  const [name] =
    Object.entries(ROUNDINGS).find(([, { step, less }]) => step === value.step && less === value.less) ?? [];
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={t('priceList.rounding.name')}
      value={name ?? 'other'}
      disabled={disabled}
      onChange={({ target }) => {
        const rounding = ROUNDINGS[target.value];
        if (rounding) onChange(rounding);
      }}
      sx={{ minWidth: 150 }}
    >
      {Object.keys(ROUNDINGS).map((one) => (
        <MenuItem key={one} value={one}>
          {t(`priceList.rounding.${one}`)}
        </MenuItem>
      ))}
      {!name && <MenuItem value="other">{`${value.step} − ${value.less}`}</MenuItem>}
    </TextField>
  );
}
